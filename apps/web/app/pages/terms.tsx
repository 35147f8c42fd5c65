import type { MetaFunction } from "react-router";
import { Article } from "../features/site/article.tsx";
import { TERMS_TEXT, SITE_DESCRIPTIONS } from "../features/site/messages.ts";
import { describePage } from "../lib/describe-page.ts";
import type { PageHandle } from "../lib/page-handle.ts";
import { PATHS } from "../lib/paths.ts";

export const handle: PageHandle = { start: "later" };

export const meta: MetaFunction = () =>
  describePage({ title: TERMS_TEXT.title, description: SITE_DESCRIPTIONS.terms, path: PATHS.terms });

export default function TermsPage() {
  return <Article text={TERMS_TEXT} />;
}
