import type { MetaFunction } from "react-router";
import { PROFILE_TEXT } from "../features/account/messages.ts";
import { AccountSettings } from "../features/account/profile/account-settings.tsx";
import { CreditHistory } from "../features/billing/credit-history.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { NeedsScript } from "../ui/needs-script.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(PROFILE_TEXT.title) },
  { name: "robots", content: "noindex" },
];

export default function AccountPage() {
  return (
    <div className="page-light page-width min-h-dvh pt-28 pb-24 md:pt-32">
      <h1 className="text-verdict">{PROFILE_TEXT.title}</h1>
      {/* In the static page: readable before the account loads on a slow line. */}
      <p className="mt-3 mb-9 max-w-[60ch] text-text-2">{PROFILE_TEXT.lead}</p>
      <NeedsScript text={PROFILE_TEXT.needsScript} />
      <AccountSettings credits={<CreditHistory />} />
    </div>
  );
}
