import { type MetaFunction, useNavigate } from "react-router";
import { PLANS_TEXT } from "../features/plan/messages.ts";
import { PlanForm } from "../features/plan/plan-form.tsx";
import { PlanList } from "../features/plan/plan-list.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { PATHS } from "../lib/paths.ts";
import { NeedsScript } from "../ui/needs-script.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(PLANS_TEXT.title) },
  { name: "robots", content: "noindex" },
];

export default function InterviewPlansPage() {
  const navigate = useNavigate();
  return (
    <div className="page-light page-width min-h-dvh pt-28 pb-24 md:pt-32">
      <h1 className="text-verdict">{PLANS_TEXT.title}</h1>
      <p className="mt-3 mb-9 max-w-[60ch] text-text-2">{PLANS_TEXT.intro}</p>
      <NeedsScript text={PLANS_TEXT.needsScript} />
      <PlanForm onCreated={(id) => void navigate(`${PATHS.plans}/${id}`)} />
      <PlanList />
    </div>
  );
}
