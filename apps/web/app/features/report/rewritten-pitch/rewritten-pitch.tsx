import { Suspense, lazy, useId, useState } from "react";
import { PenLine } from "lucide-react";
import type { Analysis } from "@app/contracts/report";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CoachLine } from "../coach/coach-line.tsx";
import { COACH_TEXT } from "../coach/messages.ts";
import type { CoachPart } from "../coach/model.ts";
import { MESSAGES } from "../messages.ts";
import { FormattingBoundary } from "./formatting-boundary.tsx";
import { OralText } from "./oral-text.tsx";
import { plainText, splitGaps } from "./model.ts";
import { Script } from "./script.tsx";
import { SURFACE } from "../styles.ts";

const FormattedText = lazy(async () => ({ default: (await import("./formatted-text.tsx")).FormattedText }));

const VIEWS = [
  { value: "text", label: MESSAGES.views.text },
  { value: "oral", label: MESSAGES.views.oral },
] as const;
type View = (typeof VIEWS)[number]["value"];

interface RewrittenPitchProps extends Pick<Analysis, "recommendations"> {
  part: CoachPart;
  /** Takes this version as the next draft. */
  onTake: ((content: string) => void) | undefined;
}

/** The pitch rewritten with the speaker's own facts, to read or to say; a copy says who wrote it. */
export function RewrittenPitch({ recommendations, part, onTake }: RewrittenPitchProps) {
  const { perfectPitch, perfectPitchOral, wordCount, estimatedDuration } = recommendations;
  const [view, setView] = useState<View>("text");
  const name = useId();
  const shown = view === "text" ? perfectPitch : perfectPitchOral;
  const copied = [
    shown,
    view === "oral" && MESSAGES.oralLegend,
    part.kind === "written" && COACH_TEXT.copied(part),
  ]
    .filter(Boolean)
    .join("\n\n");
  const hasGaps = splitGaps(perfectPitch).some((part) => part.isGap);
  return (
    <article className={`${SURFACE} print:break-inside-auto!`}>
      <div
        className="flex items-center justify-between gap-3 border-b border-line p-3 md:py-4 md:pr-5 md:pl-7"
        data-no-print
      >
        <SegmentedControl
          name={name}
          legend={MESSAGES.viewsLabel}
          quietLegend
          options={VIEWS}
          value={view}
          onChange={setView}
        />
        <CopyButton
          text={shown.trim() === "" ? "" : copied}
          label={MESSAGES.copyPitch}
          said={{ copied: MESSAGES.copied, failed: MESSAGES.copyFailed }}
        >
          <span className="max-md:hidden">{MESSAGES.copy}</span>
        </CopyButton>
      </div>
      <CoachLine task="rewriting" part={part} className="border-b border-line px-5 py-3 md:px-7" />
      {shown.trim() === "" && <Script className="text-text-2">{MESSAGES.rewrittenEmpty}</Script>}
      {shown.trim() !== "" && view === "text" && (
        <FormattingBoundary key={perfectPitch} text={perfectPitch}>
          <Suspense fallback={<ScriptSkeleton />}>
            <FormattedText text={perfectPitch} />
          </Suspense>
        </FormattingBoundary>
      )}
      {shown.trim() !== "" && view === "oral" && <OralText text={perfectPitchOral} />}
      {hasGaps && (
        <p className="border-t border-line px-5 py-4 text-ui text-text-2 md:px-14">{MESSAGES.gapsNote}</p>
      )}
      {onTake && perfectPitch.trim() !== "" && (
        <div className="border-t border-line px-5 py-4 md:px-14" data-no-print>
          <Button variant="secondary" onClick={() => onTake(plainText(perfectPitch))}>
            <PenLine aria-hidden="true" strokeWidth={1.9} />
            {MESSAGES.takeRewritten}
          </Button>
        </div>
      )}
      <p className="sr-only">{MESSAGES.length(wordCount, estimatedDuration)}</p>
    </article>
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
