import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { typo } from "../../../lib/typo.ts";
import { MESSAGES, adviceOf } from "../messages.ts";
import type { Remark } from "../rank-remarks.ts";
import type { TextFocus } from "../use-text-focus.ts";
import { MarkSample } from "./mark-sample.tsx";
import { MarkedText } from "./marked-text.tsx";
import { isLongText, markKind, readingOrder, type MarkKind } from "./model.ts";
import { RemarkPanel } from "./remark-panel.tsx";
import { CARD, MORE } from "../styles.ts";

interface AnnotatedPitchProps extends TextFocus {
  id: string;
  content: string;
  findings: readonly Remark[];
  /** Shown when nothing is marked. */
  bareNote: string;
  /** The reader is the author. */
  isOwn: boolean;
  /** Number of remarks beyond the first ones, and whether they are shown. */
  others: number;
  isWhole: boolean;
  onToggle: () => void;
}

/** A long text is faded out at this height; on paper it is complete. */
const FOLDED =
  "max-h-[15.5rem] overflow-hidden mask-[linear-gradient(#000_calc(100%_-_5.5rem),transparent)] print:max-h-none print:overflow-visible print:mask-none";

/** The evidence of the report: the pitch's text, the remarks on its words, and what to do about them. */
export function AnnotatedPitch({
  id,
  content,
  findings,
  bareNote,
  isOwn,
  others,
  isWhole,
  onToggle,
  ...textFocus
}: AnnotatedPitchProps) {
  const canFold = isLongText(content);
  const [isUnfolded, setUnfolded] = useState(false);
  const [lastJump, setLastJump] = useState(textFocus.jump);
  if (lastJump !== textFocus.jump) {
    setLastJump(textFocus.jump);
    setUnfolded(true);
  }
  const isFolded = canFold && !isUnfolded;
  const remarkId = (finding: number) => `${id}-remarque-${finding}`;
  const kinds = (["strength", "weakness", "filler"] satisfies MarkKind[]).filter((kind) =>
    findings.some((finding) => markKind(finding) === kind),
  );
  return (
    <section
      id={id}
      className={`${CARD} mt-8 scroll-mt-24 md:mt-11 print:mt-3`}
      aria-labelledby={`${id}-titre`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={`${id}-titre`} className="text-h3">
          {
            (isOwn ? MESSAGES.textTitles : MESSAGES.textTitlesOther)[
              findings.length > 0 ? "annotated" : "bare"
            ]
          }
        </h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {kinds.map((kind) => (
            <li key={kind} className="flex text-micro text-text-3 items-center gap-2">
              <MarkSample kind={kind} />
              {MESSAGES.marks[kind]}
            </li>
          ))}
        </ul>
      </div>
      <div
        className={
          findings.length > 0
            ? "mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-10 print:mt-2"
            : "mt-5"
        }
      >
        <div>
          <div
            id={`${id}-texte`}
            className={isFolded ? FOLDED : undefined}
            onFocus={(event) => event.target.matches(":focus-visible") && setUnfolded(true)}
          >
            <MarkedText content={content} findings={findings} remarkId={remarkId} {...textFocus} />
          </div>
          {canFold && (
            <button
              type="button"
              aria-expanded={!isFolded}
              aria-controls={`${id}-texte`}
              onClick={() => setUnfolded(isFolded)}
              className={`relative z-1 mt-2 gap-1.5 ${MORE}`}
            >
              {isFolded ? MESSAGES.expandText : MESSAGES.collapseText}
              <ChevronDown className={`size-4.5 ${isFolded ? "" : "rotate-180"}`} aria-hidden="true" />
            </button>
          )}
          {others > 0 && (
            <button type="button" aria-expanded={isWhole} onClick={onToggle} className={`mt-2 ${MORE}`}>
              {isWhole ? MESSAGES.fewerRemarks : MESSAGES.otherRemarks(others)}
            </button>
          )}
        </div>
        {findings.length > 0 && (
          <RemarkPanel findings={findings} focus={textFocus.focus} onGoTo={textFocus.goTo} />
        )}
      </div>
      {findings.length === 0 && <p className="mt-4 text-micro text-text-3">{bareNote}</p>}
      <RemarkList findings={findings} remarkId={remarkId} />
    </section>
  );
}

interface RemarkListProps {
  findings: readonly Remark[];
  remarkId: (finding: number) => string;
}

/**
 * Describes the marks to screen readers, and is printed: first each remark to act upon, then the passages to keep, in
 * one line.
 */
function RemarkList({ findings, remarkId }: RemarkListProps) {
  const order = readingOrder(findings);
  const isKept = (index: number) => findings[index]?.kind === "strength" && findings[index].advice === null;
  const kept = order.filter(isKept);
  return (
    <div className="mt-6 hidden text-[.875rem] print:mt-2 print:block">
      <ol className="list-decimal pl-[1.4em]" aria-label={MESSAGES.allRemarks}>
        {order.map((index) => {
          const finding = findings[index];
          if (!finding || isKept(index)) return null;
          return (
            <li key={index} id={remarkId(index)}>
              {MESSAGES.marks[markKind(finding)]}
              {finding.metric ? `, ${typo(finding.metric)}` : ""}. «&nbsp;{typo(finding.quote)}&nbsp;»
              {finding.places.length > 1 && ` (${MESSAGES.times(finding.places.length)})`}{" "}
              {typo(adviceOf(finding))}
            </li>
          );
        })}
      </ol>
      {kept.length > 0 && (
        <p className="mt-2">
          {MESSAGES.keepThese}&nbsp;:{" "}
          {kept.map((index, position) => (
            <span key={index}>
              {position > 0 && ", "}
              <span id={remarkId(index)}>«&nbsp;{typo(findings[index]?.quote ?? "")}&nbsp;»</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
