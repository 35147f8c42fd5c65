import { estimateDuration } from "./duration.ts";
import type { Claim, Edit, Finding, Place, TextReport, ToldText } from "../report.ts";
import { countWords } from "../pitch.ts";
import { joinEdits, placesBefore } from "./join-edits.ts";
import { voicePitch } from "./voice-pitch.ts";
import type { MendedText } from "./mend-text.ts";

/** A quotation in a text for the reader. */
const QUOTED = /«\u00a0([^«»]+)\u00a0»/gu;

/**
 * The report on a mended text as one on the content: its places and quotations are those of the content, its rewriting
 * changes the content, mends included.
 */
export function inOwnWords(report: TextReport, content: string, { text, edits }: MendedText): TextReport {
  const before = placesBefore(content, edits);
  const ownPlace = ({ start, end }: Place): Place => wholeWords(content, before({ start, end }));
  const toOwn = <At extends Place>(place: At): At => Object.assign({}, place, ownPlace(place));
  const lower = text.toLowerCase();
  const ownText = <Told extends string>(told: Told): Told =>
    told.replace(QUOTED, (all: string, words: string) => {
      const start = lower.indexOf(words.replace(/[“”]/gu, "").toLowerCase());
      if (start < 0) return all;
      const own = ownPlace({ start, end: start + words.length });
      return `«\u00a0${content.slice(own.start, own.end)}\u00a0»`;
    }) as Told;
  const ownClaim = (claim: Claim): Claim => ({
    ...claim,
    quotes: claim.quotes.map(toOwn),
    evidence: claim.evidence.map(toOwn),
    text: ownText(claim.text),
  });
  const ownFinding = (finding: Finding): Finding => {
    const { start, end } = ownPlace(finding);
    const advice = finding.advice && ownText(finding.advice);
    return { ...finding, start, end, quote: content.slice(start, end), advice };
  };
  const { recommendations } = report;
  const { rewriting } = recommendations;
  const joined = rewriting && joinEdits(content, edits, rewriting.edits);
  // Where the changes cannot be told on the content, its spelling alone is set right.
  const own = rewriting && (joined ?? edits);
  const perfectPitch = own === edits ? text : recommendations.perfectPitch;
  const shorter = joined === null ? [] : rewriting!.shorter;
  const voiced = own && voicePitch(content, { text: perfectPitch, edits: own });
  const wordCount = countWords(content);
  return {
    ...report,
    verdict: { ...report.verdict, sentence: ownText(report.verdict.sentence) },
    claims: report.claims.map(ownClaim),
    metrics: report.metrics.map((metric) => ({ ...metric, explanation: ownText(metric.explanation) })),
    findings: report.findings.map(ownFinding),
    recommendations: {
      ...recommendations,
      wordCount,
      estimatedDuration: estimateDuration(wordCount),
      suggestions: recommendations.suggestions.map((told): ToldText => ownText(told)),
      perfectPitch,
      perfectPitchOral: voiced?.oral ?? recommendations.perfectPitchOral,
      rewriting: own &&
        voiced && {
          edits: own,
          marks: voiced.marks,
          shorter: shorter.map(({ seconds, leftOut }) => ({
            seconds,
            leftOut: leftOut.map((edit): Edit => toOwn(edit)),
          })),
        },
    },
    notices: [
      ...report.notices.map(({ rule, message }) => ({ rule, message: ownText(message) })),
      { rule: "spelling", message: SPELLING },
    ],
  };
}

const SPELLING =
  "L'orthographe ne s'entend pas : les notes ne la comptent pas, et la version retouchée en corrige les fautes sûres.";

const LETTER = /[\p{L}\p{N}]/u;

/** Without the white space at its ends, in whole words. */
function wholeWords(content: string, { start, end }: Place): Place {
  let [from, to] = [start, end];
  while (from > 0 && LETTER.test(content.charAt(from)) && LETTER.test(content.charAt(from - 1))) from -= 1;
  while (to < content.length && LETTER.test(content.charAt(to)) && LETTER.test(content.charAt(to - 1)))
    to += 1;
  return { start: from, end: to };
}
