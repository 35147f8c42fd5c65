import { useId, type ReactNode } from "react";
import type { Analysis } from "@app/contracts/analysis";
import { AnnotatedPitch } from "./annotated-pitch/annotated-pitch.tsx";
import { ContentSection } from "./content-section.tsx";
import { MESSAGES } from "./messages.ts";
import { Notices } from "./notices.tsx";
import { RecommendationsSection } from "./recommendations-section.tsx";
import { ReportBar } from "./report-bar.tsx";
import { ReportHero } from "./report-hero.tsx";
import { useTextFocus } from "./use-text-focus.ts";
import "./report.css";

interface ReportProps {
  analysis: Analysis;
  /** Shown to somebody else than its author: nothing can be changed. */
  readOnly?: boolean;
  /** What can be done with this pitch, in the bar. */
  actions?: ReactNode;
}

/** The report of one pitch: the same on the analysis page, in the history and, later, on a shared page. */
export function Report({ analysis, readOnly = false, actions }: ReportProps) {
  const id = useId();
  const textFocus = useTextFocus();
  const textId = `${id}texte`;
  const parts = [
    { id: `${id}contenu`, title: MESSAGES.contentTitle },
    { id: `${id}recommandations`, title: MESSAGES.recommendationsTitle },
  ] as const;
  return (
    <div className="report" data-pitch={analysis.id}>
      <ReportHero analysis={analysis} />
      <Notices notices={analysis.notices} />
      <AnnotatedPitch id={textId} content={analysis.content} findings={analysis.findings} {...textFocus} />
      <ReportBar parts={parts} actions={readOnly ? undefined : actions} />
      <ContentSection id={parts[0].id} analysis={analysis} textId={textId} onGoTo={textFocus.goTo} />
      <RecommendationsSection id={parts[1].id} recommendations={analysis.recommendations} />
    </div>
  );
}
