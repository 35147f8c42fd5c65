import { describe, expect, it } from "vitest";
import { withinAnalysis } from "../reading/once.ts";
import { readSentence } from "../reading/read-sentence.ts";
import type { PitchType } from "../pitch.ts";
import { readForm } from "./read-form.ts";
import { readRoles } from "./read-roles.ts";
import { classifyQuestion } from "./question-kind.ts";
import type { Family, Role } from "./role-names.ts";

function speech(
  pitchType: PitchType,
  texts: readonly string[],
  fields: { question?: string; target?: string } = {},
) {
  const source = texts.join(" ");
  let start = 0;
  const sentences = texts.map((text) => {
    const sentence = readSentence(source, start, start + text.length);
    start += text.length + 1;
    return sentence;
  });
  const context = {
    pitchType,
    questionKind: pitchType === "rh" ? classifyQuestion(fields.question) : ("none" as const),
    question: fields.question ?? null,
    audience: null,
    target: fields.target ?? null,
  };
  return { source, sentences, context, roles: readRoles(sentences, context) };
}

const most = <Name extends string>(told: Record<Name, number>) =>
  (Object.entries(told) as [Name, number][]).toSorted(([, left], [, right]) => right - left)[0]![0];

it("tells the same words read otherwise apart in an analysis", () => {
  const { sentences, context, roles } = speech("perso", ["Le vent passait sous la porte de la cuisine."]);
  const cut = sentences.map((sentence) => ({
    ...sentence,
    words: sentence.words.map((word) => Object.assign({}, word, { upos: "X", deprel: "dep" })),
  }));
  const [whole, ofCut] = withinAnalysis(() => [readRoles(sentences, context), readRoles(cut, context)]);
  expect(whole).toEqual(roles);
  expect(ofCut).toEqual(readRoles(cut, context));
  expect(ofCut).not.toEqual(whole);
});

describe("readRoles", () => {
  const pitch = speech("produit", [
    "Bonjour à tous, je m'appelle Karim.",
    "Hier matin, une cliente est entrée dans la boutique en pleurant.",
    "Nous sommes passionnés, dynamiques et innovants.",
    "Nous l'avons testé avec 40 livreurs : aucun vol en six mois.",
    "Je vous demande 80 000 euros pour lancer la production.",
    "Merci.",
  ]);
  const expected: [number, Role, Family][] = [
    [0, "greeting", "frame"],
    [2, "claim", "asserted"],
    [3, "proof", "evidence"],
    [4, "request", "asked"],
    [5, "thanks", "frame"],
  ];

  it.each(expected)("tells what sentence %i does: %s", (at, role, family) => {
    const { roles } = pitch.roles[at]!;
    expect(roles[role]).toBeGreaterThan(0.8 * roles[most(roles)]);
    // The likeliest family must also be likely: smoothed roles give a proof .49 where sharper ones gave .5.
    const { families } = pitch.roles[at]!;
    expect(most(families)).toBe(family);
    expect(families[family]).toBeGreaterThan(0.45);
  });

  it("gives one row a sentence, on its range, with probabilities", () => {
    expect(pitch.roles).toHaveLength(6);
    expect(pitch.source.slice(pitch.roles[5]!.start, pitch.roles[5]!.end)).toBe("Merci.");
    for (const { families, roles } of pitch.roles)
      for (const told of [...Object.values(families), ...Object.values(roles)]) {
        expect(told).toBeGreaterThanOrEqual(0);
        expect(told).toBeLessThanOrEqual(1);
      }
  });

  it("reads the same sentence by what stands around it", () => {
    const alone = speech("rh", ["J'étais chef d'équipe."]).roles[0]!.families.lived;
    const told = speech("rh", [
      "Un soir de décembre, la machine est tombée en panne.",
      "J'étais chef d'équipe.",
      "J'ai appelé le technicien, puis j'ai tout nettoyé avec Samir.",
    ]).roles[1]!.families.lived;
    expect(told).toBeGreaterThan(alone);
  });

  it("takes an empty text", () => {
    expect(speech("perso", []).roles).toEqual([]);
  });
});

describe("readForm", () => {
  const formOf = (
    pitchType: PitchType,
    fields: { question?: string; target?: string },
    texts: string[] = [],
  ) => {
    const { context, roles } = speech(pitchType, texts, fields);
    return readForm(context, roles);
  };

  it.each([
    ["rh", { question: "Présentez-vous." }, "presentation"],
    ["rh", { question: "Quels sont vos défauts ?" }, "answer"],
    ["produit", { target: "Faire une démonstration sur le stand" }, "demonstration"],
    ["produit", {}, "productPitch"],
    ["perso", { question: "Racontez une histoire qui vous est arrivée." }, "story"],
    ["perso", { question: "Racontez la scène du film que vous venez de voir." }, "retelling"],
    ["perso", { question: "Discours politique" }, "address"],
    ["perso", { target: "rendre hommage à Solange" }, "tribute"],
    ["perso", { question: "Discours de témoin au mariage de son frère" }, "toast"],
    ["perso", { question: "annoncer la fermeture du club à ses membres" }, "announcement"],
    ["perso", { target: "Soutenance de mémoire" }, "thesis"],
    ["perso", { question: "Convaincre le club d’acheter un minibus" }, "persuasion"],
    ["perso", { question: "Expliquer le chemin de la gare à un inconnu" }, "directions"],
  ] as const)("%s %j is a %s", (pitchType, fields, form) => {
    expect(formOf(pitchType, fields).form).toBe(form);
  });

  it.each([
    [
      "minutes",
      "Compte rendu du comité des fêtes, mardi 14 octobre. Étaient présents : Odile, Marc, Inès. Absent excusé : Luc. Premier point, le bilan de la fête : 2 180 euros de recettes. La séance est levée à vingt-deux heures.",
    ],
    [
      "announcement",
      "Bonjour à tous. Je vous informe que l’accueil sera fermé du 3 au 14 mars, parce que l’on refait l’électricité. À compter du 17 mars, nous rouvrons aux horaires habituels. Merci de le dire autour de vous.",
    ],
    [
      "tribute",
      "Chère Monique, voilà trente ans que tu ouvres la bibliothèque à neuf heures moins cinq. Tu pars à la retraite vendredi, et tu vas nous manquer. Merci pour tout.",
    ],
    [
      "directions",
      "Prenez la sortie côté parc, tournez à gauche devant le kiosque, puis continuez tout droit jusqu’au deuxième feu. Traversez la passerelle, la salle est en haut.",
    ],
    [
      "story",
      "Je me souviens du bac de Blaye, j’avais neuf ans. Ce matin-là, le moteur s’est tu au milieu de l’eau. Mon oncle m’a dit de compter les piquets, et j’en étais à quarante quand la rive a cogné.",
    ],
    [
      "productPitch",
      "J’avais neuf ans quand mon oncle m’a dit de compter les piquets. Ce jour-là, j’ai eu peur de l’eau. Je vends aujourd’hui une balise à trente euros, que les clients accrochent à leur barque.",
    ],
    [
      "productPitch",
      "J’ai une bonne nouvelle : à partir du 10 mars, mes caisses de culture sont livrées à domicile. Elles gardent l’eau quinze jours, et j’en ai vendu trois cents. Commandez la vôtre, elle coûte quarante euros.",
    ],
    [
      "productPitch",
      "Les mariés cherchent un photographe jusqu’au dernier moment. Mon application leur montre qui est libre, à quel prix, et ils signent le soir même.",
    ],
    [
      "explanation",
      "Pour les gaufres, je mets trois cents grammes de farine et deux œufs. Je verse le lait tiède, je laisse reposer une heure au frais, puis je fais chauffer le moule et je compte quatre minutes.",
    ],
    [
      "productPitch",
      "Je vends une pâte à gaufres en bouteille : ni farine ni œufs à peser, on verse, on laisse cuire trois minutes dans le moule. Mes clients en reprennent chaque semaine.",
    ],
    [
      "productPitch",
      "Vous tournez à gauche au rond-point et vous perdez le réseau : mon boîtier garde la carte. Il vous dit où aller sur trente kilomètres.",
    ],
  ] as const)("reads a %s in the words of what was typed as a product", (form, text) => {
    const { context, roles } = speech("produit", [text]);
    expect(readForm(context, roles, null, text).form).toBe(form);
  });

  it("says whether a post is named", () => {
    expect(formOf("rh", { question: "Présentez-vous." }).namesPost).toBe(false);
    expect(formOf("rh", { question: "Présentez-vous.", target: "un poste de caissière" }).namesPost).toBe(
      true,
    );
  });

  it("answers « unknown » where nothing tells", () => {
    const { form, confidence } = formOf("perso", {}, ["D'accord.", "Très bien."]);
    expect(form).toBe("unknown");
    expect(confidence).toBeGreaterThan(0.5);
  });
});
