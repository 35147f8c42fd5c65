import { isBareKeep } from "../src/claims/advice/keep-text.ts";
import { NO_STOP } from "../src/claims/signs/broken-text.ts";
import { isGiven } from "../src/claims/advice/given.ts";
import type { Claim, Place, TextReport } from "../src/report.ts";

/** Parts and rules that say the same about a text, on whatever card. */
const SAME: readonly (readonly string[])[] = [
  ["proof", "bestProof"],
  ["request"],
  ["action"],
  ["result"],
  ["anecdote", "scene"],
];
/** Rules about one word or a restart, compatible with praise of the sentence. */
const IN_PASSING = new Set(["filler", "hedge", "spelling", "repair"]);
const NOTHING_ELSE = new Set(["keep_as_is"]);
/** First words of claims that find fault. */
const BLAME = /^(?:Vous (?:commencez|finissez|vous excusez|annoncez)|On ne sait|Rien n’est|On n’entend)/u;
/** Below this score out of ten, a card praises nothing that it is about. */
const POOR = 5;
/** From this quality on, the slightly lower limit below applies. */
const GOOD = 0.67;
const POOR_OF_GOOD = 4.5;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * What no report may ever do: contradict itself, quote words that are not there or half a word, report a fault twice,
 * show a text that no claim contains. Returns the list of violations, empty if none.
 */
export function findBrokenInvariants(report: TextReport, content: string): string[] {
  const broken: string[] = [];
  const { claims, metrics, verdict, findings, recommendations } = report;
  const fail = (what: string, ...claimed: Claim[]) => {
    broken.push([what, ...claimed.map(({ id, text }) => `${id} (${text})`)].join(" | "));
  };
  const texts = new Set(claims.map(({ text }) => text));
  const ids = new Set(claims.map(({ id }) => id));
  if (ids.size < claims.length) fail("two claims have one name");

  const credits = claims.filter(({ kind }) => kind === "credit");
  const advice = claims.filter(({ kind }) => kind === "advice");
  for (const claim of claims) {
    for (const quote of claim.quotes) if (!isWhole(content, quote)) fail("cuts a word", claim);
    // A quotation inside another has other quotation marks; a quote ends at a line break.
    const bare = (text: string) => text.replace(/[«»"“”]/gu, "");
    const shown = bare(content);
    for (const [, words = ""] of claim.text.matchAll(/«\u00a0([^»]*)\u00a0»/gu)) {
      // The question asked and the names of fillers are quoted as they are, not from the text.
      const isTold =
        claim.code === "answer_the_question" ||
        claim.rule === "filler" ||
        claim.kind === "measure" ||
        claim.evidence.some(({ rule }) => rule === "sameTie");
      if (!isTold && !shown.includes(bare(words))) fail("quotes what is not in the text", claim);
    }
    if (/(?<![\d,])[01] \p{L}+s(?![\p{L}])/u.test(claim.text.replace(/«[^»]*»/gu, "")))
      fail("« 1 phrases »", claim);
  }
  for (const claim of claims.filter(({ kind }) => kind === "missing")) {
    const name = claim.part ?? claim.rule;
    const same = new Set([name, ...SAME.filter((group) => group.includes(name)).flat()]);
    const shown = credits.find((credit) => same.has(credit.part ?? credit.rule));
    if (shown) fail("missing and praised", claim, shown);
  }
  for (const claim of advice) {
    const given = credits.find((credit) => isGiven(claim.code!, [credit]));
    if (given) fail("asks for what is praised", claim, given);
    if (NOTHING_ELSE.has(claim.code!) && advice.length > 1) fail("keeps and changes", ...advice);
  }
  for (const [end, kept] of [
    ["opening", /^Gardez ce début/u],
    ["closing", /^Gardez cette fin/u],
  ] as const) {
    const moved = advice.find(
      ({ rule, evidence }) => rule === end || evidence.some((sign) => sign.rule === end),
    );
    const praised = credits.find(({ rule, text }) => rule === end || kept.test(text));
    if (moved && praised) fail("keeps an end and proposes another", praised, moved);
  }
  const asks = advice.find(({ code }) => code === "make_request" || code === "make_request_precise");
  const unasked = claims.find(
    ({ kind, text }) => kind !== "advice" && text.startsWith("On ne sait pas quoi vous répondre"),
  );
  if (asks && unasked) fail("tells twice that nothing is asked", asks, unasked);
  const codes = advice.map(({ code, metric }) => `${code} ${metric}`);
  if (new Set(codes).size < codes.length) fail("one advice twice", ...advice);
  for (const fault of claims.filter(({ kind, rule }) => kind === "fault" && !IN_PASSING.has(rule))) {
    const praise = credits.find((credit) =>
      credit.quotes.some((one) => fault.quotes.some((other) => meet(one, other))),
    );
    if (praise) fail("praises and blames one place", praise, fault);
  }
  for (const claim of advice.filter(({ code }) => code === "drop_irrelevant" || code === "drop_cliches")) {
    const praise = credits.find((credit) =>
      credit.quotes.some((one) => claim.quotes.some((other) => meet(one, other))),
    );
    if (praise) fail("praises what is to go", praise, claim);
  }
  for (const [at, fault] of claims.entries()) {
    if (fault.kind !== "fault") continue;
    const again = claims
      .slice(at + 1)
      .find((other) => other.kind === "fault" && other.text === fault.text && other.metric !== fault.metric);
    if (again) fail("told on two cards", fault, again);
  }
  // A fault must be reported as a fault, not as a count.
  for (const claim of claims.filter(({ kind, text }) => kind === "measure" && BLAME.test(text)))
    fail("blames in a measure", claim);
  const excused = claims.find(
    ({ kind, evidence }) => kind === "fault" && evidence.some(({ rule }) => rule === "excuse"),
  );
  const unexcused = advice.find(({ code, rule }) => code === "drop_hedges" && rule === "hedge");
  if (excused && unexcused && excused.metric !== unexcused.metric)
    fail("tells of excuses on two cards", excused, unexcused);
  for (const [at, fault] of claims.entries()) {
    if (fault.kind !== "fault" || fault.metric === null || IN_PASSING.has(fault.rule)) continue;
    const again = claims
      .slice(at + 1)
      .find(
        (other) =>
          other.kind === "fault" &&
          other.metric !== null &&
          other.metric !== fault.metric &&
          !IN_PASSING.has(other.rule) &&
          fault.quotes.some((one) =>
            other.quotes.some(({ start, end }) => one.start === start && one.end === end),
          ),
      );
    if (again) fail("blames one place on two cards", fault, again);
  }

  // « Gardez ce texte » alone requires that no card finds fault with the text.
  if (verdict.sentence.endsWith("ardez ce texte."))
    for (const fault of claims.filter(({ kind, rule }) => kind === "fault" && rule !== "filler"))
      fail("keeps a text as it is, and finds fault with it", fault);
  // A language model may praise the opening (without a device) whatever the score: only the engine must agree with its
  // own.
  for (const { label, score } of metrics) {
    const praise = credits.find(
      ({ rule, metric, device }) => rule === "opening" && device && metric === label && label === "Accroche",
    );
    if (praise && score < POOR) fail(`praises the opening, noted ${score}`, praise);
  }

  const first = advice[0];
  // « Gardez ce texte », which the verdict says, is not repeated when nothing is added.
  const told = first && isBareKeep(first) ? undefined : first;
  if ((recommendations.suggestions[0] ?? "") !== (told?.text ?? ""))
    broken.push("the first suggestion is not the first advice");
  for (const suggestion of recommendations.suggestions)
    if (!texts.has(suggestion)) broken.push(`no claim holds the suggestion ${suggestion}`);
  if (told && told.metric === null) fail("the first advice stands on no card", told);
  if (first?.metric) {
    if (verdict.focus.label !== first.metric)
      broken.push(`the verdict works on ${verdict.focus.label}, the first advice on ${first.metric}`);
    const card = metrics.find(({ label }) => label === first.metric);
    if (card && told && !card.explanation.split("\n").includes(told.text))
      fail("the card leaves its advice out", first);
  }
  for (const { label, explanation } of metrics) {
    const lines = explanation.split("\n");
    if (lines.length > 3) broken.push(`${label} has ${lines.length} lines`);
    const [opening = ""] = lines;
    if (/^\d|^[^«]{0,20}\d+\s?%/u.test(opening)) broken.push(`a figure opens ${label}: ${opening}`);
    for (const line of lines) if (lines.length > 1 && !texts.has(line)) broken.push(`no claim holds ${line}`);
  }
  for (const { start, end, quote, advice: edit } of findings) {
    if (content.slice(start, end) !== quote) broken.push(`the remark on ${quote} is misplaced`);
    if (edit !== null && !texts.has(edit)) broken.push(`no claim holds ${edit}`);
  }
  return broken;
}

/** Defects that make a text unusable, whose advice must come first. */
const BROKEN = new Set(["offTopic", "graderInstruction", "template", "cutText", "notes"]);
/** Below this validity the text is not a pitch: the only advice says so. */
const NOT_A_PITCH = 0.5;

/**
 * What the engine's own report must never do with a text that is cut or unusable: advise something else first, or speak
 * of an end that is not there.
 */
export function findUntoldBreaks(report: TextReport, content: string): string[] {
  const broken: string[] = [];
  const { claims, recommendations, validity } = report;
  const faults = claims.filter(
    // A last sentence that only lacks its full stop is complete.
    ({ kind, rule, form }) => kind === "fault" && BROKEN.has(rule) && form !== NO_STOP,
  );
  const first = claims.find(({ kind }) => kind === "advice");
  if (faults.length > 0 && validity >= NOT_A_PITCH && !BROKEN.has(first?.rule ?? ""))
    broken.push(`${faults[0]!.text} comes after ${first?.text}`);
  const lowest = Math.min(...report.metrics.map(({ score }) => score));
  const leastKept = report.globalScore >= GOOD * report.maxScore ? POOR_OF_GOOD : POOR;
  if (first?.code === "keep_as_is" && lowest < leastKept)
    broken.push(`keeps a text with a note of ${lowest}`);
  const cut = faults.find(({ rule }) => rule === "cutText");
  if (!cut) return broken;
  for (const { kind, rule, form, text } of claims)
    if ((rule === "heard" && form?.startsWith("ends")) || rule === "closing")
      broken.push(`${kind} of an end that is not there: ${text}`);
  const [last = ""] = /[\p{L}\p{N}'’-]+[^\p{L}\p{N}]*$/u.exec(content.trimEnd()) ?? [];
  if (last !== "" && recommendations.perfectPitch.endsWith(`${last.trim()}.`))
    broken.push("a full stop ends what breaks off");
  return broken;
}

function isWhole(content: string, { start, end }: Place): boolean {
  if (start < 0 || end > content.length || end <= start) return false;
  const cutsStart = LETTER.test(content[start - 1] ?? " ") && LETTER.test(content[start] ?? " ");
  const cutsEnd = LETTER.test(content[end - 1] ?? " ") && LETTER.test(content[end] ?? " ");
  return !cutsStart && !cutsEnd;
}

const meet = (one: Place, other: Place) => one.start < other.end && other.start < one.end;
