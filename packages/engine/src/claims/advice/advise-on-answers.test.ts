import { expect, test } from "vitest";
import { analysePitchText, judge } from "../../analyse-text.ts";
import type { PitchText } from "../../pitch.ts";
import { adviseOnAnswers } from "./advise-on-answers.ts";

const adviceOf = (input: PitchText) =>
  analysePitchText(input).claims.flatMap(({ kind, text }) => (kind === "advice" ? [text] : []));

const SELF =
  "Je m'appelle Odile Garrec, j'ai quarante ans, et j'ai passé onze ans à l'accueil d'une clinique vétérinaire de Brest. En 2021, une nuit d'orage, le standard est tombé : j'ai rappelé les trente-deux familles une par une avec mon téléphone, et aucun rendez-vous n'a été perdu. Depuis, c'est moi qui forme les remplaçantes, et j'ai écrit le classeur des urgences avec le docteur Le Bris. Ce poste m'intéresse parce que vous ouvrez le samedi et que j'aime les jours où tout arrive en même temps.";
const PRESENTATION = {
  pitchType: "rh",
  question: "Parlez-moi de vous.",
  target: "Secrétaire médicale",
  audience: null,
} as const;
const present = (end: string) => adviceOf({ ...PRESENTATION, content: `${SELF} ${end}` });

test("who ends on what they lack may be asked to end on what they have", () => {
  const { context } = judge({
    ...PRESENTATION,
    content: `${SELF} Par contre le logiciel médical, je connais pas du tout, il faudra me montrer.`,
  });
  expect(
    adviseOnAnswers(context)
      .map(({ text }) => text)
      .join(),
  ).toContain("Vous finissez sur ce qui vous manque");
});

test("what lacks and is answered at once, or stands earlier, is left alone", () => {
  expect(present("Le logiciel médical, je connais pas encore, mais ça s'apprend.").join()).not.toContain(
    "manque",
  );
  expect(
    present(
      "Le logiciel médical, je connais pas encore. J'ai lu votre charte d'accueil, et la page sur les enfants qui attendent m'a donné envie de venir : j'ai dessiné le même coin de jeux chez nous, avec des caisses de pommes, et les parents nous en parlent encore trois ans plus tard. Je peux commencer le premier mars.",
    ).join(),
  ).not.toContain("Vous finissez sur");
});

const pay = (content: string) =>
  adviceOf({ pitchType: "rh", question: "Quelles sont vos prétentions salariales ?", content }).join();

test("the least pay that one would take is better kept to oneself", () => {
  const asked =
    "Aujourd'hui je suis à deux mille deux cents euros brut, sur treize mois. Pour ce poste, avec les astreintes d'une semaine sur quatre, je demande deux mille six cents.";
  expect(pay(`${asked} En dessous de deux mille quatre cents, honnêtement, je ne viendrais pas.`)).toContain(
    "Gardez pour vous votre plancher («\u00a0En dessous de deux mille quatre cents",
  );
  expect(pay(`${asked} J'ai regardé la grille de votre convention, c'est ce qu'elle prévoit.`)).not.toContain(
    "plancher",
  );
});

const OFFER =
  "Chaque hiver, à Langres, la moitié des poêles du quartier tirent mal : on le sait, c'est nous qui ramonons. L'an dernier, madame Petit a passé trois semaines sans chauffage parce qu'il manquait une pièce de fonte que personne ne moule plus. Avec un four et deux moules, nous refaisons cette pièce en quatre jours. Nous en avons déjà livré dix-neuf, et quatorze clients nous ont rappelés. Il nous faut un second four pour ne plus refuser une commande sur deux.";
const lend = (content: string) =>
  adviceOf({ pitchType: "produit", audience: "Banquière", target: "Obtenir un prêt", content }).join();

test("who lends is told how much, where no sum is heard", () => {
  expect(lend(OFFER)).toContain("Dites la somme que vous demandez");
  expect(lend(`${OFFER} Je vous demande 12 000 euros sur cinq ans.`)).not.toContain("la somme");
});

test("who yields before anybody has answered is asked to hold their sum", () => {
  const asked =
    "Aujourd'hui je suis à mille neuf cents euros brut, avec les tickets et la mutuelle. Pour ce poste, avec un samedi sur deux et la caisse à tenir seule, je demande deux mille cent euros.";
  expect(pay(`${asked} Mais si c'est moins ça ira aussi, c'est comme vous voulez.`)).toContain(
    "Vous cédez avant qu’on vous réponde",
  );
  // Good requests for a salary also say that it is negotiable.
  expect(pay(`${asked} Cela peut se discuter, selon les astreintes.`)).not.toContain("Vous cédez");
});

const leave = (content: string) =>
  adviceOf({
    pitchType: "rh",
    question: "Pourquoi voulez-vous quitter votre poste actuel ?",
    content,
  }).join();

test("who leaves is asked what they look for, where only a quarrel is heard", () => {
  const years =
    "Ça fait neuf ans que je tiens le planning des chauffeurs, et j'ai formé les deux derniers arrivés. En mars on a perdu la ligne de Metz, et c'est moi qui ai replacé les six tournées en une semaine.";
  expect(leave(`${years} Franchement j'en ai marre, le nouveau chef change tout chaque lundi.`)).toContain(
    "on entend ce que vous fuyez",
  );
  expect(leave(`${years} Le dépôt ferme en juin, et je veux apprendre le fret maritime.`)).not.toContain(
    "fuyez",
  );
});

test("nothing stands out of an answer that gives itself away, whatever it tells beside", () => {
  const { verdict } = analysePitchText({
    pitchType: "rh",
    question: "Quelles sont vos prétentions salariales ?",
    content:
      "Aujourd'hui je suis à mille neuf cents euros brut, avec les tickets et la mutuelle. L'an dernier j'ai tenu la caisse seule tout l'été, et l'écart du mois de juillet a été de trois euros. Je demande deux mille cent euros. Enfin, même un peu moins, c'est comme vous voulez.",
  });
  expect(verdict.sentence).toBe("À dire sans excuses ni précautions.");
});

test("nothing of a quarrel is to be kept", () => {
  const { claims } = analysePitchText({
    pitchType: "rh",
    question: "Pourquoi voulez-vous quitter votre poste actuel ?",
    content:
      "Franchement j'en ai marre. Ça fait neuf ans que je suis dans ce supermarché. Le directeur a mis sa nièce chef de caisse en mars, elle n'avait jamais touché une caisse. Samedi, il est passé devant nous sans dire bonjour, et il a changé trois plannings. La machine à café est en panne depuis la Toussaint.",
  });
  expect(claims.map(({ text }) => text).join("\n")).toContain("ce que vous fuyez");
  expect(claims.map(({ text }) => text).join("\n")).not.toContain("À garder");
});

test("asks notes for the sum before they are to be written out", () => {
  const notes =
    "- four à pain, fournil de 40 m², rue des Lilas\n- aujourd’hui : 11 familles de Sault font 9 km pour une baguette. Mme Perrin y va en taxi le jeudi, 14 euros\n- essai au marché, 6 samedis : 80 pains, tout vendu avant 10 h. Le maire a repris de la fougasse\n- moi : CAP boulanger, 8 ans chez Morel à Apt, levé à 2 h\n- le maire prête le local deux ans, sans loyer\n- besoin : financement du four\n- remercier M. Roux";
  const { claims } = analysePitchText({
    pitchType: "produit",
    audience: "le banquier",
    target: "obtenir un prêt de la banque",
    content: notes,
  });
  const advice = claims.filter(({ kind }) => kind === "advice").map(({ code }) => code);
  expect(advice.slice(0, 2)).toEqual(["make_request_precise", "finish_sentences"]);
});

test("asks for a thing of theirs in place of words that fit any employer, as what ties the answer to them", () => {
  const { claims } = analysePitchText({
    pitchType: "rh",
    question: "Pourquoi voulez-vous travailler chez nous ?",
    target: "Vendeuse en jardinerie",
    content:
      "Parce que vous êtes une entreprise leader, avec de belles valeurs. J’aime le contact avec les gens et les plantes. Je suis motivée et je m’adapte vite. J’ai envie d’évoluer dans une équipe dynamique.",
  });
  expect(claims.find(({ text }) => text.includes("une chose d’eux"))).toMatchObject({
    code: "link_to_job",
    metric: "Pertinence",
  });
});
