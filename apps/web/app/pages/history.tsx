import type { Analysis } from "@app/contracts/report";
import { Link, type MetaFunction } from "react-router";
import { HistoryList } from "../features/history/history-list.tsx";
import { HISTORY_TEXT } from "../features/history/messages.ts";
import { PitchBar } from "../features/history/pitch-bar.tsx";
import { PitchDialog } from "../features/history/pitch-dialog.tsx";
import { FirstButton, NextTry } from "../features/pitch/next-try.tsx";
import { ReplaceDraft } from "../features/pitch/replace-draft.tsx";
import { WaitingAnalysis } from "../features/pitch/waiting-analysis.tsx";
import { useRetake } from "../features/pitch/use-retake.ts";
import { isReadyToSay } from "../features/report/list-next-steps.ts";
import { Report } from "../features/report/report.tsx";
import { PATHS } from "../lib/paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { NeedsScript } from "../ui/needs-script.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(HISTORY_TEXT.title) },
  { name: "robots", content: "noindex" },
];

export default function HistoryPage() {
  return (
    <div className="page-light page-width min-h-dvh pt-28 pb-24 md:pt-32">
      <h1 className="text-verdict">{HISTORY_TEXT.title}</h1>
      <p className="mt-3 mb-9 max-w-[60ch] text-text-2">{HISTORY_TEXT.intro}</p>
      <NeedsScript text={HISTORY_TEXT.needsScript} />
      <WaitingAnalysis />
      <HistoryList />
      <PitchDialog renderReport={(analysis) => <OpenedReport key={analysis.id} analysis={analysis} />} />
    </div>
  );
}

function OpenedReport({ analysis }: { analysis: Analysis }) {
  const retake = useRetake(analysis);
  const isReady = isReadyToSay(analysis);
  return (
    <>
      <Report
        analysis={analysis}
        onTakeText={retake.takeText}
        next={<NextTry retake={retake} isReady={isReady} />}
        actions={
          <>
            <PitchBar id={analysis.id} hasRecording={analysis.audio_url !== null} />
            <Link to={`${PATHS.history}/${analysis.id}`} className={buttonClass("secondary")}>
              {HISTORY_TEXT.edit}
            </Link>
            <FirstButton retake={retake} isReady={isReady} />
          </>
        }
      />
      <ReplaceDraft next={retake.next} />
    </>
  );
}
