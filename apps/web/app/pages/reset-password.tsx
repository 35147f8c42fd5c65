import type { MetaFunction } from "react-router";
import { ACCOUNT_TEXT } from "../features/account/messages.ts";
import { ResetPanel } from "../features/account/reset/reset-panel.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { NeedsScript } from "../ui/needs-script.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(ACCOUNT_TEXT.reset.title) },
  { name: "robots", content: "noindex" },
];

export default function ResetPasswordPage() {
  return (
    <div className="page-light page-width min-h-dvh pt-28 pb-24 md:pt-32">
      <div className="mx-auto w-full max-w-[30rem]">
        <h1 className="text-verdict">{ACCOUNT_TEXT.reset.title}</h1>
        <p className="mt-3 mb-8 text-text-2">{ACCOUNT_TEXT.reset.lead}</p>
        <NeedsScript text={ACCOUNT_TEXT.reset.needsScript} />
        <ResetPanel />
      </div>
    </div>
  );
}
