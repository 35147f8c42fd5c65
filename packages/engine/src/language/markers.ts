import { MARKER_FORMS } from "../reading/marker-forms.ts";
import { findMarkers } from "../reading/read-sentence.ts";
import type { Span } from "./spans.ts";
import { knownSyntax } from "./syntax.ts";
import type { TextUnits } from "./units.ts";

const FORMS = new Set(MARKER_FORMS.map(({ words }) => words.join(" ").replace("de le ", "du ")));

/** Whether the parser decides if this form is a discourse marker. */
export function isReadForm(form: string): boolean {
  return FORMS.has(form);
}

const LINKS = new Set(["donc", "alors"]);
const BEFORE_A_SPEECH = /^(?:euh+|heu+|hum+|ben|bah|bon|bonjour|bonsoir|salut|voilà|et|donc|alors|[,.…!])$/;

/** « donc » and « alors » at the start of a speech link nothing. */
function opensSpeech(units: TextUnits, { form, firstToken }: Span): boolean {
  return (
    LINKS.has(form) && units.tokens.slice(0, firstToken).every((token) => BEFORE_A_SPEECH.test(token.norm))
  );
}

/** Whether the parser reads this form as a discourse marker rather than as meaningful words. */
export function isMarker(units: TextUnits, span: Span): boolean {
  if (opensSpeech(units, span)) return true;
  return markersOf(units, span.sentence).some(({ start, end }) => start === span.start && end === span.end);
}

const found = new WeakMap<TextUnits, Map<number, { start: number; end: number }[]>>();

/** Discourse markers of one sentence; cached. */
function markersOf(units: TextUnits, index: number): { start: number; end: number }[] {
  const known = found.get(units) ?? new Map<number, { start: number; end: number }[]>();
  found.set(units, known);
  let markers = known.get(index);
  if (!markers) {
    const sentence = units.sentences[index]!;
    const syntax = knownSyntax(units)?.[index];
    markers = syntax
      ? syntax.markers.map(({ first, end }) => ({
          start: syntax.words[first]!.start,
          end: syntax.words[end - 1]!.end,
        }))
      : findMarkers(units.source, sentence.start, sentence.end);
    known.set(index, markers);
  }
  return markers;
}
