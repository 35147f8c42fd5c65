import type { MetaFunction } from "react-router";
import { PITCH_TEXT } from "../features/pitch/messages.ts";
import { PitchWorkshop } from "../features/pitch/pitch-workshop.tsx";
import { usePitchAnalysis } from "../features/pitch/use-pitch-analysis.ts";
import { Report } from "../features/report/report.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { Button } from "../ui/button.tsx";
import { FocusedView } from "../ui/focused-view.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(PITCH_TEXT.title) },
  { name: "robots", content: "noindex" },
];

export default function PitchPage() {
  const { state, submit, restart } = usePitchAnalysis();
  if (state.step !== "done") return <PitchWorkshop state={state} submit={submit} />;
  return (
    <FocusedView announcement={PITCH_TEXT.done}>
      <div className="page-width pt-24 pb-24 md:pt-28">
        <Report analysis={state.analysis} actions={<Button onClick={restart}>{PITCH_TEXT.restart}</Button>} />
      </div>
    </FocusedView>
  );
}
