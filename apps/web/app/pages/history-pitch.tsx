import { Link, type MetaFunction, useParams } from "react-router";
import { HISTORY_TEXT } from "../features/history/messages.ts";
import { PitchDetail, PitchSkeleton } from "../features/history/pitch-detail.tsx";
import { SignedOut } from "../features/history/signed-out.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { PATHS } from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { NeedsScript } from "../ui/needs-script.tsx";
import { AuthorReport } from "./author-report.tsx";
import { REPORT_PAGE } from "./report-place.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle(HISTORY_TEXT.pitchTitle) },
  { name: "robots", content: "noindex" },
];

export default function HistoryPitchPage() {
  const { pitchId = "" } = useParams();
  const session = useSession();
  return (
    <div className={`${REPORT_PAGE} min-h-dvh print:min-h-0`}>
      <NeedsScript text={HISTORY_TEXT.needsScript} />
      <Link
        to={PATHS.history}
        data-no-print
        className="mb-4 inline-flex min-h-11 items-center text-ui text-text-2 underline"
      >
        {HISTORY_TEXT.backToList}
      </Link>
      {session === "unknown" && <PitchSkeleton />}
      {session === "anonymous" && <SignedOut />}
      {session === "signed-in" && (
        <PitchDetail
          key={pitchId}
          id={pitchId}
          renderReport={(analysis) => <AuthorReport analysis={analysis} />}
        />
      )}
    </div>
  );
}
