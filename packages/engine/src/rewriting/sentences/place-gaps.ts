import type { PitchReading } from "../../content/pitch-reading.ts";
import { tellsCountedDeed } from "../../content/verbs.ts";
import type { Sentence } from "../../language/units.ts";
import { countWords } from "../../pitch.ts";
import type { Claim, Edit } from "../../report.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { gapsForParts, type PartGap } from "./gaps.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";
import type { Ground } from "../edits/ground.ts";
import { leansBack } from "./leans-back.ts";
import { REASONS } from "../edits/reasons.ts";

/** Most gaps in a pitch: more would hide it. */
const MOST_GAPS = 2;

/** Most words before a gap placed early. */
const MOST_BEFORE = 30;

/** Closing words: a gap is placed before a last sentence made of them. */
const LEAVE = regexInLines("iu")`
  ^(?:
    (?:et |alors |donc |bref )?(?:
      merci|un (?:immense|grand|énorme) merci|bien cordialement|cordialement|bien à vous|dans l['’]attente|veuillez|recevez|au revoir|
      à bientôt|bonne (?:journée|soirée|chance)|voilà|santé|joyeux|bon anniversaire|vive\b
    )|
    je (?:vous|te) (?:remercie|laisse|souhaite|pri[es])|je (?:reste|me tiens) à (?:votre|ta)|
    en (?:synthèse|conclusion|résumé|somme)(?![\p{L}])|pour (?:conclure|terminer)(?![\p{L}])|
    passe[zr]? (?:me|nous) voir|(?:si|pour) [^.!?]{0,30}questions?\b|n['’]hésitez pas|
    (?:bises|bisous|des bisous|je (?:vous|t['’])? ?embrasse)
  )
`;

/** A final question also stays last, after any gap. */
const ASKS_LAST = /\?[\s»"”]*$/u;

const PRESENTS = regexInLines("iu")`
  ^(?:(?:moi|donc|alors),? )?
    (?:je (?:m['’]appelle|suis|représente|me présente)|nous (?:sommes|représentons)|moi,? c['’]est)
    (?![\p{L}])
`;

/** « Si ça vous dit, … », « N'attendez plus, … »: an invitation that ends a text. */
const INVITES = regexInLines("iu")`
  ^(?:alors |et |donc )?(?:
    (?:si|pour ceux que) (?:ça|cela) (?:(?:vous|les) )?(?:dit|intéresse|tente|parle)|n['’](?:hésitez|attendez)|
    si vous (?:êtes intéressée?s?|voulez|souhaitez)|
    (?:appelez|venez|contactez|rejoignez|osez|passez|votez|essayez|profitez|aidez|soutenez)(?![\p{L}])
  )
`;

/** Whether a line may be inserted between two sentences: at a paragraph break, or if the second does not refer back. */
function standsApart(source: string, before: Sentence, after: Sentence): boolean {
  if (source.slice(before.end, after.start).includes("\n")) return true;
  return (
    !/^(?:(?:enfin|par exemple|là|bref|on|oui|non|bon|voilà|ensuite|après|du coup)(?![\p{L}])|je l['’]|(?:\S{1,20} ){1,3}en effet(?![\p{L}]))/iu.test(
      after.text,
    ) &&
    !leansBack(after) &&
    !before.text.trimEnd().endsWith("?")
  );
}

const isBetweenParagraphs = (source: string, left: readonly Sentence[], at: number) =>
  left[at] !== undefined && source.slice(left[at - 1]!.end, left[at].start).includes("\n");

/** « Que faites-vous en dehors du travail ? », « dans cinq ans ? »: questions that call for no example. */
const ASKS_NO_CASE = /(?<![\p{L}])(?:en dehors|loisirs?|passions?|(?:cinq|dix|5|10) ans)(?![\p{L}])/iu;
/** « Pourquoi voulez-vous rejoindre notre entreprise ? » calls for a fact about the firm, not for a case. */
const ASKS_WHY_THEM =
  /pourquoi (?:nous|chez nous)(?![\p{L}])|pourquoi .{0,40}(?:notre|nos|cette) (?:entreprise|société|maison|équipes?|structure|groupe|agence|cabinet)/iu;
const TOLD = 0.5;

/** Whether an interview answer lacks an example that would help it. */
function lacksCase({ input, sentences }: PitchReading, roles: readonly SentenceRoles[]): boolean {
  if (input.pitchType !== "rh" || ASKS_NO_CASE.test(input.question ?? "")) return false;
  if (sentences.some(tellsCountedDeed)) return false;
  const counted = new Set(
    sentences.flatMap(({ figures, sentence }) => (figures.length > 0 ? [sentence.end] : [])),
  );
  return !roles.some(
    ({ end, roles: does }) =>
      Math.max(does.scene, does.situation) >= TOLD ||
      (counted.has(end) && Math.max(does.action, does.achievement, does.result) >= TOLD),
  );
}

/** « Pour toutes ces raisons, je serais ravie… »: closes an answer; an example is asked for before it. */
const CONCLUDES = regexInLines("iu")`
  ^(?:
    pour (?:toutes )?ces raisons|c['’]est pour(?:quoi|(?: toutes)? ces raisons| (?:ça|cela))|voilà pourquoi|bref(?![\p{L}])|
    en (?:bref|résumé|somme|conclusion)(?![\p{L}])|(?:je|nous) (?:serais|serions|reste|restons)(?![\p{L}])
  )
`;

/**
 * Where to ask an answer that the report finds made of clichés for an example: before its conclusion, or at its end, so
 * that no argument is cut from the next; null if the report does not find it so.
 */
function afterWornWords(source: string, claims: readonly Claim[], left: readonly Sentence[]): number | null {
  const isWorn = claims.some(
    ({ kind, rule, form }) => kind === "fault" && rule === "heard" && form === "cliches",
  );
  const quotes = claims.flatMap((claim) =>
    isWorn && claim.kind === "advice" && claim.rule === "cliche" ? claim.quotes : [],
  );
  const hasWorn = left.some((sentence, at) => {
    const next = left[at + 1];
    const isQuoted = quotes.some(({ start, end }) => start < sentence.end && sentence.start < end);
    return (
      isQuoted && !LEAVE.test(sentence.text) && (next === undefined || standsApart(source, sentence, next))
    );
  });
  if (!hasWorn) return null;
  const isClosing = (at: number) => CONCLUDES.test(left[at]!.text) || LEAVE.test(left[at]!.text);
  let at = left.length;
  while (at > 1 && at > left.length - MOST_CLOSING && isClosing(at - 1)) at -= 1;
  return at === left.length || standsApart(source, left[at - 1]!, left[at]!) ? at : null;
}
/** Sentences of a conclusion, at most. */
const MOST_CLOSING = 2;

/**
 * Places gaps on lines of their own: after the first sentence, past the middle, or at the end before the closing words.
 * A gap that would separate tied sentences or come too late is left to the report.
 */
export function placeGaps(
  reading: PitchReading,
  { claims, roles }: Ground,
  left: readonly Sentence[],
): Edit[] {
  const { source, punctuated } = reading.original;
  // Notes are not sentences, and a text to keep as it is lacks no part.
  const isWhole = claims.some(({ rule, code }) => rule === "notes" || code === "keep_as_is");
  if (source.includes("[À compléter") || left.length === 0 || isWhole) return [];
  const missing = claims.flatMap(({ kind, part }) => (kind === "missing" && part ? [part] : []));
  const gaps = gapsForParts(missing);
  const byPlace = new Map<number, PartGap[]>();
  const calls = new Set(reading.sentences.flatMap((one) => (one.calls.length > 0 ? [one.sentence.end] : [])));
  let placed = 0;
  for (const gap of gaps) {
    if (placed === MOST_GAPS) break;
    let at = gap.place === "early" ? 1 : gap.place === "late" ? left.length : Math.ceil(left.length * 0.6);
    // « Bonsoir. Je représente l'association… »: place the gap after the speaker's introduction.
    while (gap.place === "early" && at < left.length - 1 && PRESENTS.test(left[at]!.text)) at += 1;
    // In an unpunctuated transcript, sentence ends are guessed: a gap could cut a sentence in two.
    if (gap.place !== "late" && !punctuated) continue;
    if (gap.place === "middle" && !isBetweenParagraphs(source, left, at)) continue;
    // Do not separate a sentence from one it refers to: « En six mois… Enfin, ce n'était pas que moi ».
    while (at < left.length && !standsApart(source, left[at - 1]!, left[at]!)) at += 1;
    if (gap.place !== "late" && at === left.length) continue;
    // Pushed further than the first third of the sentences, an early gap would be out of place.
    if (gap.place === "early" && at > Math.max(1, Math.ceil(left.length / 3))) continue;
    // An early gap may follow a greeting and a name, not half a minute of speech.
    if (gap.place === "early" && countWords(source.slice(left[0]!.start, left[at - 1]!.end)) > MOST_BEFORE)
      continue;
    // Transcripts have long sentences: also require the first third of the characters.
    const said = left[at - 1]!.end - left[0]!.start;
    if (gap.place === "early" && at > 1 && said > (left.at(-1)!.end - left[0]!.start) / 3) continue;
    while (
      at > 1 &&
      at > left.length - 2 &&
      (LEAVE.test(left[at - 1]!.text) || ASKS_LAST.test(left[at - 1]!.text))
    )
      at -= 1;
    // « Si ça vous dit, appelez-nous. »: who speaks is told before the last invitation, or not at all.
    const last = left[at - 1]!;
    if (gap.before === "call" && at > 1 && (calls.has(last.end) || INVITES.test(last.text))) {
      if (!standsApart(source, left[at - 2]!, last)) continue;
      at -= 1;
    }
    // « Pour toutes ces raisons, je serais ravie… » stays last too.
    if (
      gap.before === "conclusion" &&
      at > left.length - MOST_CLOSING &&
      at > 1 &&
      CONCLUDES.test(left[at - 1]!.text) &&
      standsApart(source, left[at - 2]!, left[at - 1]!)
    )
      at -= 1;
    // Two gaps of the same kind of place in a row would break the text in two.
    const own = byPlace.get(at) ?? [];
    if (own.every(({ place }) => place !== gap.place)) {
      byPlace.set(at, [...own, gap]);
      placed += 1;
    }
  }
  if (placed === 0 && punctuated && lacksCase(reading, roles)) {
    const at = afterWornWords(source, claims, left);
    const [gap] = gapsForParts([
      ASKS_WHY_THEM.test(reading.input.question ?? "") ? "company_fact" : "example",
    ]);
    if (at !== null && gap) byPlace.set(at, [gap]);
  }
  return Array.from(byPlace, ([at, own]): Edit => {
    const text = own.map((gap) => gap.text).join("\n\n");
    const place = left[at]?.start ?? left.at(-1)!.end;
    return {
      id: "",
      kind: "gap",
      start: place,
      end: place,
      replacement: left[at] ? `\n\n${text}\n\n` : `\n\n${text}`,
      reason: REASONS.gap,
    };
  });
}
