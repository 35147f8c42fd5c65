import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Analysis } from "@app/contracts/analysis";
import { MESSAGES } from "../messages.ts";
import type { Focus } from "../model.ts";
import { MarkSample } from "./mark-sample.tsx";
import { markKind, readingOrder } from "./model.ts";

interface RemarkPanelProps {
  findings: Analysis["findings"];
  focus: Focus | null;
  onGoTo: (focus: Focus) => void;
}

/** One remark at a time, beside the text, with the way to the next one. */
export function RemarkPanel({ findings, focus, onGoTo }: RemarkPanelProps) {
  const order = readingOrder(findings);
  const finding = focus?.finding == null ? undefined : findings[focus.finding];
  const position = focus?.finding == null ? -1 : order.indexOf(focus.finding);
  const goTo = (step: number) => {
    const index = order[(position + step + order.length) % order.length] ?? 0;
    const next = findings[index];
    if (next) onGoTo({ start: next.start, end: next.end, finding: index });
  };
  return (
    <div
      className="report-remark flex flex-col rounded-[16px] bg-s2 p-5"
      data-empty={finding ? undefined : ""}
    >
      <div className="min-h-0 flex-1" aria-live="polite">
        {finding ? (
          <>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-micro font-semibold">
              <MarkSample kind={markKind(finding)} />
              {MESSAGES.marks[markKind(finding)]}
              {finding.metric && <span className="font-medium text-text-3">{finding.metric}</span>}
            </p>
            <p className="mt-3 font-voice line-clamp-4 text-[1.0625rem] leading-normal wrap-anywhere">
              «&nbsp;{finding.quote.trim()}&nbsp;»
            </p>
            <p className="mt-3 text-ui wrap-anywhere text-text-2">{finding.advice ?? MESSAGES.noAdvice}</p>
          </>
        ) : (
          <p className="text-ui text-text-2">{MESSAGES.pickRemark}</p>
        )}
      </div>
      <div className="mt-4 flex items-center justify-between gap-2">
        <span className="text-micro text-text-3">
          {position < 0 ? MESSAGES.remarks(order.length) : MESSAGES.remarkOf(position + 1, order.length)}
        </span>
        <span className="-mr-2 flex gap-1">
          <StepButton
            label={MESSAGES.previousRemark}
            onClick={() => goTo(position < 0 ? 0 : -1)}
            icon={ChevronLeft}
          />
          <StepButton label={MESSAGES.nextRemark} onClick={() => goTo(1)} icon={ChevronRight} />
        </span>
      </div>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: typeof ChevronLeft;
  onClick: () => void;
}

function StepButton({ label, icon: Icon, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-field text-text-2 transition-colors duration-100 hover:bg-s3 hover:text-text"
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
