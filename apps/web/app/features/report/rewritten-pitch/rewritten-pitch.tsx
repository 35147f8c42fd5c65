import { Suspense, lazy, useId, useState } from "react";
import { PenLine } from "lucide-react";
import type { Analysis } from "@app/contracts/report";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { typo } from "../../../lib/typo.ts";
import { CoachLine } from "../coach/coach-line.tsx";
import { COACH_TEXT } from "../coach/messages.ts";
import type { CoachPart } from "../coach/model.ts";
import { MESSAGES } from "../messages.ts";
import { ChangesText } from "./changes-text.tsx";
import { FormattingBoundary } from "./formatting-boundary.tsx";
import { OralText } from "./oral-text.tsx";
import { plainText, splitGaps } from "./model.ts";
import { Script } from "./script.tsx";
import { SURFACE } from "../styles.ts";
import { type Retouch, useRetouch } from "./use-retouch.ts";

const FormattedText = lazy(async () => ({ default: (await import("./formatted-text.tsx")).FormattedText }));

/** On a narrow screen the preposition is for screen readers only, so that the three labels fit on one line. */
function OralLabel() {
  const [preposition, ...noun] = MESSAGES.views.oral.split(" ");
  return (
    <span>
      <span className="max-sm:sr-only">{preposition}</span>{" "}
      <span className="inline-block max-sm:first-letter:uppercase">{noun.join(" ")}</span>
    </span>
  );
}

const TEXT_VIEWS = [
  { value: "text", label: MESSAGES.views.text },
  { value: "oral", label: <OralLabel /> },
] as const;
const VIEWS = [{ value: "changes", label: MESSAGES.views.changes }, ...TEXT_VIEWS] as const;
type View = (typeof VIEWS)[number]["value"];

const WRITERS = [
  { value: "model", label: MESSAGES.writers.model },
  { value: "rules", label: MESSAGES.writers.rules },
] as const;
type Writer = (typeof WRITERS)[number]["value"];

interface RewrittenPitchProps extends Pick<Analysis, "recommendations" | "content"> {
  /** The advice is to leave the text as it is: no changes is then good news. */
  isKept: boolean;
  part: CoachPart;
  /** Opens this version as the next draft. */
  onTake: ((content: string) => void) | undefined;
  /** Saves this version as the final pitch. */
  onKeep: ((content: string) => void) | undefined;
  /** A final pitch already exists: this version would replace it. */
  hasFinal: boolean;
  /** The reader is the author. */
  isOwn: boolean;
}

/** The pitch rewritten with the speaker's own facts; a model's version is shown beside the engine's. */
export function RewrittenPitch({ recommendations, part, ...rest }: RewrittenPitchProps) {
  const { byRules } = recommendations;
  const [writer, setWriter] = useState<Writer>("model");
  const name = useId();
  const isByRules = byRules !== undefined && writer === "rules";
  return (
    <>
      {byRules && (
        <div className="mb-4 max-w-90" data-no-print>
          <SegmentedControl
            name={name}
            legend={MESSAGES.writerLabel}
            options={WRITERS}
            value={writer}
            onChange={setWriter}
          />
        </div>
      )}
      <Version
        // Resets the refused changes: those of one version do not apply to the other.
        key={writer}
        recommendations={isByRules ? { ...recommendations, ...byRules } : recommendations}
        part={isByRules ? { kind: "engine" } : part}
        {...rest}
      />
    </>
  );
}

/** One rewriting: its changes, refusable one by one; then the views to read, to say aloud, and to use it. */
function Version(props: RewrittenPitchProps) {
  const { content, isKept, recommendations, part, onTake, onKeep, hasFinal, isOwn } = props;
  const { rewriting } = recommendations;
  const retouch = useRetouch(content, rewriting);
  const perfectPitch = retouch?.text ?? recommendations.perfectPitch;
  const oral = retouch?.oral ?? recommendations.perfectPitchOral;
  const [chosen, setChosen] = useState<View>("changes");
  const view = retouch === null && chosen === "changes" ? "text" : chosen;
  const name = useId();
  const shown = view === "oral" ? oral : perfectPitch;
  const copied = [
    shown,
    view === "oral" && MESSAGES.oralLegend,
    part.kind === "written" && COACH_TEXT.copied(part),
  ]
    .filter(Boolean)
    .join("\n\n");
  const hasGaps = splitGaps(perfectPitch).some((part) => part.isGap);
  const isEmpty = shown.trim() === "";
  return (
    <article className={`${SURFACE} print:break-inside-auto!`}>
      <div
        className="flex items-center justify-between gap-2 border-b border-line p-3 md:py-4 md:pr-5 md:pl-7"
        data-no-print
      >
        <SegmentedControl
          name={name}
          legend={MESSAGES.viewsLabel}
          quietLegend
          options={retouch ? VIEWS : TEXT_VIEWS}
          value={view}
          onChange={setChosen}
        />
        <CopyButton
          text={isEmpty ? "" : copied}
          label={MESSAGES.copyPitch}
          said={{ copied: MESSAGES.copied, failed: MESSAGES.copyFailed }}
        >
          <span className="max-md:hidden">{MESSAGES.copy}</span>
        </CopyButton>
      </div>
      <CoachLine task="rewriting" part={part} className="border-b border-line px-5 py-3 md:px-7" />
      {retouch && <RetouchBar retouch={retouch} isKept={isKept} isOwn={isOwn} />}
      {retouch && view === "changes" && !isEmpty && retouch.edits.length > 0 && (
        <ChangesText
          content={content}
          edits={retouch.edits}
          leftOut={retouch.leftOut}
          refused={retouch.refused}
          onToggle={retouch.toggle}
        />
      )}
      {retouch && view === "changes" && !isEmpty && retouch.edits.length === 0 && (
        <Script className="whitespace-pre-wrap">{typo(content)}</Script>
      )}
      {isEmpty && <Script className="text-text-2">{MESSAGES.rewrittenEmpty}</Script>}
      {!isEmpty && view === "text" && (
        <FormattingBoundary key={perfectPitch} text={perfectPitch}>
          <Suspense fallback={<ScriptSkeleton />}>
            <FormattedText text={perfectPitch} />
          </Suspense>
        </FormattingBoundary>
      )}
      {!isEmpty && view === "oral" && <OralText text={oral} />}
      {hasGaps && (
        <p className="border-t border-line px-5 py-4 text-ui text-text-2 md:px-14">{MESSAGES.gapsNote}</p>
      )}
      {(onTake ?? onKeep) && !isEmpty && (
        <div className="flex flex-wrap gap-x-5 gap-y-3 border-t border-line px-5 py-4 md:px-14" data-no-print>
          {onTake && (
            <Button variant="secondary" onClick={() => onTake(plainText(perfectPitch))}>
              <PenLine aria-hidden="true" strokeWidth={1.9} />
              {MESSAGES.takeRewritten}
            </Button>
          )}
          {onKeep && (
            <Button variant="quiet" onClick={() => onKeep(plainText(perfectPitch))}>
              {hasFinal ? MESSAGES.changes.replaceFinal : MESSAGES.changes.keepFinal}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** Figures of the changes, sticky, with the actions on all changes. */
function RetouchBar({ retouch, isKept, isOwn }: { retouch: Retouch; isKept: boolean; isOwn: boolean }) {
  const { edits, refused, count, told, shorter, seconds, leftOutOpenings } = retouch;
  const isNone = edits.length === 0;
  const isAllRefused = !isNone && refused.size === edits.length;
  const name = useId();
  const aims = [
    { value: "", label: MESSAGES.changes.whole },
    ...shorter.map((each) => ({ value: String(each.seconds), label: MESSAGES.changes.aimOf(each.seconds) })),
  ];
  return (
    <div className="flex flex-col gap-4 border-b border-line px-5 py-5 md:px-7">
      <div aria-live="polite">
        <h3 className="text-h3">
          {isNone
            ? MESSAGES.changes[isKept ? "none" : "unchanged"]
            : isAllRefused
              ? MESSAGES.changes[isOwn ? "allRefused" : "allRefusedOther"]
              : MESSAGES.changes[isOwn ? "title" : "titleOther"]}
        </h3>
        <p className="mt-1 max-w-[64ch] text-ui text-text-2">
          {isNone
            ? MESSAGES.changes[isKept ? "noneWhy" : isOwn ? "unchangedWhy" : "unchangedWhyOther"]
            : told}
        </p>
        <p className="mt-1 text-ui font-semibold tabular-nums">
          {MESSAGES.length(count.words, count.seconds)}
        </p>
        {leftOutOpenings.length > 0 && (
          <p className="mt-1 text-ui text-text-2">{MESSAGES.changes.leftOut(leftOutOpenings)}</p>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4 empty:hidden" data-no-print>
        {shorter.length > 0 && (
          <SegmentedControl
            name={name}
            legend={MESSAGES.changes.aim}
            options={aims}
            value={String(seconds ?? "")}
            onChange={(value) => retouch.aim(value === "" ? null : Number(value))}
          />
        )}
        {!isNone && (
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            <Button variant="secondary" disabled={refused.size === 0} onClick={retouch.keepAll}>
              {MESSAGES.changes.keepAll}
            </Button>
            <Button variant="quiet" disabled={isAllRefused} onClick={retouch.refuseAll}>
              {MESSAGES.changes.refuseAll}
            </Button>
          </div>
        )}
      </div>
      {!isNone && (
        <p className="text-micro text-text-3" data-no-print>
          {MESSAGES.changes.how}
        </p>
      )}
    </div>
  );
}

function ScriptSkeleton() {
  return (
    <Script className="flex flex-col gap-4">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-2/3" />
    </Script>
  );
}
