import { REASONS } from "../../edits/reasons.ts";
import { type Finder, isFinite } from "./plain-change.ts";

/** « un coût qui est très important »: a noun, « qui est », and what is said of the noun. */
const WHICH_IS = / (qui (?:est|sont) )(?=(?:très |trop |assez |plus |entièrement |totalement )?\p{L}{3})/giu;
/** « c'est Nadia qui est arrivée »: « qui » belongs to « c'est »; « c'est un outil qui est simple » is none. */
const CLEFT = /(?<![\p{L}])(?:c['’](?:est|était)|ce sont|voilà|y a) (?!une? )[^,.;:!?]{0,80}$/iu;
/** Words to which no adjective can be tied without « de » or « qui ». */
const NO_NOUN =
  /^(?:ce|celui|celle|ceux|celles|quelqu'un|quelque|chose|rien|personne|tout|tous|autre|autres)$/i;

/** « deux clients qui sont passés »: what they did, not how they are. */
const MOVES =
  /^(?:re)?(?:pass|part|ven|deven|all|arriv|n|mor|rest|tomb|entr|rentr|sort|mont|descend|retourn)(?:é|i|u|t)e?s?$/i;

/** « un coût qui est très important » → « un coût très important ». */
export const whichIs: Finder = ({ text, isPersonal, syntax }) => {
  if (isPersonal || !/ qui (?:est|sont) /i.test(text)) return [];
  return Array.from(text.matchAll(WHICH_IS)).flatMap(({ index, 1: words = "" }) => {
    if (CLEFT.test(text.slice(0, index))) return [];
    const { words: parsed, start: origin } = syntax();
    const which = parsed.findIndex(({ start }) => start - origin === index + 1);
    const [noun, being] = [parsed[which - 1], parsed[which + 1]];
    if (!noun || noun.upos !== "NOUN" || NO_NOUN.test(noun.form) || !being || being.deprel === "aux:tense")
      return [];
    const said = parsed[being.head];
    if (!said || being.head > which + 4 || said.head !== which - 1 || !said.deprel.startsWith("acl"))
      return [];
    const isSaid = said.upos === "ADJ" || (said.upos === "VERB" && said.feats.includes("VerbForm=Part"));
    if (!isSaid || MOVES.test(said.form)) return [];
    // « qui est simple et coûte peu »: a second verb would lose its subject.
    if (
      parsed.some(
        (word, at) => at > being.head && word.head === being.head && word.deprel === "conj" && isFinite(word),
      )
    )
      return [];
    if (/(?:,| et) qui(?![\p{L}])/iu.test(text.slice(index + words.length))) return [];
    return [{ start: index + 1, end: index + 1 + words.length, insert: "", reason: REASONS.wordy }];
  });
};
