import { CREDIT_PACKS } from "@app/contracts/packs";
import { PRODUCT_NAME } from "@app/contracts/product";
import type { MetaFunction } from "react-router";
import example from "virtual:shown-example";
import { Pricing } from "../features/billing/pricing.tsx";
import { Audiences } from "../features/home/audiences.tsx";
import { Closing } from "../features/home/closing.tsx";
import { Demo } from "../features/home/demo.tsx";
import { Example } from "../features/home/example.tsx";
import { Faq } from "../features/home/faq.tsx";
import { Features } from "../features/home/features.tsx";
import { Hero } from "../features/home/hero.tsx";
import { FAQ_TEXT, HOME_TEXT } from "../features/home/messages.ts";
import { PlanPresentation } from "../features/home/plan-presentation.tsx";
import { Section } from "../features/home/section.tsx";
import { Testimonials } from "../features/home/testimonials.tsx";
import { ScoreBars } from "../features/report/charts/score-bars.tsx";
import { ScoreRing } from "../features/report/charts/score-ring.tsx";
import { TRIAL_TEXT } from "../features/trial/messages.ts";
import { Trial } from "../features/trial/trial.tsx";
import { describePage } from "../lib/describe-page.ts";
import type { PageHandle } from "../lib/page-handle.ts";
import { PATHS } from "../lib/paths.ts";
import { SITE } from "../lib/site.ts";

export const handle: PageHandle = { start: "later" };

export const meta: MetaFunction = () => [
  ...describePage({ title: HOME_TEXT.title, description: HOME_TEXT.description, path: PATHS.home }),
  { "script:ld+json": STRUCTURED },
];

/** Structured data for search engines: what the product is, its prices, the questions. */
const STRUCTURED = {
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "WebApplication",
      name: PRODUCT_NAME,
      url: SITE.url,
      description: HOME_TEXT.description,
      applicationCategory: "EducationalApplication",
      operatingSystem: "Web",
      inLanguage: "fr",
      offers: CREDIT_PACKS.map(({ amountCents }) => ({
        "@type": "Offer",
        price: (amountCents / 100).toFixed(2),
        priceCurrency: "EUR",
      })),
    },
    {
      "@type": "FAQPage",
      mainEntity: FAQ_TEXT.items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ],
};

export default function Home() {
  return (
    <>
      <Hero />
      <Features />
      <Section id="essai" title={TRIAL_TEXT.title} lead={TRIAL_TEXT.lead}>
        <Trial />
      </Section>
      <Example
        ring={<ScoreRing score={example.score} max={example.scoreMax} />}
        renderScore={(score) => <ScoreBars score={score} />}
      />
      <Demo />
      <Audiences />
      <PlanPresentation />
      <Pricing />
      <Testimonials />
      <Faq />
      <Closing />
    </>
  );
}
