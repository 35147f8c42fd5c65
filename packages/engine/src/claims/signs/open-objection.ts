import type { ClaimContext } from "../context/claim-context.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { type FoundWords, findWords } from "./find-words.ts";
import { mostOfRoles } from "./pick-sentence.ts";
import { signsOf } from "./sentence-signs.ts";

/** « On est plus chers », « ça a un coût »: what the listener will hold against it. */
const OF_PRICE = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:c['’]est|on est|nous sommes|je suis|(?:ça|cela) (?:reste|paraît|semble)|(?:ça|c['’]est) peut(?:-être| paraître)?) (?:un peu |bien |plus |beaucoup plus |assez |légèrement |vrai ){0,2}(?:chère?s?)(?: que(?! (?:prévu|ça)))?|
    (?:plus|trop) chère?s? que|(?:ça|cela|qui|ce qui) (?:a|représente|aura) un (?:certain )?(?:coût|prix)|un peu au-dessus(?! de)
  )
`;
/** « Je sais que certains se plaignent », « vous allez me dire que »: an objection that the speaker raises. */
const OF_OTHERS = regexInLines("iu")`
  (?<![\p{L}])(?:
    je sais (?:bien )?(?:que|qu['’]) ?(?:certaine?s?|des (?:gens|voisins|habitants|parents|collègues)|les (?:gens|voisins|habitants|parents|riverains|collègues)|beaucoup|ça fait peur|(?:ça|cela) (?:va|peut|risque|inquiète|dérange|fait))|
    (?:certaine?s?|les (?:voisins|riverains|gens|parents)|on|vous) (?:en |nous |me |le )?(?:diront|me direz|nous direz)|
    (?:il y a|y a|y en a) (?:toujours )?(?:des (?:gens|voisins|parents|collègues) )?qui (?:disent|diront|ont peur|sont contre)|
    vous allez (?:me |nous )?(?:dire|répondre|objecter)|
    on pourrait (?:me |nous )(?:dire|reprocher|objecter|répondre)
  )(?![\p{L}])
`;
const CONCEDES =
  /(?<![\p{L}])(?:je sais|c['’]est vrai|oui|alors oui|certes|faut pas se mentir|on va pas se mentir|j['’]avoue|d['’]accord|bien sûr)(?![\p{L}])/iu;
/** An answer to it: a turn with something said, a reason, a comparison of what it costs. */
const ANSWERS = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:mais|sauf que|seulement|or|pourtant|cependant|en revanche|par contre|justement)(?!,? (?:bon|voilà|on peut discuter|c['’]est pas (?:la même chose|pareil)|ce n['’]est pas (?:la même chose|pareil)|c['’]est (?:la qualité|de la qualité)))|
    parce qu[e'’]|c['’]est pour (?:ça|cela)|c['’]est pourquoi|en fait|
    amorti\p{L}{0,9}|rembours\p{L}{0,9}|économi\p{L}{0,9}|gratui\p{L}{0,9}|subvention\p{L}{0,9}|garanti\p{L}{0,9}|dure(?:nt|ra)?|moins|
    coûte\p{L}{0,9}|paie\p{L}{0,9}|paye\p{L}{0,9}|prend en charge|j['’]y ai pensé|rassur\p{L}{0,9}|vérifi\p{L}{0,9}|mesur\p{L}{0,9}
  )(?![\p{L}])
`;
const ASKS = 0.5;
/** Sentences after it in which an answer is looked for. */
const NEXT = 2;

interface OpenObjection extends FoundWords {
  isOfPrice: boolean;
}

/** An objection that a speaker who has something to obtain raises and leaves without an answer. */
export function findOpenObjection(context: ClaimContext): OpenObjection | null {
  const { form, sentences, content } = context;
  if (form.name !== "product" && form.name !== "persuasion") return null;
  for (const [pattern, isOfPrice] of [
    [OF_OTHERS, false],
    [OF_PRICE, true],
  ] as const)
    for (const found of findWords(context, pattern)) {
      const { sentence, place } = found;
      if (isOfPrice && !CONCEDES.test(sentence.sentence.text)) continue;
      const after = content.reading.input.content.slice(place.end, sentence.sentence.end);
      const at = sentences.indexOf(sentence);
      const next = sentences.slice(at + 1, at + 1 + NEXT);
      // What is asked next answers nothing.
      const replies = next.filter(
        (one) =>
          !(
            mostOfRoles(context, one, ["request", "vague_request", "proposal"]) >= ASKS ||
            signsOf(content, one).asks
          ),
      );
      const isAnswered =
        ANSWERS.test(after) ||
        next.some((one) => /^[\s,]{0,3}(?:mais|sauf que|or|pourtant)(?![\p{L}])/iu.test(one.sentence.text)) ||
        replies.some(({ sentence: { text }, figures }) => ANSWERS.test(text) || figures.length > 0);
      if (!isAnswered) return { ...found, isOfPrice };
    }
  return null;
}
