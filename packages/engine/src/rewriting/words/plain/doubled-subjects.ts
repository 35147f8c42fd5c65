import { REASONS } from "../../edits/reasons.ts";
import { type Finder, isFinite } from "./plain-change.ts";

const DETERMINERS = /^(?:les?|la|l['’]|mon|ma|mes|notre|nos|votre|vos|ce|cet|cette|ces)$/i;
const CLITICS = /^(?:ne|n['’]|me|m['’]|te|t['’]|se|s['’]|lui|leur|en|y|nous|vous|les?|la|l['’])$/i;
const LONGEST = 7;
/** Words after which the pronoun may be said again. */
const AGAIN = 5;

/** « Les clients ils revenaient » → « Les clients revenaient »: the noun says it. */
export const doubledSubjects: Finder = ({ text, isPersonal, syntax }) => {
  if (isPersonal || !/^\p{Lu}/u.test(text)) return [];
  if (!/^(?:\p{L}{1,6}[ '’])[^,.;:!?]{2,60} (?:ils?|elles?) /iu.test(text)) return [];
  const { words, start: origin } = syntax();
  const pronoun = words.findIndex(
    ({ form }, at) => at > 1 && at <= LONGEST && /^(?:ils?|elles?)$/i.test(form),
  );
  const group = words.slice(0, Math.max(0, pronoun));
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || !DETERMINERS.test(first.form) || !/^(?:NOUN|ADJ|PROPN)$/.test(last.upos)) return [];
  if (group.some((word) => isFinite(word) || /^(?:PUNCT|PRON|SCONJ|CCONJ|ADV)$/.test(word.upos))) return [];
  if (/s$/i.test(words[pronoun]!.form) !== /s$/i.test(first.form)) return [];
  let verb = pronoun + 1;
  while (words[verb] && CLITICS.test(words[verb]!.form)) verb += 1;
  if (!words[verb] || !isFinite(words[verb]!)) return [];
  // « Le lendemain il a cassé la vitre »: a moment is not the subject.
  const noun = group.find(({ upos }) => upos === "NOUN");
  if (!noun || !/^(?:nsubj|dislocated)/.test(noun.deprel) || noun.head !== words[pronoun]!.head) return [];
  // « la dame elle a, elle a gardé son appartement »: a false start, cut elsewhere.
  const said = words[pronoun]!.form.toLowerCase();
  if (words.slice(pronoun + 1, pronoun + 1 + AGAIN).some(({ form }) => form.toLowerCase() === said))
    return [];
  return [
    {
      start: words[pronoun]!.start - origin,
      end: words[pronoun + 1]!.start - origin,
      insert: "",
      reason: REASONS.wordy,
    },
  ];
};
