import type { MetaFunction } from "react-router";
import { Pricing } from "../features/billing/pricing.tsx";
import { Features } from "../features/home/features.tsx";
import { Hero } from "../features/home/hero.tsx";
import { HOME_TEXT } from "../features/home/messages.ts";
import { pageTitle } from "../lib/page-title.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle(HOME_TEXT.title) },
  { name: "description", content: HOME_TEXT.description },
];

export default function Home() {
  return (
    <>
      <Hero />
      <Features />
      <Pricing />
    </>
  );
}
