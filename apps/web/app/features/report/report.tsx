import { type ReactNode, useId, useMemo, useState } from "react";
import type { CoachTaskName } from "@app/contracts/coach";
import { isKept } from "@app/engine/verdict-notes";
import { AnnotatedPitch } from "./annotated-pitch/annotated-pitch.tsx";
import { readCoachParts } from "./coach/model.ts";
import { ContentSection } from "./content-section.tsx";
import { MESSAGES } from "./messages.ts";
import { listNextSteps } from "./list-next-steps.ts";
import { NextSteps } from "./next-steps.tsx";
import { Notices } from "./notices.tsx";
import { focusOfQuote, isLowTotal, isOffTopic, type ShownAnalysis } from "./model.ts";
import { shownOral } from "./oral/model.ts";
import type { KeepAnswer } from "./oral/hesitations/use-answers.ts";
import { ORAL_TEXT } from "./oral/messages.ts";
import { OralSection } from "./oral/oral-section.tsx";
import { PlaybackProvider } from "./player/playback-provider.tsx";
import { Player } from "./player/player.tsx";
import { gatherFillers } from "./gather-fillers.ts";
import { firstOf, listRemarks } from "./list-remarks.ts";
import { RecommendationsSection } from "./recommendations-section.tsx";
import { cutSpoken } from "./player/cut-spoken.ts";
import { RedoContext, type RenderRedo } from "./redo-context.ts";
import { ReportBar } from "./report-bar.tsx";
import { ReportHero } from "./report-hero.tsx";
import { useTextFocus } from "./use-text-focus.ts";

interface ReportProps {
  analysis: ShownAnalysis;
  /** The coach's unfinished tasks; until they end, the engine's version is shown. */
  pending?: readonly CoachTaskName[] | undefined;
  /** For a reader other than the author: read-only, and the recording is not fetched. */
  readOnly?: boolean;
  /** Actions on this pitch, in the bar. */
  actions?: ReactNode;
  /** Changes from the previous version: a summary beside the score, and the details. */
  change?: ReactNode;
  moved?: ReactNode;
  /** After the advice: what to do next. */
  next?: ReactNode;
  /** Opens the rewritten text as the next draft. */
  onTakeText?: ((content: string) => void) | undefined;
  /** Saves the rewritten text as the final pitch. */
  onKeepFinal?: ((content: string) => void) | undefined;
  /** A final pitch already exists: the rewritten text would replace it. */
  hasFinal?: boolean;
  /** Renders the button to say one sentence again. */
  renderRedo?: RenderRedo | undefined;
  /** Stores the author's answer about a probable « euh ». */
  onAnswer?: KeepAnswer | undefined;
  /** The take just analysed, while the browser still has it. */
  recording?: Blob | null;
}

/**
 * On a page the section bar is under the header, full width. A dialog has no header: it sets --report-top,
 * --report-bleed and --report-scroll.
 */
const ROOT =
  "page-light [--bar-top:var(--report-top,56px)] [--light-bleed:var(--report-bleed,calc(50vw_-_50%))] [--light-height:640px] [--light-top:-200px] md:[--bar-top:var(--report-top,64px)]";

/** Notices about the sound are shown with the oral measures: they limit no score. */
const isOnVoice = ({ rule }: ShownAnalysis["notices"][number]) => rule === "voice";

const NOTHING: readonly CoachTaskName[] = [];

/**
 * The report of one pitch, used by the analysis page, the history and shared pages. An instance shows a single pitch:
 * use `key` for another one.
 */
export function Report({
  analysis: given,
  pending = NOTHING,
  readOnly = false,
  actions,
  change,
  moved,
  next,
  onTakeText,
  onKeepFinal,
  hasFinal = false,
  onAnswer,
  renderRedo,
  recording = null,
}: ReportProps) {
  const id = useId();
  const textFocus = useTextFocus();
  const [isWhole, setWhole] = useState(false);
  const remarks = useMemo(() => listRemarks(given.findings, gatherFillers(given)), [given]);
  const first = useMemo(() => firstOf(remarks), [remarks]);
  const findings = isWhole ? remarks : first;
  const analysis = { ...given, findings };
  const textId = `${id}texte`;
  const oral = shownOral(analysis);
  const coach = readCoachParts(analysis, pending);
  const contentPart = { id: `${id}contenu`, title: MESSAGES.contentTitle };
  const recommendationsPart = { id: `${id}recommandations`, title: MESSAGES.recommendationsTitle };
  const oralPart = { id: `${id}oral`, title: ORAL_TEXT.tab };
  const parts = oral ? [oralPart, contentPart, recommendationsPart] : [contentPart, recommendationsPart];
  const { byRules, rewriting } = analysis.recommendations;
  // The rules identify the tics; a model rewrites whole sentences.
  const edits = (byRules ? byRules.rewriting : rewriting)?.edits;
  const redo =
    oral && renderRedo
      ? (offset: number) => {
          const said = cutSpoken(analysis.content, oral, offset, edits);
          return said && renderRedo(said);
        }
      : null;
  // Another user's recording is never fetched.
  const reference = readOnly ? null : analysis.audio_url;
  return (
    <PlaybackProvider analysis={analysis} hasSound={recording !== null || reference !== null}>
      <div className={ROOT} data-pitch={analysis.id}>
        <ReportHero analysis={analysis} judgement={coach.judgement} readOnly={readOnly} change={change} />
        {oral && <Player oral={oral} take={recording} reference={reference} isOwn={!readOnly} />}
        <Notices notices={analysis.notices.filter((notice) => !isOnVoice(notice))} />
        {moved}
        <NextSteps analysis={analysis}>{next}</NextSteps>
        <RedoContext value={redo}>
          <AnnotatedPitch
            id={textId}
            content={analysis.content}
            findings={findings}
            bareNote={
              isOffTopic(given)
                ? MESSAGES.noFindingOffTopic
                : isLowTotal(given)
                  ? MESSAGES[listNextSteps(given).length > 0 ? "noFindingLow" : "noFindingLowAlone"]
                  : MESSAGES.noFinding
            }
            isOwn={!readOnly}
            others={remarks.length - first.length}
            isWhole={isWhole}
            onToggle={() => {
              textFocus.select(null);
              setWhole(!isWhole);
            }}
            {...textFocus}
          />
        </RedoContext>
        <ReportBar parts={parts} actions={readOnly ? undefined : actions} />
        {oral && (
          <OralSection
            id={oralPart.id}
            oral={oral}
            notices={analysis.notices.filter(isOnVoice).map(({ message }) => message)}
            textId={textId}
            globalScore={analysis.globalScore}
            onAnswer={onAnswer}
            canShowQuote={(quote, metric) => focusOfQuote(analysis, quote, metric) !== null}
            onShowQuote={(quote, metric) => {
              const focus = focusOfQuote(analysis, quote, metric);
              if (focus) textFocus.goTo(focus);
            }}
          />
        )}
        <ContentSection
          id={contentPart.id}
          analysis={analysis}
          parts={coach}
          textId={textId}
          onGoTo={textFocus.goTo}
        />
        <RecommendationsSection
          id={recommendationsPart.id}
          content={analysis.content}
          isKept={isKept(analysis.claims)}
          recommendations={analysis.recommendations}
          parts={coach}
          onTakeText={onTakeText}
          onKeepFinal={onKeepFinal}
          hasFinal={hasFinal}
          isOwn={!readOnly}
        />
      </div>
    </PlaybackProvider>
  );
}
