import { ChevronLeft, ChevronRight } from "lucide-react";
import { useContext } from "react";
import { typo } from "../../../lib/typo.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MESSAGES, adviceOf } from "../messages.ts";
import { ListenButton } from "../player/listen-button.tsx";
import { useReportPlayback } from "../player/playback-context.ts";
import type { Focus } from "../model.ts";
import { RedoContext } from "../redo-context.ts";
import type { Remark } from "../rank-remarks.ts";
import { MarkSample } from "./mark-sample.tsx";
import { markKind, readingOrder } from "./model.ts";

interface RemarkPanelProps {
  findings: readonly Remark[];
  focus: Focus | null;
  onGoTo: (focus: Focus) => void;
}

const PANEL = "rounded-[16px] bg-s2 p-5 lg:top-[calc(var(--bar-top)_+_24px)] print:hidden";
/** Sticky until the text ends: beside it, or at the bottom of a narrow window. */
const FOLLOWING =
  "sticky max-lg:bottom-[calc(12px_+_var(--report-bottom,0px))] max-lg:shadow-[inset_0_0_0_1px_var(--line-2),var(--lift-3)] lg:min-h-56";

/** One remark at a time, beside the text, with buttons to the others. */
export function RemarkPanel({ findings, focus, onGoTo }: RemarkPanelProps) {
  const { timeOf } = useReportPlayback();
  const redo = useContext(RedoContext);
  const order = readingOrder(findings);
  const finding = focus?.finding == null ? undefined : findings[focus.finding];
  const position = focus?.finding == null ? -1 : order.indexOf(focus.finding);
  const goTo = (step: number) => {
    const index = order[(position + step + order.length) % order.length] ?? 0;
    const next = findings[index];
    if (next) onGoTo({ start: next.start, end: next.end, finding: index });
  };
  if (!finding)
    return (
      <div className={`${PANEL} lg:sticky`}>
        <p className="text-ui text-text-2">{MESSAGES.pickRemark(order.length)}</p>
        <Button variant="secondary" className="mt-4" onClick={() => goTo(1)}>
          {order.length === 1 ? MESSAGES.onlyRemark : MESSAGES.firstRemark}
        </Button>
      </div>
    );
  // For a remark with several places, the selected one.
  const start = focus?.start ?? finding.start;
  const timeSec = timeOf(start);
  return (
    <div className={`${PANEL} ${FOLLOWING} flex flex-col`}>
      <div className="min-h-0 flex-1" aria-live="polite">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-micro font-semibold">
          <MarkSample kind={markKind(finding)} />
          {MESSAGES.rules[finding.rule] ?? MESSAGES.marks[markKind(finding)]}
          {finding.metric && <span className="font-medium text-text-3">{typo(finding.metric)}</span>}
          {timeSec !== null && <ListenButton timeSec={timeSec} />}
        </p>
        <p className="mt-3 line-clamp-4 font-voice text-[1.0625rem] leading-normal wrap-anywhere">
          «&nbsp;{typo(finding.quote.trim())}&nbsp;»
          {finding.places.length > 1 && (
            <span className="ml-2 font-ui text-ui text-text-3">{MESSAGES.times(finding.places.length)}</span>
          )}
        </p>
        <p className="mt-3 text-ui wrap-anywhere text-text-2">{typo(adviceOf(finding))}</p>
      </div>
      {redo?.(start)}
      <div className="mt-3 -mb-2 flex items-center justify-between gap-2">
        <span className="text-micro text-text-3">{MESSAGES.remarkOf(position + 1, order.length)}</span>
        <span className="-mr-2.5 flex">
          <IconButton label={MESSAGES.previousRemark} onClick={() => goTo(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={MESSAGES.nextRemark} onClick={() => goTo(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </div>
  );
}
