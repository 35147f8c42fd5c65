import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";
import { type PitchText, PREFILLED_OBJECTIVE } from "../pitch.ts";

const linesOf = (input: PitchText) => {
  const { metrics, claims } = analysePitchText(input);
  return [
    ...metrics.flatMap(({ explanation }) => explanation.split("\n")),
    ...claims.filter(({ kind }) => kind === "advice").map(({ text }) => text),
  ];
};
const about = (input: PitchText, words: string) => linesOf(input).filter((line) => line.includes(words));

const answer = (content: string, question = "Racontez une situation difficile."): PitchText => ({
  pitchType: "rh",
  question,
  content,
});
const sale = (content: string): PitchText => ({ pitchType: "produit", content });

describe("what is asked of words that anybody would say", () => {
  it("asks nobody for the day on which a maxim was seen", () => {
    const maxim = answer(
      "Dans la vie il faut savoir rester calme avec tout le monde. La communication est primordiale dans une équipe. On apprend toujours de ses erreurs. Il est important de se remettre en question. Voilà ce que je peux dire des conflits au travail en général.",
    );
    const lines = linesOf(maxim);
    expect(lines.join("\n")).not.toContain("croire sur parole");
    expect(lines.join("\n")).not.toContain("où cela s’est vu");
  });

  it("asks for one seen quality, and not where the next sentence shows it", () => {
    const bare = answer(
      "Je suis quelqu'un de très sérieux et ponctuel. J'aime le contact et la bonne ambiance. Je pense convenir à votre équipe. Mes horaires sont souples et je suis disponible tout de suite.",
      "Parlez-moi de vous.",
    );
    expect(about(bare, "sérieux et ponctuel").length).toBeGreaterThan(0);
    const shown = answer(
      "Je suis quelqu'un de très sérieux et ponctuel. En deux ans au dépôt de Lunel, j'ai ouvert les grilles à cinq heures 480 matins de suite, et mon chef m'a laissé les clés. J'aime le contact et la bonne ambiance. Je pense convenir à votre équipe.",
      "Parlez-moi de vous.",
    );
    expect(about(shown, "sérieux et ponctuel").filter((line) => /racontez/iu.test(line))).toEqual([]);
  });

  it("asks a seller what a person gains by a ready-made promise", () => {
    const promise = sale(
      "Bonjour à tous. Notre société propose une solution innovante pour les bureaux. Nous sommes à votre écoute toute l'année. Notre offre s'adapte à chacun. N'hésitez pas à nous contacter.",
    );
    expect(about(promise, "une personne").length).toBeGreaterThan(0);
  });
});

describe("what careful readers refused", () => {
  it("calls facts few only where they are few", () => {
    const full = answer(
      "Moi c'est Odile, je suis dans le voyage depuis vingt-six ans. J'ai commencé chez Belmar à Limoges, puis deux ans au Maroc, et onze ans responsable d'une agence de quatre personnes. En 2020 j'ai remboursé trois cent douze dossiers. Je parle espagnol.",
      "Parlez-moi de vous.",
    );
    expect(linesOf(full).join("\n")).not.toContain("peu de faits");
  });

  it("stops before an excuse at the end, whatever stands before it", () => {
    const lines = about(
      answer(
        "Je fais surtout des groupes, des clubs de retraités. J'ai tenu l'agence de Dinan pendant onze ans. Je connais les logiciels de réservation. Je sais pas si c'est ça que vous vouliez.",
        "Parlez-moi de vous.",
      ),
      "c'est ça que vous vouliez",
    );
    expect(lines.join("\n")).toMatch(/Arrêtez-vous|Retirez/u);
  });

  it("hears a number run down by its speaker as an excuse", () => {
    const lines = linesOf(
      sale(
        "Désolée, je n'ai pas eu le temps de finir les diapos. Je prête des vêtements pour les entretiens. J'ai demandé à dix-neuf étudiants, c'est pas énorme, mais treize ont dit oui. Je cherche une place pour le vestiaire.",
      ),
    ).join("\n");
    expect(lines).toMatch(/Vous vous excusez au moins|vos excuses/u);
    expect(lines).not.toMatch(/excus[^\n]*treize ont dit oui/u);
  });

  it("asks nobody to show what they do not do", () => {
    const lines = about(
      answer(
        "Dans cinq ans je me projette pas trop, je vis au jour le jour. Je veux évoluer, ça c'est sûr. L'important pour moi c'est d'apprendre. J'aime bien le vélo et le contact avec les gens.",
        "Où vous voyez-vous dans cinq ans ?",
      ),
      "je vis au jour le jour",
    );
    expect(lines.filter((line) => /croire sur parole|racontez une fois/iu.test(line))).toEqual([]);
  });

  it("asks nobody for a case of their pay", () => {
    const pay = linesOf(
      answer(
        "Le salaire, c'est une question. Le métier a beaucoup changé, et on se fatigue plus vite. Je pense que les entreprises ne s'en rendent pas compte. C'est un peu comme ça que je vois les choses.",
        "Quelles sont vos prétentions salariales ?",
      ),
    ).join("\n");
    expect(pay).toMatch(/une somme ou deux bornes/u);
    expect(pay).not.toMatch(/donnez un cas|une de ces choses/iu);
  });

  it("asks for the name of no thing that is named at once", () => {
    const lines = about(
      answer(
        "Plus tard, j'aimerais bien avoir mon truc à moi, un café pour cyclistes. En attendant je veux apprendre la vente. Je suis disponible dès lundi. J'habite à deux rues du magasin.",
        "Où vous voyez-vous dans cinq ans ?",
      ),
      "on ne sait pas de quoi il s’agit",
    );
    expect(lines).toEqual([]);
  });

  it("cuts no end that turns to those who asked", () => {
    const lines = linesOf(
      answer(
        "On me reconnaît de la mémoire, et je m'en sers. À la quincaillerie où j'ai tenu le comptoir vingt ans, je disais « bonjour monsieur Lebrun, la scie ou la ponceuse ? » avant qu'il ait parlé. Cela paraît peu de chose, mais un client reconnu s'énerve moins. J'ai aussi de la fermeté, ce qui étonne, car je parle doucement. Quand le rayon était vide, je le disais au lieu de promettre pour faire plaisir. Le gérant a fini par afficher mes listes dans la réserve à la place des siennes. Vos patients à vous appelleront inquiets, et je ne prétends pas que ce soit la même chose. Mais retenir un nom, dire honnêtement s'il y a de la place et ne jamais laisser sonner, cela, je saurai le faire dès lundi.",
        "Vos qualités ?",
      ),
    ).join("\n");
    expect(lines).not.toMatch(/[Ff]iniss(?:ez|e|ir) sur/u);
  });
});

describe("where a speech starts and stops", () => {
  const tale =
    "Mon voisin a sonné un soir avec une échelle sous le bras. Il voulait décrocher mon chat du tilleul. On a passé deux heures dans les branches. Le chat est descendu tout seul.";

  it("says from where to start after an apology, and nothing of a start that tells", () => {
    const sorry: PitchText = {
      pitchType: "perso",
      question: "Racontez une histoire.",
      content: `Excusez-moi, je suis pas très doué pour raconter. ${tale}`,
    };
    expect(about(sorry, "pas très doué").join(" ")).toMatch(/excus|reprochait/u);
    expect(linesOf({ ...sorry, content: tale }).join("\n")).not.toMatch(/excus|reprochait/u);
  });

  it("stops before a leave that adds nothing, and never works on it", () => {
    const leave: PitchText = {
      pitchType: "perso",
      question: "Racontez une histoire.",
      content: `${tale} Pardon, c'est tout.`,
    };
    const told = about(leave, "c'est tout");
    expect(told.join(" ")).not.toContain("Travaillez");
    expect(told.join(" ")).toMatch(/Arrêtez-vous à .* sans ajouter/u);
  });
});

describe("an objective that nobody wrote", () => {
  const answered = answer(
    "J'ai tenu la caisse d'une boulangerie pendant quatre ans. Je sais compter un fond de caisse et parler à un client pressé. Je suis motivée par votre maison et par le travail en équipe.",
    "Pourquoi ce poste vous intéresse-t-il ?",
  );

  it("is neither quoted nor counted", () => {
    const untouched = { ...answered, target: PREFILLED_OBJECTIVE.rh };
    expect(linesOf(untouched)).toEqual(linesOf(answered));
    expect(linesOf(untouched).join("\n")).not.toContain(PREFILLED_OBJECTIVE.rh);
  });
});

describe("excuses", () => {
  const plain =
    "Le robinet du gîte fuyait depuis trois jours. J'ai démonté la bague et le joint m'est resté dans la main. Le voisin m'en a donné un, taillé dans une chambre à air.";

  it("are counted where they come back, and may go", () => {
    const sorry = sale(
      `Excusez-moi, je n'ai pas l'habitude. ${plain} Je ne sais pas si c'est clair, désolé. Venez le voir samedi.`,
    );
    const told = linesOf(sorry).join("\n");
    expect(told).toMatch(/Vous vous excusez|Retirez vos excuses/u);
    expect(told).toContain("personne ne vous reproche rien");
  });

  it("are told first where they stand all over, and with them what makes little of the speaker", () => {
    const little = sale(
      `Excusez-moi, je vais pas vous embêter longtemps. Nous réparons des vélos à Nantes. C'est pas grand-chose, on n'est pas des professionnels. L'atelier ouvre le samedi. Peut-être que je saurai pas répondre. Vous avez sûrement autre chose à faire.`,
    );
    const report = analysePitchText(little);
    expect(report.recommendations.suggestions[0]).toContain("Retirez vos excuses");
    expect(linesOf(little).join("\n")).toMatch(/Vous vous excusez ou vous diminuez au moins quatre fois/u);
  });

  it("are none where somebody else excuses themselves, or once", () => {
    const reported = sale(
      `${plain} Il a demandé pardon deux fois, puis il a dit « excusez-moi ». Désolé du bruit.`,
    );
    expect(linesOf(reported).join("\n")).not.toMatch(/Vous vous excusez|vos excuses/u);
  });

  it("at the end are left out, and what changed since is not", () => {
    const answer = (end: string): PitchText => ({
      pitchType: "rh",
      question: "Racontez une difficulté.",
      content: `${plain} On a relancé l'eau à minuit. ${end}`,
    });
    const stops = (end: string) => linesOf(answer(end)).filter((line) => line.includes("Arrêtez-vous à"));
    const doubt = linesOf(answer("Voilà, pardon, j'ai pas d'autre exemple."));
    expect(doubt.join("\n")).toMatch(
      /(?:Arrêtez-vous à|Finissez sur) «.On a relancé|Vous finissez par vous excuser|Retirez «.pardon/u,
    );
    expect(stops("Depuis, je garde un joint dans le camion.")).toEqual([]);
    // Without punctuation, the apology may follow the outcome of the story.
    const bare = answer(
      "d'ailleurs en mars la vanne a lâché et j'ai perdu que la soirée je sais pas si ça répond",
    );
    const unmarked = { ...bare, content: bare.content.toLowerCase().replaceAll(/[.,]/g, "") };
    expect(linesOf(unmarked).filter((line) => /sans ajouter.*perdu que la soirée/u.test(line))).toEqual([]);
  });
});

describe("what is not told", () => {
  it("takes a sentence on the same thing for no repetition, and the same one for one", () => {
    const once: PitchText = {
      pitchType: "perso",
      question: "Expliquez le chemin de la gare.",
      content:
        "Tu prends la rue du lavoir jusqu'au bout. Tu verras, il y a un arrêt de bus. Tu tournes à gauche devant la boulangerie. Et tu verras, c'est un arrêt de bus aussi. La gare est derrière le parc.",
    };
    expect(linesOf(once).join("\n")).not.toContain("deux fois");
    const twice = sale(
      "Nos paniers partent du champ le mardi matin. La voisine les livre à vélo. Nos paniers partent du champ le mardi matin. Une douzaine de familles les prend. Venez en goûter un samedi.",
    );
    expect(linesOf(twice).join("\n")).toContain("deux fois");
  });

  it("proposes a cut only where both halves stand", () => {
    const long = sale(
      "L'atelier ouvre le mercredi. Quand les parents arrivent vers seize heures avec les vélos de la semaine, on les pose sur les pieds de réparation, et les enfants démontent eux-mêmes la roue arrière pendant que nous regardons les freins. La chaîne se graisse ensuite. Chacun repart avec son vélo. Passez nous voir samedi.",
    );
    const line = linesOf(long).find((each) => /oupez-la/u.test(each)) ?? "";
    const resumed = line.match(/« ([^»]*) »/gu)?.at(-1) ?? "« on »";
    expect(resumed).toMatch(
      /^«\s(?:et |mais |car |donc )?(?:on|les|nous|je|il|elle|ils|elles|la|le|chacun)/u,
    );
  });

  it("asks no day of what is done at once, and one of what is sought", () => {
    const stall = sale(
      "Approchez, messieurs dames. Ce fromage a passé huit mois dans la cave de mon oncle. La croûte se mange, elle sent la noisette. Goûtez ce morceau, il est pour vous.",
    );
    expect(linesOf(stall).join("\n")).not.toContain("pour quand");
  });

  it("keeps a moment, and no way to it", () => {
    const trip: PitchText = {
      pitchType: "perso",
      question: "Racontez une soirée.",
      content:
        "On est partis vers vingt heures, on a mangé d'abord. Ma sœur a renversé la soupière sur le maire, et il a dit qu'il avait froid aux pieds de toute façon. Tout le monde a ri. On est rentrés à minuit.",
    };
    expect(about(trip, "À garder").join("\n")).not.toContain("on a mangé");
  });

  it("asks for no request before people who decide on nothing, and for one before those who do", () => {
    const shown =
      "Notre atelier répare les poussettes du quartier. On garde les roues de celles qui sont perdues. Le mercredi, deux retraités nous prêtent leurs outils. Les poussettes repartent propres et solides. La récupération est une chose importante pour nous. C'est comme cela depuis l'hiver.";
    const asked = (audience: string) =>
      linesOf({ ...sale(shown), audience }).filter((line) =>
        /vous demandez|quoi vous répondre|rien demandé/u.test(line),
      );
    expect(asked("des camarades de promotion")).toEqual([]);
    expect(asked("le conseil municipal").length).toBeGreaterThan(0);
  });

  it("shows a sentence that is praised on one card only", () => {
    const told: PitchText = {
      pitchType: "perso",
      question: "Racontez une soirée.",
      content:
        "Ma sœur a renversé la soupière sur le maire, et il a dit qu'il avait froid aux pieds de toute façon. Tout le monde a ri. Mon père a sorti la nappe du dimanche et il a essuyé les chaussures du maire, une par une. On est rentrés à minuit avec le chien. Depuis, chez nous, on sert la soupe à la louche.",
    };
    const { metrics } = analysePitchText(told);
    expect(metrics.filter(({ explanation }) => explanation.includes("renversé la soupière"))).toHaveLength(1);
  });
});
