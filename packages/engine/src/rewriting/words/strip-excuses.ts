import type { Range } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Conjunctions and fillers that may precede an excuse. */
const TIES =
  /^(?:(?:euh|heu|bon|ben|bah|alors|donc|voil[àa]|et|mais|enfin|oui|non|ah|hein|après|bref)(?![\p{L}])[\s,.…]*)*/iu;
/** Excuses of a speaker for the way they speak. */
const EXCUSES = regexInLines("iu")`
  ^(?:
    (?:je suis |vraiment |encore )?désolée?(?: encore| d['’]avance| si .{1,70}| de .{1,40})?|
    (?:je vous demande |mille |encore )?pardon(?: encore| d['’]avance| si .{1,70})?|
    excus(?:ez|e)[- ]moi(?: encore| d['’]avance| si .{1,70}| de .{1,40})?|
    je m['’](?:en )?excuse(?: d['’]avance| presque| si .{1,70}| de .{1,40})?|
    je vous prie (?:de m['’](?:en )?excuser|d['’]excuser .{1,40})|
    je (?:ne |n['’])?(?:suis pas|ai jamais été) (?:très |trop |bien |vraiment )?
      (?:douée?|forte?|bonn?e?|à l['’]aise|habituée?)(?: .{1,50})?|
    je (?:ne )?sais pas (?:trop |bien |très bien |vraiment )?
      (?:parler|raconter|m['’]exprimer|par où commencer)(?: .{1,30})?|
    je (?:ne )?sais pas si (?:
      (?:ça|cela) (?:répond|va|se dit|vous)|c['’]est (?:ça|ce|une bonne|un bon)|j['’]ai (?:bien )?répondu
    )(?:['’ ].{1,40})?|
    (?:j['’]ai|je n['’]ai) (?:
      le trac|rien préparé|
      (?:pas (?:trop |vraiment |bien |très bien )?)(?:préparé|l['’]habitude)(?: .{1,40})?
    )|
    je parle (?:très )?mal(?: en public)?
  )$
`;
/** Other remarks on the speech alone that may accompany an excuse. */
const OF_THE_SPEECH = regexInLines("iu")`
  ^(?:
    (?:je crois que )?c['’]est (?:à peu près )?tout(?: ce que j['’]avais à dire)?|j['’]ai (?:fini|tout dit)|
    je (?:suis|stresse) (?:un peu|très|trop|nul|nulle)
      (?: stressée?| nerveux| nerveuse| émue?| longue?| à ça)?|
    j['’]ai (?:
      la bouche sèche|les mains qui tremblent|le cœur qui bat(?:tait)?|sauté une ligne|
      perdu (?:ma ligne|le fil|ma feuille)|été (?:un peu |trop )*(?:longue?|rapide|confuse?)
    )|
    j['’]avais (?:noté des trucs|un plan|préparé(?: .{1,20})?|peur d['’]oublier|le cœur qui battait)|
    je (?:commence|reprends|vais reprendre|m['’]éparpille|me suis perdue?|l['’]avais mieux .{1,25})|
    c['’]est (?:un peu |trop )*(?:long|bête|confus|décousu|personnel)(?: .{1,25})?|
    (?:ce n['’]|c['’])est pas (?:très |bien |trop )?(?:clair|original|intéressant|terrible|grand[- ]chose)
      (?: .{1,20})?|
    (?:ce n['’]|c['’])était pas grand[- ]chose|ça fait (?:un peu )?bizarre(?: .{1,20})?|vous allez souffrir|
    comme exemple
  )$
`;

/** Whether a sentence, without its hesitations and false starts, only excuses its speaker. */
export function onlyExcuses(sentence: string): boolean {
  const parts = partsOf(sentence);
  return (
    parts.some((part) => EXCUSES.test(part)) &&
    parts.every((part) => EXCUSES.test(part) || OF_THE_SPEECH.test(part))
  );
}

/**
 * « Bonjour, excusez-moi, je ne suis pas très habituée. »: the offset of the excuse; null if no greeting comes first.
 */
export function excuseAfterGreeting(sentence: string): number | null {
  const [greeting = ""] =
    /^(?:re)?(?:bonjour|bonsoir|salut)(?: (?:à tous|à toutes|tout le monde|madame|monsieur|mesdames|messieurs|et))*(?=\s?,)/iu.exec(
      sentence,
    ) ?? [];
  return greeting !== "" && onlyExcuses(sentence.slice(greeting.length)) ? greeting.length : null;
}

function partsOf(sentence: string): string[] {
  return sentence
    .replace(/(?<![\s.…!])[\s.…!]+$/u, "")
    .split(/[,;:.…]\s|\s[–—-]\s/u)
    .map((part) =>
      part
        .replace(/^[\s,]+/u, "")
        .replace(TIES, "")
        .replace(/(?<![\s,])[\s,]+(?:hein|quoi|voilà)?$/iu, ""),
    )
    .filter((part) => part !== "");
}

const LAST = regexInLines("iu")`
  (?:,|(?<=\p{L}) (?=désolée?[ .!…]*$))\s?(?:
    (?:vraiment |je suis |encore )?désolée?|pardon|excus(?:ez|e)[- ]moi|je m['’](?:en )?excuse(?: presque)?
  )(?=[ .!…]*$)
`;
const INSIDE = /, ?(?:(?:je suis |vraiment )?désolée?|excusez[- ]moi)(?=,\s(?!mais))/iu;
const FIRST = regexInLines("iu")`
  ^(?:pardon|(?:je suis )?désolée?|excusez[- ]moi), (?=
    (?:je|j['’]|on|nous|vous|il|elle|ils|elles|c['’]|ce|ça|le|la|les|l['’])(?![\p{L}])|[jcl]['’]
  )
`;
/** « C'est un âge un peu, pardon »: the words before are unfinished, with or without the excuse. */
const LEFT_OPEN =
  /(?<![\p{L}])(?:peu|trop|très|plus|de|le|la|les|un|une|des|du|à|que|qui|et|est|suis|vraiment|pour|en|sur|je|on|il)$/iu;
const FEWEST_LEFT = 3;

/** « L'appli n'existe pas encore, désolé, on voulait… »: excuses that can be cut out of a sentence. */
export function excusesBeside(sentence: string): Range[] {
  if (!/désol|pardon|excus/i.test(sentence)) return [];
  for (const pattern of [LAST, INSIDE, FIRST]) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const range = { start: found.index, end: found.index + found[0].length };
    const rest = sentence.slice(0, range.start);
    const left = `${rest} ${sentence.slice(range.end)}`.match(/\p{L}{2,}/gu) ?? [];
    if (left.length >= FEWEST_LEFT && !LEFT_OPEN.test(rest)) return [range];
  }
  return [];
}

const LOST_THREAD = regexInLines("iu")`
  ^(?:
    qu['’]est-ce que (?:je voulais (?:vous )?dire|j['’]allais dire|j['’]ai oublié|je disais)
      (?: encore| déjà| d['’]autre)?|
    où j['’]en étais|j['’]en étais où|(?:attendez|oui),? (?:ça,? )?je l['’]ai (?:déjà )?dit|attendez|
    [^.?!]{1,30}, non,? je l['’]ai (?:déjà )?dit|
    (?:peut-être )?j['’]aurais (?:peut-être )?dû (?:commencer|finir) par (?:là|ça)
  )[\s.…?!]*$
`;

/** « Qu'est-ce que je voulais dire. »: the speaker has lost the thread. */
export const losesThread = (sentence: string): boolean => LOST_THREAD.test(sentence.replace(TIES, ""));

/** « Ah oui, le modèle »: the range of words that find the thread again. */
export function threadFound(sentence: string): Range | null {
  const [said = ""] =
    /^(?:(?:euh|ah|si|oui|voilà|et|donc|bah|ben)[\s,.…]+)*(?:ah )?(?:oui|si)[\s,.…]+(?=\p{L})/iu.exec(
      sentence,
    ) ?? [];
  return said === "" ? null : { start: 0, end: said.length };
}

/** « …, j'espère que je n'ai pas été trop long. »: an apology for the length, which only draws attention to it. */
export function lengthExcuse(sentence: string): Range | null {
  const found = LENGTH_EXCUSE.exec(sentence);
  return found && { start: found.index, end: found.index + found[0].length };
}
const LENGTH_EXCUSE = regexInLines("iu")`
  (?:,? et |, |(?<![^\s]))(?:en espérant|j['’]espère) (?:
    que je (?:ne vous ai pas|n['’]ai pas|ai pas)|ne pas (?:vous )?avoir|pas (?:vous )?avoir
  ) (?:été |parlé |fait )?trop long(?:ue|temps)?(?=\s?[.!…]{0,3}\s?$)
`;
