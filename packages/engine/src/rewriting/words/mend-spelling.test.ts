import { expect, test } from "vitest";
import { readPitch } from "../../content/read-pitch.ts";
import { spellingChanges } from "./mend-spelling.ts";

function mended(content: string): string {
  const changes = spellingChanges(readPitch({ pitchType: "rh", content }));
  return changes.reduceRight(
    (text, { start, end, insert }) => text.slice(0, start) + insert + text.slice(end),
    content,
  );
}

test.each([
  ["Ils jetent le pain et ils appelent le chef.", "Ils jettent le pain et ils appellent le chef."],
  [
    "C'est moi qui est au four, c'est nous qui ont signé.",
    "C'est moi qui suis au four, c'est nous qui avons signé.",
  ],
  [
    "On a finis tard alors que on devait partir, parce que une roue a lâché.",
    "On a fini tard alors qu'on devait partir, parce qu'une roue a lâché.",
  ],
  ["Après ils faudrait une clé, et ils faut du temps.", "Après il faudrait une clé, et il faut du temps."],
  ["Le garage fume et sa sent mauvais.", "Le garage fume et ça sent mauvais."],
  ["J'ai fais un plan et je ressent un vide.", "J'ai fait un plan et je ressens un vide."],
  [
    "J'ai voulu tout recompté moi même, c'est à dire que je dormais peu.",
    "J'ai voulu tout recompter moi-même, c'est-à-dire que je dormais peu.",
  ],
  ["Les plans que j'ai finis, chez lui même le lundi.", "Les plans que j'ai finis, chez lui même le lundi."],
  ["Je m'endort tôt et je connait le début.", "Je m'endors tôt et je connais le début."],
  [
    "Je vous écrit, j'attend vos nouvelles, je le peut.",
    "Je vous écris, j'attends vos nouvelles, je le peux.",
  ],
  ["Je n'ai pas eu a demander cela.", "Je n'ai pas eu à demander cela."],
  ["Il a manger tôt. Mon patron a accepter.", "Il a mangé tôt. Mon patron a accepté."],
  ["J'aime bien regardé des séries.", "J'aime bien regarder des séries."],
  ["Jetais la le soir. Je jetais du pain.", "J'étais la le soir. Je jetais du pain."],
  ["Voila, cetait tres bien, malgrés la pluie.", "Voilà, c'était très bien, malgré la pluie."],
  ["Meme le dimanche, jusqu'a midi.", "Même le dimanche, jusqu'à midi."],
  [
    "J'ai apris a souder et a façonner. Elle a hésiter.",
    "J'ai appris à souder et à façonner. Elle a hésité.",
  ],
  ["Je voudrais commencer a travailler.", "Je voudrais commencer à travailler."],
  [
    "Mon tuteur va maider a progresser, il cherche a former.",
    "Mon tuteur va m'aider à progresser, il cherche à former.",
  ],
  [
    "On rit tout le temp, les autre aussi, et je travail le lundi.",
    "On rit tout le temps, les autres aussi, et je travaille le lundi.",
  ],
  [
    "Il est a l'écoute. Sa c'est bien passé, c'est sa que j'aime.",
    "Il est à l'écoute. Ça s'est bien passé, c'est ça que j'aime.",
  ],
  ["Il y avais du monde et elle étais prête.", "Il y avait du monde et elle était prête."],
  [
    "Je veux en savoir d'avantage. Appelez nous et faites moi signe.",
    "Je veux en savoir davantage. Appelez-nous et faites-moi signe.",
  ],
  ["C'est simple a utiliser.", "C'est simple à utiliser."],
  [
    "Apres deux an dans lentreprise, les chantier étaient mon metier.",
    "Après deux ans dans l'entreprise, les chantiers étaient mon métier.",
  ],
  [
    "Quand il a ouvert, les clients demandait du pain. Ils parlait fort.",
    "Quand il a ouvert, les clients demandaient du pain. Ils parlaient fort.",
  ],
  ["On a tester la machine et on à du temps.", "On a testé la machine et on a du temps."],
  [
    "Elles sont 6 et 5 on déjà dit oui, celles qui on une voiture.",
    "Elles sont 6 et 5 ont déjà dit oui, celles qui ont une voiture.",
  ],
  ["Dans se métier, il faut ce lever tôt.", "Dans ce métier, il faut se lever tôt."],
  [
    "Il crier fort, comme sa on l'entendait. Pour gagné, il s'assoit.",
    "Il criait fort, comme ça on l'entendait. Pour gagner, il s'assoit.",
  ],
  [
    "Tu refera le toit et tu a raison. Je doit partir, on étaient prêts.",
    "Tu referas le toit et tu as raison. Je dois partir, on était prêts.",
  ],
  ["Mon patron ma laissé faire. Ses que je préfère.", "Mon patron m'a laissé faire. C'est que je préfère."],
  [
    "Je travaille a domicile. Merci a tous, et bonjour au enfants.",
    "Je travaille à domicile. Merci à tous, et bonjour aux enfants.",
  ],
])("« %s » is set right", (content, right) => {
  expect(mended(content)).toBe(right);
});

test.each([
  "Il me connaît et il attend. Elle le sait.",
  "Je crois que le chef dit vrai.",
  "J'aime un plat mangé froid. Ceux que j'aime sont partis.",
  // A noun and its verb, or a verb and what it leads to.
  "Cette aide a changer ma vie. La salle a manger est neuve.",
  // A thing named by what it is for, or a subject that has its verb.
  "La pizza a emporter est bonne. La voiture a laver reste dehors. Le stagiaire a former arrive lundi.",
  "Il a l'heure. C'est sa part, il n'y a pas d'avantage. Ce que vous faites nous plaît, et vous appelez nous savons pourquoi.",
  "J'y avais pensé. Un autre jour, les deux autres. Le travail, je travaille.",
  // « les » is a thing or a pronoun; a number may be a name; what a clause after « qui » does has its own verb.
  "On les trie, ça les rassure. Le lot 3 appartement est vendu. Prenez-les avant, à 40 cm, le 14 juillet.",
  "Celui qui travaille a raison. On sent le vent, on vient tôt. Certains ont fait le tour.",
  "Il manque un mot sur vingt au dernier rang, et les onze, mon regard a traversé le tien.",
  // Allowed since 1990, or a word of a trade; a name without its capital.
  "Il connait le maitre d'œuvre, on a coulé une dalle en béton désactivé chez karim.",
  // A transcript has only the spelling of its transcriber: it is not corrected.
  "meme le dimanche je connait le début",
])("« %s » stays", (content) => {
  expect(mended(content)).toBe(content);
});

test.each([
  [
    "Ont a ouvert en mai. Quelque soit la météo, sa nous plaît.",
    "On a ouvert en mai. Quelle que soit la météo, ça nous plaît.",
  ],
  ["Je suis aller au port. Ils mon proposé un quai.", "Je suis allé au port. Ils m'ont proposé un quai."],
  ["Ces mon oncle qui ma appris. Tu a été là.", "C'est mon oncle qui m'a appris. Tu as été là."],
  ["Quand j'était petit, tu faisait du pain.", "Quand j'étais petit, tu faisais du pain."],
])("what is typed by ear is set right: %s", (said, right) => {
  expect(mended(said)).toBe(right);
});

test.each([
  [
    "C'est un endroit ou on respecte les gens et ou je peux rester. Le banc était la.",
    "C'est un endroit où on respecte les gens et où je peux rester. Le banc était là.",
  ],
  [
    "Bonjour à tous et a toutes. Je pense a ceux qui partent.",
    "Bonjour à tous et à toutes. Je pense à ceux qui partent.",
  ],
  ["Il parle mal au gens. Je trouve sa dommage.", "Il parle mal aux gens. Je trouve ça dommage."],
  [
    "Posez-le la ou il y a de l'ombre. Sa permettrait de dormir.",
    "Posez-le là où il y a de l'ombre. Ça permettrait de dormir.",
  ],
])("a place and a thing are told from « or » and « her »: %s", (said, right) => {
  expect(mended(said)).toBe(right);
});

test.each([
  "C'est la maison ou le jardin, au jour ou à la semaine. Elle est la première. C'est la ville ou la campagne.",
  "On a été manger au port, et j'ai été chercher le pain.",
  "Je suis conseiller en image, et elle est super forte.",
  "Ces très bons amis ont fait le tour, et ont aimé.",
  "Sa marche est lente, et ce que ont fait les autres compte.",
])("what may be right stays: %s", (said) => {
  expect(mended(said)).toBe(said);
});

test.each([
  [
    "La mairie à refusé le plan, et mon chef à accepté.",
    "La mairie a refusé le plan, et mon chef a accepté.",
  ],
  ["Le hangar n'a été fermer qu'un soir.", "Le hangar n'a été fermé qu'un soir."],
  ["La liste vous sera envoyer mardi.", "La liste vous sera envoyée mardi."],
  ["Vous pouvez vous installé devant.", "Vous pouvez vous installer devant."],
  ["Mon oncle à moitié endormi rit, face à la mer.", "Mon oncle à moitié endormi rit, face à la mer."],
])("gives a participle or an infinitive its place: %s", (said, right) => {
  expect(mended(said)).toBe(right);
});

test("an unknown noun after an article is no elided verb", () => {
  expect(mended("Bonjour à tous les dalons du quartier.")).toBe("Bonjour à tous les dalons du quartier.");
});
