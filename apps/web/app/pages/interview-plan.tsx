import { lazy, Suspense } from "react";
import { type MetaFunction, useNavigate, useParams } from "react-router";
import { SignedOut } from "../features/history/signed-out.tsx";
import { draftAnswer } from "../features/pitch/model.ts";
import { ReplaceDraft } from "../features/pitch/replace-draft.tsx";
import { useNextDraft } from "../features/pitch/use-next-draft.ts";
import { PLAN_TEXT, PLANS_TEXT } from "../features/plan/messages.ts";
import { PlanDetail, PlanLoading } from "../features/plan/plan-detail.tsx";
import { FormattingBoundary } from "../features/report/rewritten-pitch/formatting-boundary.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { PATHS } from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { NeedsScript } from "../ui/needs-script.tsx";

const FormattedText = lazy(async () => ({
  default: (await import("../features/report/rewritten-pitch/formatted-text.tsx")).FormattedText,
}));

export const meta: MetaFunction = () => [
  { title: pageTitle(PLAN_TEXT.title) },
  { name: "robots", content: "noindex" },
];

export default function InterviewPlanPage() {
  const { planId = "" } = useParams();
  const session = useSession();
  const navigate = useNavigate();
  const next = useNextDraft();
  return (
    <div className="page-light page-width min-h-dvh pt-24 pb-24 md:pt-28">
      <NeedsScript text={PLANS_TEXT.needsScript} />
      {session === "unknown" && <PlanLoading />}
      {session === "anonymous" && (
        <>
          <h1 className="text-verdict">{PLAN_TEXT.title}</h1>
          <SignedOut text={PLAN_TEXT.signedOut} />
        </>
      )}
      {session === "signed-in" && (
        <PlanDetail
          key={planId}
          id={planId}
          onDeleted={() => void navigate(PATHS.plans)}
          onRehearse={(plan, question) => next.begin(draftAnswer(plan.id, question))}
          renderText={(text, { isSaid }) => (
            <FormattingBoundary text={text}>
              <Suspense
                fallback={
                  <p className={`whitespace-pre-wrap ${isSaid ? "px-5 py-6 md:px-14" : ""}`}>{text}</p>
                }
              >
                <FormattedText text={text} isSaid={isSaid} />
              </Suspense>
            </FormattingBoundary>
          )}
        />
      )}
      <ReplaceDraft next={next} />
    </div>
  );
}
