import { regexInLines } from "../../language/regex-in-lines.ts";

/** What a line of the report asks of the speaker, in other words each time: asked once, it is enough. */
const ASKINGS = {
  moment: regexInLines("iu")`
    (?<![\p{L}])(?:
      racontez(?! ce que vous, vous)|racontez-en|un (?:seul )?(?:moment|épisode|souvenir)|un jour (?:où|précis)|une fois où|
      le jour où|une journée où|un cas que vous avez eu
    )(?![\p{L}])
  `,
  person: /(?<![\p{L}’'])(?:une personne|nommez quelqu[’']un)(?![\p{L}])/iu,
  start: /(?<![\p{L}])(?:commencez|entrez par|première phrase|ôtez l[’']annonce)(?![\p{L}])/iu,
  end: /(?<![\p{L}])(?:finissez (?:plutôt )?(?:sur|par)|dernière phrase)(?![\p{L}])/iu,
  request: /(?<![\p{L}])(?:ce que vous (?:demandez|attendez)|votre demande)(?![\p{L}])/iu,
  sum: /(?<![\p{L}])(?:votre chiffre|(?:une|votre) somme)(?![\p{L}])/iu,
  them: /(?<![\p{L}])une chose d[’']eux(?![\p{L}])/iu,
  future: regexInLines("iu")`
    (?<![\p{L}])ce que vous (?:visez|voulez (?:savoir )?faire|ferez (?:ici|d[’']ici là))(?![\p{L}])
  `,
} as const;
type Asking = keyof typeof ASKINGS;

const QUOTED = /«[^«»]*»/gu;

/** What a line asks for, its quotes left out. « Vous finissez sur « … » » only says where it ends. */
export function askedIn(text: string): Asking[] {
  const words = text.replace(QUOTED, "«»").replace(/Vous (?:commencez|finissez) [^.:]*/gu, "");
  return (Object.keys(ASKINGS) as Asking[]).filter((name) => ASKINGS[name].test(words));
}

/** Whether a line asks for what one of these lines asks for already. */
export const asksAgain = (text: string, before: readonly { text: string }[]): boolean => {
  const asked = askedIn(text);
  return asked.length > 0 && before.some((other) => askedIn(other.text).some((name) => asked.includes(name)));
};

/** Remarks without words of the text that say what such advice asks for: told by the advice. */
const LACKING: readonly (readonly [RegExp, Asking])[] = [
  [/^(?:Rien n’est raconté|Presque aucun verbe n’est au passé)/u, "moment"],
  [/^On n’entend personne qui en ait besoin/u, "person"],
];
export const isToldByAdvice = (text: string, advice: readonly { text: string }[]): boolean =>
  LACKING.some(
    ([words, asked]) => words.test(text) && advice.some((each) => askedIn(each.text).includes(asked)),
  );

/** Advice without what an earlier one asks for already, in other words. */
export const withoutSecondAsking = <Advice extends { text: string }>(advice: readonly Advice[]): Advice[] =>
  advice.filter(({ text }, at) => !asksAgain(text, advice.slice(0, at)));
