import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";

const adviceOn = (input: PitchText) => {
  const advice = analysePitchText(input)
    .claims.filter(({ kind }) => kind === "advice")
    .map(({ text }) => text);
  return { first: advice[0] ?? "", all: advice.join("\n") };
};
const answer = (question: string, content: string) => adviceOn({ pitchType: "rh", question, content });

describe("an answer on something done", () => {
  it("is asked for « je » where all is told with « on »", () => {
    const told = (by: "on" | "je") =>
      answer(
        "De quelle réussite êtes-vous le plus fier ?",
        by === "on"
          ? "Ma plus belle réussite, c’est le salon de Limoges. On a monté le stand en une nuit, on a installé douze postes de démonstration, et on a accueilli trois cents visiteurs. Le samedi, on a perdu le courant pendant une heure et on a continué à la lampe. À la fin on a signé onze contrats."
          : "Ma plus belle réussite, c’est le salon de Limoges. J’ai dessiné le stand, on a installé douze postes de démonstration, et on a accueilli trois cents visiteurs. Le samedi, on a perdu le courant pendant une heure et on a continué à la lampe. À la fin j’ai signé onze contrats.",
      ).all;
    expect(told("on")).toContain("jamais «\u00a0j’ai\u00a0»");
    expect(told("je")).not.toContain("jamais «\u00a0j’ai\u00a0»");
  });

  it("is asked for one day where it tells what is always done", () => {
    const { first } = answer(
      "Racontez une situation où vous avez dû calmer un client.",
      "Des clients mécontents, il y en a souvent au comptoir des locations. Quand il y a un problème sur une voiture, je reste toujours calme et je propose une solution. Il faut savoir écouter, parce que les gens ont souvent besoin de parler. En général tout se termine bien.",
    );
    expect(first).toContain("l’on vous demande une fois");
  });

  it("is asked what the speaker did where all is done by others", () => {
    const { first } = answer(
      "Donnez-moi un exemple de travail en équipe.",
      "Au gymnase, l’équipe est très soudée. En mai, il y a eu une fuite au plafond pendant le tournoi. Yanis a coupé l’eau dans le local. Martine a appelé le plombier et elle a déplacé les vestiaires. Tout le monde s’est bien entendu, et c’est cela qui compte pour moi.",
    );
    expect(first).toContain("on sait ce qu’ont fait les autres");
  });

  it("is asked for one success where it gives places and years", () => {
    const path = (end: string) =>
      answer(
        "Présentez-vous.",
        `Bonjour, je m’appelle Gaëlle. J’ai travaillé huit ans dans une imprimerie de Nantes, au façonnage, puis quatre ans dans une papeterie. Je suis sérieuse et organisée. ${end}Je cherche maintenant un atelier plus petit.`,
      ).all;
    expect(path("")).toContain("on sait où vous étiez, et pas encore ce que vous y avez réussi");
    expect(
      path(
        "En 2022, j’ai réglé la plieuse que personne ne voulait toucher, et on a gâché deux fois moins de papier. ",
      ),
    ).not.toContain("on sait où vous étiez");
  });

  it("is asked what changed where the fault, its cost and its remedy are told", () => {
    const fault = (end: string) =>
      answer(
        "Quel est votre principal défaut ?",
        `Mon défaut, je dirais que j’ai du mal à dire non. Une fois j’ai accepté trop de livraisons le même jour, je ne savais pas comment refuser, et un client a attendu pour rien. Depuis, j’essaie de réfléchir un peu plus avant de répondre. ${end}`,
      );
    expect(fault("").first).toContain("dites ce qui a changé");
    expect(fault("").all).not.toContain("Nommez un vrai défaut");
    expect(fault("Mon responsable m’a dit en mars qu’il ne rappelait plus derrière moi.").all).not.toContain(
      "dites ce qui a changé",
    );
  });

  it("keeps the quality that is shown", () => {
    const { first } = answer(
      "Quelles sont vos qualités ?",
      "Je suis ponctuelle, curieuse et tenace. En janvier, la fermeture d’une robe de mariée a cassé à vingt minutes de la cérémonie. J’ai recousu la mariée dans sa robe, à genoux sur le parvis, et elle est entrée à l’heure. Je pense que c’est ce qu’il vous faut.",
    );
    expect(first).toContain("vous en montrez une seule");
  });
});

describe("where the best line stands", () => {
  it("comes first where the rest only explains", () => {
    const { first } = adviceOn({
      pitchType: "perso",
      audience: "un jury",
      question: "Pourquoi le bruit fatigue-t-il ?",
      content:
        "Ma question porte sur le bruit : pourquoi nous fatigue-t-il, même quand nous dormons ? Le son est une vibration de l’air, qui se mesure en décibels. L’oreille la transmet au cerveau, qui ne se ferme jamais. Le cerveau lance alors une alerte, et le cœur accélère. Quand j’étais petit, je dormais au-dessus d’une boulangerie, et je me réveillais à quatre heures sans savoir pourquoi. Les études montrent que le rythme du cœur change à chaque camion. Pour conclure, le silence est un besoin du corps.",
    });
    expect(first).toMatch(
      /^Commencez par «\u00a0Quand j’étais petit, je dormais au-dessus d’une boulangerie/u,
    );
  });

  it("is told what the request is only late where it only asserts before", () => {
    const { first } = adviceOn({
      pitchType: "perso",
      audience: "le conseil municipal",
      content:
        "Mesdames et messieurs, la place de l’arbre en ville est un enjeu majeur. Nous savons tous que la nature est essentielle à notre bien-être. Il est temps d’agir ensemble pour les générations futures. L’avenir appartient à ceux qui plantent. Nous vous demandons de planter quarante tilleuls sur l’avenue de la Gare avant le 30 novembre.",
    });
    expect(first).toMatch(/^Dites dès le début «\u00a0Nous vous demandons de planter quarante tilleuls/u);
  });

  it("is asked for one moment in a farewell made of praise", () => {
    const { first } = adviceOn({
      pitchType: "perso",
      audience: "les collègues",
      question: "Discours de départ à la retraite d’une collègue",
      content:
        "Chère Annick, nous sommes réunis pour fêter ton départ. Tu as toujours été une collègue patiente et généreuse, à l’écoute de tous. Ta bonne humeur va nous manquer. Nous te souhaitons une belle retraite, et nous te remercions pour tout.",
    });
    expect(first).toMatch(
      /^Après «\u00a0Tu as toujours été une collègue patiente.*racontez le jour où vous l’avez vu/u,
    );
  });

  it("is an example where an explanation has none", () => {
    const { first } = adviceOn({
      pitchType: "perso",
      audience: "une classe de seconde",
      question: "Expliquer la photosynthèse",
      content:
        "La photosynthèse est le processus par lequel les végétaux fabriquent leur matière organique. Elle consiste à transformer le dioxyde de carbone et l’eau en glucides, grâce à l’énergie lumineuse. Elle se déroule dans les chloroplastes, qui contiennent la chlorophylle. Ce pigment absorbe certaines longueurs d’onde de la lumière. Le dioxygène est rejeté par les stomates des feuilles. La photosynthèse est donc à la base des chaînes alimentaires.",
    });
    expect(first).toContain("donnez un exemple que chacun connaît");
  });
});
