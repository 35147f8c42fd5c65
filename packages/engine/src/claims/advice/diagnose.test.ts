import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";

const reportOn = (input: PitchText) => {
  const { claims, verdict } = analysePitchText(input);
  return {
    verdict,
    first: claims.find(({ kind }) => kind === "advice")?.text ?? "",
    advice: claims
      .filter(({ kind }) => kind === "advice")
      .map(({ text }) => text)
      .join("\n"),
    parts: claims.filter(({ kind }) => kind === "credit").map(({ part }) => part),
  };
};

describe("an answer that ends on vague words", () => {
  const question = "Parlez-moi d’un problème que vous avez résolu.";
  const story = (end: string) =>
    reportOn({
      pitchType: "rh",
      question,
      content: `L’an dernier je travaillais au service après-vente d’un magasin d’électroménager à Niort. Les clients revenaient trois ou quatre fois pour la même panne de lave-linge. J’ai repris toutes les fiches de mars une par une, et j’ai vu que le technicien ne notait jamais la pièce changée. J’ai fait un tableau avec une colonne pour la pièce et je l’ai accroché dans l’atelier. Au début mes collègues râlaient, puis ils s’y sont mis. ${end}`,
    });

  it("is asked what changed, counted as at its start", () => {
    const { first, parts } = story(
      "Au bout de quelques semaines ça s’est arrangé et tout le monde était content.",
    );
    expect(first).toContain("on ne voit pas ce qui a changé");
    expect(first).toContain("trois ou quatre fois pour la même panne");
    expect(parts).not.toContain("result");
  });

  it("is left alone where the outcome is told", () => {
    expect(story("Ça s’est bien passé : en juin, deux clients seulement sont revenus.").advice).not.toContain(
      "on ne voit pas ce qui a changé",
    );
  });

  it("is asked for the other side of a quarrel", () => {
    const quarrel = (end: string) =>
      reportOn({
        pitchType: "rh",
        question: "Parlez-moi d’un désaccord avec un collègue.",
        content: `Le plus gros désaccord que j’ai eu, c’était avec mon chef de rang, au restaurant, en 2022. Il voulait qu’on dresse toutes les tables la veille, et moi je trouvais que le matin c’était mieux parce que la poussière se dépose. On s’est disputés devant un client. Le lendemain je suis arrivé une demi-heure plus tôt et j’ai dressé dix tables en quarante minutes pour lui montrer. ${end}`,
      }).advice;
    expect(quarrel("Depuis on dresse le matin, et c’est moi qui avais raison.")).toContain(
      "on n’entend que votre côté",
    );
    expect(
      quarrel("J’avais raison sur le matin, mais j’ai compris qu’il finissait seul le soir."),
    ).not.toContain("on n’entend que votre côté");
  });
});

describe("an offer", () => {
  const terrace = (answer: string) =>
    reportOn({
      pitchType: "perso",
      audience: "le conseil municipal",
      content: `Bonsoir à tous. Je suis la gérante du café de la place, et je viens vous parler de la terrasse. L’été dernier, pendant la canicule, trente personnes du village venaient chaque soir s’asseoir sous les platanes, parce que chez elles il faisait trente et un degrés. Madame Perrin, qui a quatre-vingt-huit ans, m’a dit que c’était la première fois depuis la mort de son mari qu’elle restait dehors après vingt heures. Je sais que certains voisins se plaignent du bruit, et je le comprends. ${answer}Je vous propose d’agrandir la terrasse de six tables, côté fontaine, de juin à septembre.`,
    }).advice;

  it("answers the objection that it raises", () => {
    expect(terrace("")).toContain("vous le dites sans y répondre");
    expect(
      terrace("Mais à vingt-deux heures je rentre les tables, et je l’ai fait chaque soir d’août. "),
    ).not.toContain("sans y répondre");
  });

  const bikes = (end: string) =>
    reportOn({
      pitchType: "produit",
      audience: "des habitants du quartier",
      content: `Bonjour, je répare des vélos à domicile, dans toute l’agglomération de Tours. Le problème, c’est que les gens ont un vélo dans le garage avec un pneu à plat depuis deux ans et qu’ils ne le portent jamais à l’atelier. Moi je viens avec ma remorque, le soir ou le samedi, et en trois quarts d’heure c’est réparé devant vous. La révision complète coûte 45 euros, pièces en plus. L’an dernier j’en ai fait deux cent dix, et la moitié c’étaient des voisins d’un client. J’ai aussi des lumières et des antivols. ${end}`,
    }).advice;

  it("says what to do and when", () => {
    expect(bikes("Voilà, si ça vous intéresse vous pouvez prendre une carte.")).toContain(
      "demandez une seule chose",
    );
    expect(
      bikes("Donnez-moi votre adresse ce soir, et samedi matin je passe voir votre vélo."),
    ).not.toContain("demandez une seule chose");
  });

  it("opens on the need where its functions come first", () => {
    const { first } = reportOn({
      pitchType: "produit",
      audience: "un jury de concours",
      content:
        "alors notre appli elle s’appelle Carnet elle fait euh elle a un calendrier un tableau de bord une messagerie et puis on peut mettre des photos et exporter en PDF et y a aussi un mode hors ligne c’est pour les assistantes maternelles en fait parce que aujourd’hui elles notent tout sur un cahier les repas les siestes et le soir les parents ils demandent il a mangé quoi il a dormi combien et elles savent plus et du coup ça fait des histoires et nous on l’a testée avec onze assistantes à Bourges pendant deux mois et neuf la gardent euh c’est cinq euros par mois et voilà on est contents du résultat",
    });
    expect(first).toMatch(/^Commencez par «\u00a0aujourd’hui elles notent tout sur un cahier/u);
  });
});

it("asks an answer on why this employer to speak of them", () => {
  const answer = (them: string) =>
    reportOn({
      pitchType: "rh",
      question: "Pourquoi voulez-vous nous rejoindre ?",
      content: `Je souhaite vous rejoindre parce que j’arrive à un moment où j’ai envie de changer. J’ai passé six ans dans un cabinet comptable, j’ai géré quarante dossiers de petites entreprises, surtout des restaurants, et j’ai formé deux alternantes. ${them}J’habite aussi tout près, ce qui serait plus simple pour mes enfants. Je pense que ce poste me permettrait de progresser.`,
    });
  const { advice, parts } = answer("");
  expect(advice).toContain("Rien ne parle encore d’eux");
  expect(parts).not.toContain("link_with_me");
  expect(answer("Vous ouvrez une troisième laiterie à Redon en mars. ").advice).not.toContain(
    "Rien ne parle encore",
  );
});

it("opens on the finding, not on thanks and outline", () => {
  const { first } = reportOn({
    pitchType: "perso",
    audience: "un jury de thèse",
    question: null,
    content:
      "Monsieur le président, mesdames et messieurs les membres du jury, je vous remercie d’avoir accepté de lire ce travail. Mon exposé comportera trois parties : le contexte, la méthode et les résultats. Ma thèse porte sur les haies du bocage et sur les oiseaux qui y nichent. J’ai suivi trente haies pendant trois ans, à raison d’une visite par semaine au printemps. Il ressort que les haies de plus de deux mètres abritent en moyenne quatre fois plus de nids. La principale limite est que je n’ai pas compté les nids tombés. Ces résultats suggèrent de tailler plus tard et plus haut.",
  });
  expect(first).toContain(
    "Commencez par «\u00a0les haies de plus de deux mètres abritent en moyenne quatre fois plus de nids",
  );
});

it("asks who presents themselves only for what is not said", () => {
  const { advice } = reportOn({
    pitchType: "rh",
    question: "Présentez-vous.",
    content:
      "Bonjour, je m’appelle Karim, je suis cariste et ça fait neuf ans que je fais ça. J’ai commencé en intérim, puis j’ai été embauché dans une plateforme de surgelés. Je suis sérieux et ponctuel. Je cherche un poste plus près de chez moi, et je suis disponible tout de suite.",
  });
  expect(advice).not.toContain("Dites d’abord ce que vous faites et depuis quand");
});
