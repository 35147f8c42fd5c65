import type { MetaFunction } from "react-router";
import { useLinkedInReturn } from "../features/account/linkedin/use-linkedin-return.ts";
import { ACCOUNT_TEXT } from "../features/account/messages.ts";
import { pageTitle } from "../lib/page-title.ts";
import { VoiceLoader } from "../ui/voice-loader.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(ACCOUNT_TEXT.login.title) },
  { name: "robots", content: "noindex" },
];

export default function LinkedInCallbackPage() {
  useLinkedInReturn();
  return (
    <div className="page-width flex min-h-dvh flex-col items-center justify-center gap-5 text-text-2">
      <VoiceLoader className="h-8" />
      <h1 className="text-[1.0625rem]">{ACCOUNT_TEXT.linkedinReturn}</h1>
    </div>
  );
}
