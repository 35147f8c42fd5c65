import { expect, test } from "vitest";
import type { PitchType } from "../../pitch.ts";
import { analysePitchText } from "../../analyse-text.ts";

const SAID =
  "Chaque lundi, 40 boulangers de Lorient jettent le pain de la veille. Panier du Soir le vend à moitié prix aux étudiants. Trois cents étudiants l'achètent déjà. Nous cherchons un local.";

const rewrite = (content: string, pitchType: PitchType = "produit", question: string | null = null) =>
  analysePitchText({ pitchType, content, question }).recommendations.perfectPitch;

test("a worn opening goes, long as it is, where the next sentence stands alone", () => {
  expect(
    rewrite(
      `Aujourd'hui plus que jamais, dans un monde qui change, chacun a besoin de solutions innovantes et performantes. ${SAID} Merci de votre attention.`,
    ),
  ).toMatch(/^Chaque lundi/u);
});

test("an excuse for the length goes, the thanks stay", () => {
  expect(rewrite(`${SAID} Voilà, merci de m'avoir écouté, j'espère que je n'ai pas été trop long.`)).toMatch(
    /erci de m'avoir écouté\.$/u,
  );
  expect(rewrite(`${SAID} Merci de votre écoute. Voilà, j'espère ne pas avoir été trop longue.`)).toMatch(
    /Merci de votre écoute\.$/u,
  );
});

test.each([
  "Excusez-moi, mais bon j'ai sauvé le contrat.",
  "Excusez-moi, mais bonne nouvelle, le contrat est sauvé.",
  "Désolée, mais brefs ou longs, les contrats sont signés.",
])("what follows « mais » stays with its excuse: %s", (said) => {
  expect(rewrite(`${SAID} ${said} Merci de votre écoute.`, "rh")).toMatch(
    /contrat(?:\.| est sauvé\.|s sont signés\.)/u,
  );
});

const SHY = "Je ne suis pas très à l'aise à l'oral.";
const WORK =
  "Le soir, je vends du pain sur le marché de Lorient. Je tiens la caisse avec deux collègues. Nous servons 300 étudiants par semaine.";

test("an excuse goes, but stays where it answers the question or the next sentence takes it up", () => {
  const works = "J'y travaille depuis deux ans avec une comédienne.";
  const fault = "Quel est votre principal défaut ?";
  expect(rewrite(`${WORK} ${SHY} Je cherche un local.`, "rh")).not.toContain(SHY);
  expect(rewrite(`${SHY} ${WORK}`, "rh", fault)).toContain(SHY);
  expect(rewrite(`${SHY} ${works} ${WORK}`, "rh")).toContain(SHY);
});

test("a speaker who looks for what to say next is not heard looking", () => {
  const said = `${WORK} Et euh, qu'est-ce que je peux vous dire d'autre. Je cherche un local pour mars.`;
  expect(rewrite(said, "rh")).not.toMatch(/d'autre/u);
  expect(rewrite(said, "rh", "Quels sont vos défauts ?")).not.toMatch(/d'autre/u);
});

test("« aujourd'hui je vais vous parler de » goes where all of it is said again", () => {
  const said =
    "Alors aujourd'hui je vais vous parler du bruit de la cantine. Le bruit de la cantine c'est fatigant pour les petits. Un jour, une fille est partie en pleurant. Tout le monde a vu et on a continué. Je voudrais qu'on en parle.";
  expect(rewrite(said, "perso")).toMatch(/^Le bruit/u);
  // « c'est » stands for what is announced.
  const taken = said.replace(
    "Le bruit de la cantine c'est",
    "Tout d'abord, c'est un bruit de cantine, c'est",
  );
  expect(rewrite(taken, "perso")).toMatch(/parler du bruit/u);
});

test("an answer made of worn words is asked for a case before its conclusion, one that tells a case is not", () => {
  // « J'aime le travail en équipe… » is cut: anybody could say it.
  const gap = /facilement\.\n\n\[À compléter : un exemple vécu[^\]]*\]\n\nJe serais très honorée/u;
  const worn =
    "Je souhaite rejoindre votre magasin car je suis passionnée par le commerce. Je suis quelqu'un de sérieux, motivé et dynamique. Votre enseigne est reconnue pour la qualité de ses produits. J'ai le sens du contact et je m'adapte facilement. J'aime le travail en équipe et je sais aussi être autonome. Je serais très honorée de vous rejoindre.";
  expect(rewrite(worn, "rh")).toMatch(gap);
  expect(rewrite(worn.replace("est reconnue", "est en effet reconnue"), "rh")).not.toContain("dynamique.\n");
  expect(rewrite(worn.replace(/ Je serais.*$/u, ""), "rh")).toMatch(/autonome\.\n\n\[À compléter[^\]]*\]$/u);
  // Another part is missing here: it too stands before the conclusion.
  expect(rewrite(worn, "rh", "Pourquoi voulez-vous rejoindre notre entreprise ?")).toMatch(
    /facilement\.\n\n\[À compléter : ce que vous apporteriez[^\]]*\]\n\nJe serais/u,
  );
  expect(rewrite(worn, "rh", "Où vous voyez-vous dans cinq ans ?")).not.toContain(
    "[À compléter : un exemple",
  );
  const told =
    "Je suis quelqu'un de sérieux, motivé et dynamique. À la boulangerie Morin, le four est tombé en panne un samedi à cinq heures, et j'ai porté quarante baguettes crues chez le voisin pour les cuire. Nous avons vendu tout le pain avant midi. Je voudrais travailler chez vous.";
  expect(rewrite(told, "rh")).not.toContain("[À compléter");
});

test("keeps what would happen, though said in words that also speak of the speech", () => {
  const said =
    "Dans cinq ans je me vois chef d’un petit atelier. L’an dernier on m’a confié deux apprentis, et les deux ont été embauchés. Vous ouvrez une forge en mars, il faudra former. Je veux garder l’établi la moitié du temps. Si je ne soude plus, je perds le fil.";
  expect(rewrite(said, "rh", "Où vous voyez-vous dans cinq ans ?")).toContain("Si je ne soude plus");
});

test("what only says that more comes, or praises the question, goes", () => {
  const said =
    "C'est une très bonne question. Mes qualités sont les suivantes. Je compte les caisses deux fois, et en trois ans je n'en ai perdu aucune. Je range l'atelier chaque soir. Mon chef me laisse les clés le samedi.";
  expect(rewrite(said, "rh")).toMatch(/^Je compte les caisses/u);
});

test("a line that anybody could say goes, unless it answers, closes or stands in a speech", () => {
  const future = "Je pense aussi que le vélo est l'avenir de la ville.";
  const work = "Je répare des vélos dans un atelier associatif le samedi.";
  const rest =
    "J'ai fait un stage de deux mois chez un loueur, où j'ai découvert beaucoup de choses. Je suis motivé, sérieux et ponctuel. Je voudrais travailler chez vous en alternance.";
  const why = "Pourquoi voulez-vous travailler chez nous ?";
  expect(rewrite(`${work} ${future} ${rest}`, "rh", why)).toMatch(/le samedi\. J'ai fait un stage/u);
  expect(rewrite(`${work} ${rest} ${future}`, "rh", why)).toContain(future);
  expect(rewrite(`${work} ${future} ${rest}`, "perso")).toContain(future);
  const serious = "Je suis quelqu'un de rigoureux, organisé et autonome.";
  const told = `${serious} Je range l'atelier chaque soir et je compte la caisse deux fois. Mon chef me laisse les clés.`;
  expect(rewrite(told, "rh", "Quelles sont vos qualités ?")).toContain(serious);
});

const STORY =
  "L'été dernier, j'ai eu un désaccord avec un serveur au sujet des pauses. Il partait fumer au milieu du service. J'ai attendu la fin de la soirée pour lui en parler. Nous avons convenu de deux pauses à heure fixe. L'ambiance s'est améliorée.";
const CONFLICT = "Racontez un conflit avec un collègue et la manière dont vous l'avez réglé.";

test("a commonplace goes, unless the next sentence takes up its words", () => {
  const bakery = "Le pain de la veille part au rebut chaque lundi. Venez le goûter jeudi.";
  const worn = "La satisfaction du client, pour nous, c'est important.";
  expect(rewrite(`${SAID} ${worn} ${bakery}`)).not.toContain("satisfaction");
  expect(rewrite(`${SAID} ${worn} Cette satisfaction se mesure chaque soir. ${bakery}`)).toContain(worn);
  expect(rewrite(`${SAID} ${worn} Nos clients sont 300. ${bakery}`)).toContain(worn);
});

test("a story does not end on a quality after what came of it", () => {
  const quality = "Je suis aujourd'hui capable de m'adapter à toutes les personnalités.";
  expect(rewrite(`${STORY} ${quality}`, "rh", CONFLICT)).toMatch(/s'est améliorée\.$/u);
  expect(rewrite(`${STORY} ${quality}`, "rh", "Quelles sont vos qualités ?")).toContain(quality);
});

test("a list of the parts to come goes, one that tells what is sold stays", () => {
  const plan = "Je vais couvrir le service, le prix, puis les questions qu'on nous pose.";
  expect(rewrite(`Bonsoir à tous. ${plan} ${SAID}`)).not.toContain("couvrir");
  const told = "Je vais vendre du pain, des brioches et du café.";
  expect(rewrite(`Bonsoir à tous. ${told} ${SAID}`)).toContain(told);
});

test("a last line that only takes leave goes", () => {
  expect(rewrite(`${STORY} Voilà, je ne sais pas si ça répond bien.`, "rh", CONFLICT)).toMatch(
    /améliorée\.$/u,
  );
  const asks = "Je peux revenir sur chacune de ces deux semaines.";
  expect(rewrite(`${STORY} ${asks}`, "rh", CONFLICT)).toContain(asks);
});
