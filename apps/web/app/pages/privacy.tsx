import type { MetaFunction } from "react-router";
import { PrivacyFacts } from "../features/privacy/facts.tsx";
import { PRIVACY_TEXT } from "../features/privacy/messages.ts";
import { ProcessorList } from "../features/privacy/processors.tsx";
import { describePage } from "../lib/describe-page.ts";
import { PATHS } from "../lib/paths.ts";

export const meta: MetaFunction = () =>
  describePage({ title: PRIVACY_TEXT.title, description: PRIVACY_TEXT.description, path: PATHS.privacy });

export default function PrivacyPage() {
  return (
    <div className="page-light page-width min-h-dvh pt-28 pb-24 md:pt-32">
      <h1 className="text-verdict">{PRIVACY_TEXT.title}</h1>
      <p className="mt-3 max-w-[56ch] text-[1.0625rem] text-text-2">{PRIVACY_TEXT.lead}</p>
      <section className="mt-12 md:mt-14" aria-labelledby="processors">
        <h2 id="processors" className="text-h2">
          {PRIVACY_TEXT.processorsTitle}
        </h2>
        <p className="mt-2 mb-5 text-ui text-text-3 md:mb-7">{PRIVACY_TEXT.processorsNote}</p>
        <ProcessorList />
      </section>
      <PrivacyFacts />
    </div>
  );
}
