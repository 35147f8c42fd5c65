import { Link, type MetaFunction, useNavigate, useParams } from "react-router";
import { CompareVersions } from "../features/history/compare-versions.tsx";
import { RedoInvitation, redoLabel } from "../features/history/redo-invitation.tsx";
import { FinalPitch } from "../features/history/final-pitch.tsx";
import { HISTORY_TEXT } from "../features/history/messages.ts";
import { PitchBar } from "../features/history/pitch-bar.tsx";
import { PitchDetail } from "../features/history/pitch-detail.tsx";
import { ReaderLinks } from "../features/history/reader-links.tsx";
import { SignedOut } from "../features/history/signed-out.tsx";
import { writeDraft } from "../features/pitch/model.ts";
import { Report } from "../features/report/report.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { PATHS } from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { Button } from "../ui/button.tsx";
import { NeedsScript } from "../ui/needs-script.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(HISTORY_TEXT.pitchTitle) },
  { name: "robots", content: "noindex" },
];

export default function HistoryPitchPage() {
  const { pitchId = "" } = useParams();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <div className="page-width min-h-dvh pt-24 pb-24 md:pt-28">
      <NeedsScript text={HISTORY_TEXT.needsScript} />
      <Link
        to={PATHS.history}
        className="mb-4 inline-flex min-h-11 items-center text-ui text-text-2 underline"
      >
        {HISTORY_TEXT.backToList}
      </Link>
      {session === "anonymous" && <SignedOut />}
      {session === "signed-in" && (
        <PitchDetail
          key={pitchId}
          id={pitchId}
          onLeave={() => void navigate(PATHS.history)}
          renderReport={(analysis) => {
            const { id, pitch_type, audience, target, question, content } = analysis;
            const redo = () => {
              writeDraft({
                mode: "text",
                pitch_type,
                audience,
                target,
                question: question ?? "",
                content: "",
                interview_plan_id: null,
              });
              void navigate(PATHS.pitch);
            };
            return (
              <>
                <Report
                  analysis={analysis}
                  actions={
                    <>
                      <PitchBar id={id} hasRecording={analysis.audio_url !== null} />
                      <Button onClick={redo}>{redoLabel(analysis)}</Button>
                    </>
                  }
                />
                <FinalPitch id={id} saved={analysis.final_pitch} content={content} />
                <CompareVersions analysis={analysis} />
                <RedoInvitation analysis={analysis} onRedo={redo} />
                <ReaderLinks analysis={analysis} />
              </>
            );
          }}
        />
      )}
    </div>
  );
}
