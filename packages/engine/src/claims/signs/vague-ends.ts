import type { ClaimContext } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { type FoundWords, findWords } from "./find-words.ts";
import { signsOf } from "./sentence-signs.ts";

/** « Ça s’est bien passé ensuite », « tout le monde était content »: an outcome that nobody can check. */
const VAGUE_RESULT = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:ça|cela|tout|ce|les choses|la situation) (?:s['’]est|se sont) (?:(?:plutôt|très|assez|vraiment|finalement|bien|mieux|super|correctement) ){0,2}
      (?:passée?s?|arrangée?s?|améliorée?s?|réglée?s?|calmée?s?|terminée?s?|déroulée?s?)
      (?! (?:à|au|aux|dans|le|la|en|comme|par|sur|chez|devant|pendant|un|une|quand)(?![\p{L}]))
      (?: (?:bien|correctement|mieux|petit à petit|peu à peu|ensuite|finalement|après))?|
    (?:ça|cela) a (?:(?:plutôt|très|vraiment|super|finalement|bien|assez) ){0,2}(?:marché|fonctionné|payé|porté ses fruits)|
    (?:ça|cela) (?:va|allait) (?:beaucoup |bien |nettement )?mieux|tout est rentré dans l['’]ordre|
    (?:tout le monde|les (?:clients?|gens|chefs?|profs|collègues|parents|équipes?)|(?:la|ma|mon|le) (?:direction|chef|cheffe|patron|patronne|cliente?|équipe))
      (?:était|étaient|a été|ont été) (?:très |super |vraiment |plutôt |assez )?(?:contente?s?|satisfaite?s?|ravie?s?|heureu(?:x|ses?))|
    (?:le|les) résultats? (?:a été|ont été|était|étaient) (?:très |plutôt |vraiment )?
      (?:positifs?|bons?|satisfaisants?|là|concluants?|excellents?)|
    (?:c['’]était|(?:ça|cela) a été|ce fut) (?:une? )?(?:vraie? |belle |grande? |franche? |beau )?(?:réussite|succès)|
    on a (?:fini par trouver|réussi à trouver|trouvé) (?:une|des) solutions?
  )(?![\p{L}])
`;
/** Relative position in the text from which an end is told. */
const LATE = 0.5;
/** « On m’a dit que », « douze » : what can be checked. */
const COUNTED = regexInLines("iu")`
  \d|(?<![\p{L}])(?:
    deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|
    cent|mille|moitié|tiers|aucune?|plus une?|zéro
  )(?![\p{L}])
`;
const TOLD = 0.5;

/** The vague outcome that an answer ends on, where nothing after it and nothing just before it tells what came of it. */
export function findVagueResult(context: ClaimContext): FoundWords | null {
  const { sentences, content, roles } = context;
  if (content.reading.input.pitchType !== "rh") return null;
  const [found] = findWords(context, VAGUE_RESULT, LATE);
  if (!found) return null;
  const at = sentences.indexOf(found.sentence);
  const isTold = sentences.slice(at).some((sentence) => {
    const { text } = sentence.sentence;
    return COUNTED.test(text) || sentence.names.length > 0 || signsOf(content, sentence).reported;
  });
  const before = sentences[at - 1];
  const wasTold =
    before !== undefined &&
    roles.of(before, "result") >= TOLD &&
    (COUNTED.test(before.sentence.text) || before.names.length > 0) &&
    !signsOf(content, before).iActed;
  return isTold || wasTold ? null : found;
}

/** « J’ai beaucoup appris », « une expérience très enrichissante »: a lesson that is not told. */
const VAGUE_LESSON = regexInLines("iu")`
  (?<![\p{L}])(?:
    j['’](?:en )?ai (?:(?:vraiment|tellement) )?(?:beaucoup|énormément|vraiment|plein de choses|tellement) appris(?! (?:à|que|qu['’])(?![\p{L}]))
      (?: de (?:cette|ça|cela|mes|cet)(?: (?:expérience|erreurs?|échecs?|épisode))?)?|
    j['’]ai (?:appris|tiré) (?:beaucoup de choses|énormément|beaucoup|plein de choses|des leçons|les leçons)|
    (?:ça|cela|cette expérience|cet échec|cet épisode) m['’]a (?:beaucoup|énormément|vraiment) (?:appris|apporté|servi|fait (?:grandir|mûrir|évoluer|progresser))(?! (?:à|que)(?![\p{L}]))|
    (?:ça|cela|cette expérience) m['’]a (?:fait|permis de) (?:grandir|mûrir|évoluer|progresser|rebondir)|
    (?:c['’]était|(?:ça|cela) a été|ce fut|une expérience) (?:une expérience )?(?:très |vraiment |super |assez )?(?:formateur|formatrice|enrichissante?|riche en enseignements)|
    j['’]ai (?:bien )?retenu la leçon
  )(?![\p{L}])
`;
/** « Depuis, je vérifie », « la prochaine fois »: what changed. */
const SINCE =
  /(?<![\p{L}])(?:depuis|désormais|maintenant|aujourd['’]hui|à présent|la prochaine fois|dorénavant|j['’]aurais dû|je (?:le )?(?:re)?ferais|ne \p{L}{1,12} plus)(?![\p{L}])/iu;

/** The lesson that an answer only says it has, with nothing that changed since. */
export function findVagueLesson(context: ClaimContext): FoundWords | null {
  const { sentences, content } = context;
  if (content.reading.input.pitchType !== "rh" || context.form.name !== "story") return null;
  const [found] = findWords(context, VAGUE_LESSON, LATE);
  if (!found) return null;
  const rest = sentences.slice(Math.max(0, sentences.indexOf(found.sentence) - 1));
  return rest.some(({ sentence }) => SINCE.test(sentence.text)) ? null : found;
}

/** « C’est moi qui avais raison », « il a fini par accepter » */
const MY_SIDE = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:c['’]est moi qui |(?:que|prouvé que|vu que|montré que) )?j?['’]?avais raison|
    (?:il|elle|ils|elles) (?:a|ont) (?:bien )?(?:fini par|dû) (?:accepter|céder|reconnaître|admettre|comprendre|se rendre|s['’]excuser|suivre)|
    (?:il|elle) a (?:reconnu|admis|compris) (?:son erreur|ses torts|que j['’]avais raison|qu['’](?:il|elle) avait tort)
  )(?![\p{L}])
`;
/** « Je n’aurais pas dû », « elle avait raison sur un point »: something granted to the other one. */
const THEIR_SIDE = regexInLines("iu")`
  (?<![\p{L}])(?:
    j['’]avais tort|mes torts|ma part|(?:c['’]était|c['’]est) pas (?:très |bien )?(?:malin|fin|intelligent)|j['’]aurais (?:dû|pu)|
    je (?:n['’])?aurais (?:pas )?dû|(?:il|elle|ils|elles) (?:n['’])?avai(?:en)?t (?:pas (?:complètement |tout à fait |entièrement )?tort|raison)|
    avait ses raisons|j['’]ai (?:fini par )?compri[st]|je comprends|je me suis (?:excusée?|trompée?|emportée?)|
    de (?:son|leur) (?:côté|point de vue)|je reconnais|on a (?:trouvé|décidé|coupé)|un compromis|à mi-chemin
  )(?![\p{L}])
`;
/** Where the question is about a conflict between people. */
const CONFLICT = /(?<![\p{L}])(?:conflits?|désaccords?|tensions?|disputes?)(?![\p{L}])/iu;

/** Where an account of a conflict ends by putting its speaker in the right, and grants nothing to the other one. */
export function findOneSide(context: ClaimContext): FoundWords | null {
  const { input } = context.content.reading;
  if (input.pitchType !== "rh" || !CONFLICT.test(input.question ?? "")) return null;
  const found = findWords(context, MY_SIDE, LATE).at(-1);
  return !found || THEIR_SIDE.test(input.content) ? null : found;
}
