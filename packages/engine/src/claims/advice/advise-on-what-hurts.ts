import type { ClaimContext, Option } from "../context/claim-context.ts";
import { isComplete, placeToQuote, SHORT_QUOTE, showPlace } from "../context/places.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { type FoundWords, findWords } from "../signs/find-words.ts";
import { mostOfRoles, surest } from "../signs/pick-sentence.ts";
import { DIAGNOSED } from "./diagnosed.ts";

/** What is held against its speaker whatever else is said, each with what to say instead. */
export function adviseOnWhatHurts(context: ClaimContext): Option[] {
  const { pitchType } = context.content.reading.input;
  const found =
    pitchType === "rh"
      ? [
          sayNoQuarrel(context),
          takeTheFirstStep(context),
          keepPrivate(context),
          wantThem(context),
          learnWhoTheyAre(context),
          mendTheFault(context),
        ]
      : [sparePeople(context)];
  return found.filter((option) => option !== null);
}

/** Whether a line of an interview answer holds such words: no answer opens on it. */
export const isHeldAgainst = (line: string): boolean =>
  [SUES, RUNS_DOWN, BLAMES, FOR_ONESELF, KNOWS_NOTHING, RESIGNED].some((words) => words.test(line));

/** In words: the words that hurt and little around them. */
const FEW = 14;

function leaveOut(
  { content }: ClaimContext,
  { sentence, place }: FoundWords,
  say: (shown: string) => string,
): Option {
  const text = content.reading.input.content;
  const quoted = placeToQuote(text, sentence, place, FEW);
  return {
    code: "drop_irrelevant",
    rule: "part",
    worth: DIAGNOSED,
    quotes: [quoted],
    text: say(showPlace(text, quoted)),
  };
}

/** « Je suis aux prud’hommes avec lui »: a case that the speaker has against an employer. */
const SUES = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:suis|est|étais|finit?|fini|va|vais|aller|passe|allée?|ai (?:saisi|gagné)) (?:\p{L}{1,8} ){0,2}(?:aux?|les?|en) prud['’]?hom\p{L}+|
    (?:suis|est) (?:\p{L}{1,8} ){0,2}en procès avec|
    (?:porté|déposé|porte) plainte contre (?:mon|ma|eux|lui|elle|l[ea'’])|
    (?:mon|notre) avocate? [^.!?]{0,40}(?:employeur|patron|patronne|direction|licenciement)
  )(?![\p{L}])
`;
const BOSS = String.raw`(?:(?:ancien(?:ne)? |ex[- ]|dernier |dernière |propre )?(?:chef|cheffe|patron|patronne|manager|manageuse|directeur|directrice|responsable|supérieure?|employeur|direction|hiérarchie))`;
/** « Mon chef était nul », « le patron ne savait pas travailler »: a verdict on who one worked for. */
const RUNS_DOWN = regexInLines("iu")`
  (?<![\p{L}])(?:mon|ma|notre|le|la) ${BOSS} (?:[^.!?,;]{0,20} )??(?:
    (?:était|est|sont|étaient) (?:(?:vraiment|complètement|franchement|assez|un peu|juste|totalement|tellement|carrément) ){0,2}(?:
      nulle?s?|incompétente?s?|fous?|folles?|odieu(?:x|ses?)|insupportables?|débiles?|idiote?s?|méchante?s?|incapables?|imbuvables?|lamentables?|
      malhonnêtes?|(?:une?|des) (?:\p{L}{1,8} )?(?:idiote?|con|conne|nulle?|incapable|imbécile|tyran|pervers\p{L}*|menteur|menteuse)
    )|
    (?:ne )?(?:savait|sait|connaissait) (?:pas (?:travailler|gérer|manager|diriger|faire|parler)|rien)|
    (?:criait|hurlait|gueulait) (?:sur|après|tout le temps)
  )(?![\p{L}])
`;

/** « Je n’ai rien à me reprocher », « j’ai arrêté de lui parler »: the speaker is in the right, the others are not. */
const BLAMES = regexInLines("iu")`
  (?<!\p{L})(?:
    (?:je )?n['’]ai (?:vraiment |absolument )?rien à me reprocher|j['’]ai rien à me reprocher|
    (?:ce n['’]est|c['’](?:est|était)|ce n['’]était) (?:vraiment )?pas (?:de )?ma faute|je n['’]y (?:suis|étais) pour rien|
    j['’]ai (?:arrêté|cessé) de lui (?:adresser la parole|parler|dire bonjour)|(?:on|nous) ne (?:se|nous) parl\p{L}{1,5} plus|
    je ne lui (?:parle|parlais|adresse|adressais) plus|
    j['’]ai (?:vite |tout de suite )?compris à qui j['’]avais affaire|(?:on m['’]a|ils m['’]ont) collé \p{Lu}|
    comme tous les \p{L}{4,} d['’]ailleurs|ils s['’]en (?:moquent|fichent|foutent)|
    (?:s['’]est|est) (?:résolu|réglé|arrangé) (?:tout seul|de lui-même)|
    à condition qu(?:e les gens|['’]ils|['’]on) (?:fassent|fasse) (?:leur|son) (?:travail|boulot)
  )(?!\p{L})
`;
/** One such word may be a slip; two are how the whole is told. */
const BLAMED_OFTEN = 2;

/** Whether a quarrel is told against the others only: nothing of what was done in it is then praised. */
export const onlyBlames = (context: ClaimContext): boolean =>
  context.content.reading.input.pitchType === "rh" && findWords(context, BLAMES).length >= BLAMED_OFTEN;

/** A conflict in which the speaker did nothing but be right. */
function takeTheFirstStep(context: ClaimContext): Option | null {
  const [first] = findWords(context, BLAMES);
  if (!first || !onlyBlames(context)) return null;
  const option = leaveOut(
    context,
    first,
    (shown) =>
      `${shown}\u00a0: on entend surtout ce que vous reprochez aux autres. Racontez plutôt un désaccord où vous avez fait le premier pas, et ce qui en est sorti.`,
  );
  return { ...option, code: "tell_your_part" };
}

/** A quarrel with an employer, told to the next one. */
function sayNoQuarrel(context: ClaimContext): Option | null {
  const [sued] = findWords(context, SUES);
  if (sued)
    return leaveOut(
      context,
      sued,
      (shown) =>
        `${shown}\u00a0: c’est votre droit, mais n’en parlez pas à un recruteur\u00a0: on n’entendrait plus que cela. Une phrase sur le départ, sans reproche, puis ce que vous cherchez ici.`,
    );
  // The other one’s fault is what an answer about a conflict tells.
  if (context.content.reading.questionKind === "behavioural") return null;
  const [blamed] = findWords(context, RUNS_DOWN);
  return blamed
    ? leaveOut(
        context,
        blamed,
        (shown) =>
          `${shown}\u00a0: même si c’est vrai, on se demande ce que vous direz d’eux plus tard. Dites à la place ce que vous y avez appris, ou ce que vous cherchez ici.`,
      )
    : null;
}

/** « J’ai divorcé », « la garde de mes enfants », « j’ai fait une dépression »: nobody may ask it in an interview. */
const PRIVATE = regexInLines("giu")`
  (?<![\p{L}])(?:
    j['’]ai divorcé|(?:mon|un|en plein|après (?:mon|un)) divorce|je (?:suis|me suis) (?:divorcée?|séparée?)|mon ex[- ](?:mari|femme|compagne|compagnon|conjointe?)|
    (?:j['’]ai (?:fait|eu)|je sors d['’]|mon|ma|après (?:un|une|mon|ma)) (?:une? |grosse |gros |petite? )*(?:dépression|burn[- ]?out|fausse couche|cancer|avc)|
    je (?:suis|étais) (?:sous (?:antidépresseurs|traitement)|en (?:arrêt maladie|dépression)|enceinte)|
    (?:ma|la|une|de) nounou|(?:la )?garde (?:alternée|de mes (?:enfants|filles|fils)|des enfants)|
    mes (?:problèmes|soucis) (?:de (?:santé|couple|famille|dos)|familiaux|personnels|d['’]argent)|
    (?:mes|des) dettes|surendettement|mes beaux[- ]parents
  )(?![\p{L}])
`;
const ABOUT_ONESELF = new Set([
  "introduction",
  "motivation",
  "choice",
  "strengths",
  "leaving",
  "future",
  "drive",
]);
/** A single private matter is told before this part of the answer to be what is heard of it. */
const EARLY = 0.4;
/** Roles of a sentence by which a private matter explains the choice of this work. */
const EXPLAINS = ["link_with_me", "why_this_job", "contribution", "lesson", "action"] as const;

/** Private matters told to a recruiter: two of them, or one before the work. */
function keepPrivate(context: ClaimContext): Option | null {
  const { content, sentences } = context;
  if (!ABOUT_ONESELF.has(content.reading.questionKind)) return null;
  const text = content.reading.input.content;
  const told = [...text.matchAll(PRIVATE)].flatMap((match) => {
    const place = { start: match.index, end: match.index + match[0].length };
    const sentence = sentences.find(
      ({ sentence: { start, end } }) => start <= place.start && place.end <= end,
    );
    return sentence && mostOfRoles(context, sentence, EXPLAINS) < LIKELY ? [{ sentence, place }] : [];
  });
  const [first] = told;
  if (!first || (told.length < 2 && first.place.start > EARLY * text.length)) return null;
  return leaveOut(
    context,
    first,
    (shown) =>
      `${shown}\u00a0: rien ne vous oblige à le dire ici, et c’est ce que l’on retiendrait. Gardez-le pour vous, et commencez par ce que vous savez faire.`,
  );
}
const LIKELY = 0.5;

/** « Je cherche surtout près de chez moi », « pour le salaire »: a reason that any employer would satisfy. */
const FOR_ONESELF = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:surtout|avant tout|d['’]abord|principalement|essentiellement|honnêtement|franchement|première raison|vraie raison)[^.!?;]{0,50}
      (?:(?:près|proche|à côté|pas loin|minutes|rues) (?:de|d['’])? ?(?:chez moi|mon domicile|la maison|ma maison)|
      (?:pour|c['’]est|par) (?:le|la|les|l['’]) ?(?:salaire|paie|paye|argent|horaires|vacances|primes?|sécurité de l['’]emploi)|
      (?:que|qu['’])? ?(?:ça|c['’]est|vous payez) (?:paie|paye|bien payé|bien)(?! avec))|
    (?:près|proche|à côté|pas loin) de chez moi,? (?:surtout|avant tout|d['’]abord)|
    (?<!(?:pas|jamais|ne) [^.!?;,]{0,20})(?:en attendant (?:de (?:trouver|passer|reprendre|savoir|faire|pouvoir)|mieux|autre chose|que (?:je|j['’]|mon|ma))|faute de mieux|n['’]importe quel (?:poste|travail|boulot|emploi))
  )(?![\p{L}])
`;
const ABOUT_THEM = new Set(["motivation", "choice", "introduction", "future", "drive", "leaving"]);

/** A reason that is good for the speaker and for no employer. */
function wantThem(context: ClaimContext): Option | null {
  if (!ABOUT_THEM.has(context.content.reading.questionKind)) return null;
  const [found] = findWords(context, FOR_ONESELF);
  return found
    ? leaveOut(
        context,
        found,
        (shown) =>
          `${shown}\u00a0: la raison est bonne pour vous, mais on entend que ce poste ou un autre, c’est pareil. Dites à la place ce que vous voulez faire chez eux, et pourquoi vous en êtes capable.`,
      )
    : null;
}

/** « Je ne connais pas bien votre entreprise »: of the employer as a whole, not of one product or trade. */
const KNOWS_NOTHING = regexInLines("iu")`
  (?<![\p{L}])(?:
    je (?:ne )?(?:connais|sais) pas (?:(?:encore|bien|très|trop|vraiment|tellement|grand[- ]chose) ){0,3}(?:(?:de|sur) )?
      (?:votre|cette|la) (?:entreprise|société|boîte|maison|enseigne|structure|association|groupe|magasin|librairie|établissement|agence|marque|école|cabinet)|
    je (?:n['’]|ne )?(?:ai|me suis|suis) pas (?:(?:encore|eu le temps de|trop|vraiment|bien) ){0,2}(?:me )?(?:renseignée?|renseigner|regardé votre site|regarder votre site)|
    j['’]ai pas (?:(?:encore|eu le temps de|trop|vraiment) ){0,2}(?:me renseigner|regard(?:é|er) (?:votre|le) site)
  )(?![\p{L}])
`;

function learnWhoTheyAre(context: ClaimContext): Option | null {
  const [found] = findWords(context, KNOWS_NOTHING);
  return found
    ? leaveOut(
        context,
        found,
        (shown) =>
          `${shown}\u00a0: on entend que vous auriez écrit la même chose à d’autres. Cherchez avant une chose qu’ils ont faite ou qu’ils vendent, et dites-la à la place.`,
      )
    : null;
}

/** « C’est mon caractère », « ils font avec »: nothing will change. */
const RESIGNED = regexInLines("iu")`
  (?<![\p{L}])(?:
    c['’]est (?:mon (?:caractère|tempérament)|ma nature|dans (?:mon caractère|ma nature))|je suis comme (?:ça|cela)|j['’]ai toujours été comme (?:ça|cela)|
    on (?:ne )?se refait pas|on (?:ne )?(?:me )?changera pas|je (?:ne )?(?:vais|peux|changerai) (?:pas )?(?:me )?chang(?:er|erai)|
    (?:ils|elles|les gens|les autres|les collègues|tout le monde) (?:font|fait|feront) avec|il faut (?:me prendre|faire avec)
  )(?![\p{L}])
`;
/** « Depuis, je note », « j’essaie de »: something done about it. */
export const DOES_SOMETHING = regexInLines("iu")`
  (?<![\p{L}])(?:
    depuis|désormais|dorénavant|maintenant|aujourd['’]hui|du coup,? je|alors je|donc je|j['’]essa[iy]e|j['’]ai (?:appris|commencé|pris l['’]habitude|mis en place|demandé|décidé)|
    je (?:travaille|m['’]efforce|fais attention|me force|m['’]oblige|note|compte|respire|demande|me suis)|pour (?:éviter|corriger|compenser|m['’]améliorer|y remédier)|je (?:me )?soigne
  )(?![\p{L}])
`;
const NAMED = 0.4;
const MENDED = 0.35;
/** « Je suis perfectionniste »: other advice says that it names no weakness. */
const NO_FAULT =
  /(?<![\p{L}])(?:perfectionn\p{L}*|trop (?:investie?|impliquée?|rigoureu\p{L}+|gentille?|gentil))(?![\p{L}])/iu;

/** A fault that is named, with nothing done about it. */
function mendTheFault(context: ClaimContext): Option | null {
  const { content, form, sentences } = context;
  const text = content.reading.input.content;
  if (form.name !== "weakness" || NO_FAULT.test(text)) return null;
  if (DOES_SOMETHING.test(text) || surest(context, { roles: ["remedy", "progress"] }) >= MENDED) return null;
  const [resigned] = findWords(context, RESIGNED);
  const named = sentences.find(
    (one) =>
      mostOfRoles(context, one, ["weakness"]) >= NAMED &&
      isComplete(one) &&
      one.sentence.words <= SHORT_QUOTE,
  );
  const found =
    resigned ??
    (named && { sentence: named, place: { start: named.sentence.start, end: named.sentence.end } });
  if (!found) return null;
  return {
    ...leaveOut(context, found, (shown) =>
      resigned
        ? `${shown}\u00a0: on entend que cela ne changera pas. Dites à la place ce que vous faites, concrètement, pour que cela n’arrive plus.`
        : `${shown}\u00a0: vous dites le défaut, et rien de ce que vous en faites. Ajoutez un geste précis, et une fois où il a servi.`,
    ),
    code: resigned ? "drop_irrelevant" : "link_to_job",
    part: "remedy",
  };
}

/** « Il y en a eu d’autres avant toi », « mieux roulée »: of former loves and of the body. */
const OF_OTHERS = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:il y en a|y en a|en a) (?:eu|connu) (?:d['’]autres|beaucoup|plein|un paquet)|(?:ses|tes|vos|mes|son|ton) ex(?:[- ](?:copines?|copains?|petites?[- ]amies?|femmes?|maris?))?(?![\p{L}-])|
    (?:celle|celui|toutes celles|tous ceux|la \p{L}+|le \p{L}+) d['’]avant(?! [\p{L}])|mieux (?:roulée?|foutue?|gaulée?|fichue?)|
    (?:ses|tes) (?:conquêtes|bourrelets|kilos|rides)|(?:il|elle|tu) (?:a|as) (?:bien |drôlement |sacrément )?(?:grossi|vieilli|forci)|
    (?:ta|sa|la) (?:belle[- ]mère|belle[- ]doche)|troisième mariage|deuxième mariage|(?:le|la|les) moches?
  )(?![\p{L}])
`;
const JOKES =
  /(?<![\p{L}])(?:je (?:plaisante|rigole|blague|déconne)|c['’]est une (?:blague|plaisanterie)|non mais|hein|haha|lol|mdr|on ne va pas les compter|pas de panique)(?![\p{L}])|!/iu;
/** Sentences after it in which it is said to be a joke. */
const NEXT = 2;

/** A joke at the cost of somebody who is celebrated: named as a joke, there or just after. */
function sparePeople(context: ClaimContext): Option | null {
  const { form, sentences } = context;
  if (form.name !== "tribute") return null;
  for (const found of findWords(context, OF_OTHERS)) {
    const at = sentences.indexOf(found.sentence);
    const around = sentences.slice(at, at + 1 + NEXT);
    if (around.some(({ sentence }) => JOKES.test(sentence.text)))
      return leaveOut(
        context,
        found,
        (shown) =>
          `${shown}\u00a0: la blague peut blesser, ce jour-là et devant tout le monde. Retirez-la, et gardez un souvenir dont chacun rira avec eux.`,
      );
  }
  return null;
}
