import { describe, expect, it } from "vitest";
import { analysePitchText } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";

const adviceOn = (input: PitchText) => {
  const advice = analysePitchText(input)
    .claims.filter(({ kind }) => kind === "advice")
    .map(({ text }) => text);
  return { first: advice[0] ?? "", all: advice.join("\n") };
};

describe("what is held against a candidate", () => {
  const leaving = (why: string) =>
    adviceOn({
      pitchType: "rh",
      question: "Pourquoi cherchez-vous un nouveau poste ?",
      content: `J’ai passé six ans dans une menuiserie de Figeac, d’abord à l’atelier, puis à la pose. ${why} J’ai posé quatre-vingts escaliers, dont un en colimaçon dans un clocher, et aucun ne grince. Aujourd’hui je voudrais dessiner ce que je pose.`,
    });

  it("is a case against an employer", () => {
    expect(leaving("Là je suis aux prud’hommes avec mon patron, l’audience est en mars.").first).toMatch(
      /je suis aux prud[’']hommes avec mon patron.*n’en parlez pas à un recruteur/u,
    );
  });

  it("is a conflict in which only the others were wrong: nothing of it is praised", () => {
    const input: PitchText = {
      pitchType: "rh",
      question: "Racontez un conflit avec un collègue.",
      content:
        "J’étais cariste depuis six ans quand ils m’ont collé Régis. Il posait les palettes de travers et il partait avant l’heure. Moi j’ai fini les camions seul pendant huit mois. J’en ai parlé au chef, il n’a rien fait. Alors j’ai arrêté de lui adresser la parole. Il est parti en mars et le problème s’est réglé tout seul. Je n’ai rien à me reprocher.",
    };
    const { claims } = analysePitchText(input);
    expect(claims.filter(({ kind }) => kind === "credit")).toEqual([]);
    expect(adviceOn(input).first).toMatch(/ce que vous reprochez aux autres.*le premier pas/u);
  });

  it("is a verdict on an employer", () => {
    expect(leaving("Mon chef était complètement incompétent et tout le monde le savait.").first).toContain(
      "ce que vous direz d’eux plus tard",
    );
  });

  it("is no plain reason to leave, nor a chief who is praised", () => {
    for (const why of [
      "L’atelier ferme en juin.",
      "Mon chef était exigeant, et il m’a tout appris.",
      "Le conseil de prud’hommes du département est sur notre rue, j’ai refait sa porte.",
    ])
      expect(leaving(why).all).not.toMatch(/recruteur|ce que vous direz d’eux/u);
  });

  const why = (reason: string, question = "Pourquoi voulez-vous travailler chez nous ?") =>
    adviceOn({
      pitchType: "rh",
      question,
      content: `Je travaille depuis huit ans dans la restauration collective, et je gère seule un office de deux cents repas par jour. ${reason} L’an dernier, j’ai divisé par deux le pain jeté en le coupant à la demande. Je suis disponible en septembre.`,
    });

  it("is a reason that any employer would satisfy", () => {
    expect(why("Je cherche surtout un poste près de chez moi, à cause du train.").first).toContain(
      "ce poste ou un autre, c’est pareil",
    );
    expect(why("Je viendrais en attendant de trouver une place dans un lycée.").first).toContain(
      "ce poste ou un autre, c’est pareil",
    );
  });

  it("is not knowing the employer", () => {
    expect(why("Je ne connais pas encore très bien votre entreprise.").first).toContain(
      "vous auriez écrit la même chose à d’autres",
    );
  });

  it("is no nearness told in passing, nor one product that is not known", () => {
    for (const reason of [
      "Votre cuisine est à dix minutes de chez moi, et j’ai goûté vos lentilles au marché.",
      "Je ne viens pas en attendant mieux : je l’ai demandé.",
      "Je ne connais pas encore votre logiciel de commande.",
    ])
      expect(why(reason).all).not.toMatch(/c’est pareil|la même chose à d’autres/u);
  });

  it("is a private matter told before the work", () => {
    expect(
      adviceOn({
        pitchType: "rh",
        question: "Présentez-vous.",
        content:
          "Bonjour, je m’appelle Odile. J’ai divorcé il y a deux ans et j’ai eu une grosse dépression après. Je suis assistante dentaire depuis onze ans, dont sept à Tulle. J’ai remis en ordre le stock du cabinet : nous jetions un carton par mois, nous n’en jetons plus.",
      }).first,
    ).toContain("rien ne vous oblige à le dire ici");
    expect(why("Ma voisine est enceinte, et je lui prépare ses repas.", "Présentez-vous.").all).not.toContain(
      "rien ne vous oblige",
    );
  });

  const fault = (end: string) =>
    adviceOn({
      pitchType: "rh",
      question: "Quel est votre principal défaut ?",
      content: `Mon défaut, c’est que je m’emporte vite quand le travail est mal préparé. En février, j’ai jeté un plan par terre devant un client, et mon associé a dû finir la réunion sans moi. ${end}`,
    });

  it("is a fault with nothing done about it", () => {
    expect(fault("C’est mon caractère, les autres font avec.").first).toContain(
      "on entend que cela ne changera pas",
    );
    expect(
      fault(
        "Depuis, je relis le plan la veille avec le chef de chantier, et je sors si je sens que ça monte.",
      ).all,
    ).not.toMatch(/ne changera pas|rien de ce que vous en faites/u);
  });
});

describe("a joke in a toast", () => {
  const toast = (joke: string) =>
    adviceOn({
      pitchType: "perso",
      audience: "les invités d’un mariage",
      question: "Discours de témoin",
      content: `Bonsoir à tous, je suis le frère de Malik. ${joke} Quand j’ai raté mon permis, il m’a laissé conduire sa voiture sur le parking du stade, et il a regardé ailleurs quand j’ai touché le poteau. Inès, tu épouses quelqu’un qui regarde ailleurs au bon moment. Levons nos verres à vous deux !`,
    });

  it("is left out where it may hurt", () => {
    expect(toast("Inès, tu sais qu’il y en a eu d’autres avant toi, hein, je plaisante !").first).toContain(
      "la blague peut blesser",
    );
    expect(
      toast("Il y en a eu d’autres, des étés à la plage, mais je garde celui de ses dix ans.").all,
    ).not.toContain("peut blesser");
  });
});
