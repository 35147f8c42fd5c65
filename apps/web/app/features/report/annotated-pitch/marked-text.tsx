import { useEffect, useMemo, useRef, type MouseEvent } from "react";
import { typo } from "../../../lib/typo.ts";
import type { Focus } from "../model.ts";
import type { TextFocus } from "../use-text-focus.ts";
import { markClass } from "./mark-sample.tsx";
import type { Remark } from "../rank-remarks.ts";
import { markKind, segmentText, type TextSegment } from "./model.ts";

interface MarkedTextProps extends TextFocus {
  content: string;
  findings: readonly Remark[];
  /** Prefix of the ids of the remarks that describe the marks. */
  remarkId: (finding: number) => string;
}

/** The pitch's text with its remarks marked; each mark links to its remark. */
export function MarkedText({ content, findings, focus, jump, select, remarkId }: MarkedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const quoted = focus?.finding === null ? focus : null;
  const places = useMemo(
    () => findings.flatMap((finding, index) => finding.places.map((place) => ({ ...place, finding: index }))),
    [findings],
  );
  const segments = useMemo(
    () => segmentText(content, quoted ? [...places, quoted] : places),
    [content, places, quoted],
  );

  useEffect(() => {
    if (!jump) return;
    const target = [...(text.current?.querySelectorAll<HTMLElement>("[data-start]") ?? [])].find(
      (mark) => Number(mark.dataset.start) <= jump.start && Number(mark.dataset.end) > jump.start,
    );
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [jump]);

  /** Selects the shortest finding under the pointer; a second click selects the one around it. */
  const choose = (event: MouseEvent, { ranges }: TextSegment) => {
    event.preventDefault();
    const under = ranges.flatMap((index) => places[index] ?? []);
    const chosen = under.findIndex(
      ({ start, finding }) => start === focus?.start && finding === focus.finding,
    );
    const next = under[(chosen + 1) % Math.max(1, under.length)];
    if (next) select(next);
  };

  return (
    <p
      ref={text}
      className="max-w-[42em] text-voice font-voice print:max-w-none print:text-[1.125rem] print:leading-[1.4] wrap-anywhere whitespace-pre-wrap"
    >
      {segments.map((segment) => {
        const [precise] = segment.ranges;
        if (precise === undefined) return typo(segment.text);
        const place = places[precise];
        const finding = place && findings[place.finding];
        return (
          <a
            key={segment.start}
            href={`#${remarkId(place?.finding ?? findings.length)}`}
            className={`${markClass(finding ? markKind(finding) : "quote")} transition-[background-color] duration-120 ${isSelected(segment, focus, findings) ? "bg-accent-soft shadow-[0_0_0_2px_var(--accent-line)]" : "hover:bg-s2"}`}
            data-start={segment.start}
            data-end={segment.end}
            tabIndex={segment.home === null ? -1 : 0}
            aria-describedby={place ? remarkId(place.finding) : undefined}
            onClick={(event) => choose(event, segment)}
          >
            {typo(segment.text)}
          </a>
        );
      })}
    </p>
  );
}

/** All places of the selected remark, or the selected words. */
function isSelected(segment: TextSegment, focus: Focus | null, findings: readonly Remark[]): boolean {
  if (focus === null) return false;
  const places = focus.finding === null ? undefined : findings[focus.finding]?.places;
  return [focus, ...(places ?? [])].some(({ start, end }) => segment.start >= start && segment.end <= end);
}
