import { useEffect, useMemo, useRef, type MouseEvent } from "react";
import type { Analysis } from "@app/contracts/report";
import type { Focus } from "../model.ts";
import type { TextFocus } from "../use-text-focus.ts";
import { markClass } from "./mark-sample.tsx";
import { markKind, segmentText, type TextSegment } from "./model.ts";

interface MarkedTextProps extends TextFocus {
  content: string;
  findings: Analysis["findings"];
  /** Prefix of the ids of the remarks that describe the marks. */
  remarkId: (finding: number) => string;
}

/** The pitch as given, its findings marked on the words; a mark is a link to its remark. */
export function MarkedText({ content, findings, focus, jump, select, remarkId }: MarkedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const quoted = focus?.finding === null ? focus : null;
  const segments = useMemo(
    () => segmentText(content, quoted ? [...findings, quoted] : findings),
    [content, findings, quoted],
  );

  useEffect(() => {
    if (!jump) return;
    const target = [...(text.current?.querySelectorAll<HTMLElement>("[data-start]") ?? [])].find(
      (mark) => Number(mark.dataset.start) <= jump.start && Number(mark.dataset.end) > jump.start,
    );
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [jump]);

  /** The most precise finding under the pointer; a second click reaches the one that holds it. */
  const choose = (event: MouseEvent, { ranges }: TextSegment) => {
    event.preventDefault();
    const indexes = ranges.filter((index) => index < findings.length);
    const next = indexes[(indexes.indexOf(focus?.finding ?? -1) + 1) % Math.max(1, indexes.length)];
    const finding = next === undefined ? undefined : findings[next];
    if (finding && next !== undefined) select({ start: finding.start, end: finding.end, finding: next });
  };

  return (
    <p
      ref={text}
      className="max-w-[42em] text-voice font-voice print:max-w-none print:text-[1.125rem] print:leading-[1.4] wrap-anywhere whitespace-pre-wrap"
    >
      {segments.map((segment) => {
        const [precise] = segment.ranges;
        if (precise === undefined) return segment.text;
        const finding = findings[precise];
        return (
          <a
            key={segment.start}
            href={`#${remarkId(precise)}`}
            className={`${markClass(finding ? markKind(finding) : "quote")} transition-[background-color] duration-120 ${isSelected(segment, focus) ? "bg-accent-soft shadow-[0_0_0_2px_var(--accent-line)]" : "hover:bg-s2"}`}
            data-start={segment.start}
            data-end={segment.end}
            tabIndex={segment.home === null ? -1 : 0}
            aria-describedby={finding ? remarkId(precise) : undefined}
            onClick={(event) => choose(event, segment)}
          >
            {segment.text}
          </a>
        );
      })}
    </p>
  );
}

function isSelected(segment: TextSegment, focus: Focus | null): boolean {
  return focus !== null && segment.start >= focus.start && segment.end <= focus.end;
}
