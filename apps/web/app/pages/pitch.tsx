import type { MetaFunction } from "react-router";
import { PITCH_TEXT } from "../features/pitch/messages.ts";
import { PitchWorkshop } from "../features/pitch/pitch-workshop.tsx";
import { usePitchAnalysis } from "../features/pitch/use-pitch-analysis.ts";
import { useVoice } from "../features/recording/use-voice.tsx";
import { Report } from "../features/report/report.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { Button } from "../ui/button.tsx";
import { FocusedView } from "../ui/focused-view.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(PITCH_TEXT.title) },
  { name: "robots", content: "noindex" },
];

export default function PitchPage() {
  const voice = useVoice();
  const pitch = usePitchAnalysis(voice);
  const { state } = pitch;
  if (state.step !== "done") return <PitchWorkshop analysis={pitch} voice={voice} />;
  const restart = () => {
    voice.clear();
    pitch.restart();
  };
  return (
    <FocusedView announcement={PITCH_TEXT.done}>
      <div className="page-width pt-24 pb-24 md:pt-28">
        <Report
          analysis={state.analysis}
          recording={voice.file}
          actions={<Button onClick={restart}>{PITCH_TEXT.restart}</Button>}
        />
      </div>
    </FocusedView>
  );
}
