import type { MetaFunction } from "react-router";
import { Article } from "../features/site/article.tsx";
import { ABOUT_TEXT, SITE_DESCRIPTIONS } from "../features/site/messages.ts";
import { describePage } from "../lib/describe-page.ts";
import type { PageHandle } from "../lib/page-handle.ts";
import { PATHS } from "../lib/paths.ts";

export const handle: PageHandle = { start: "later" };

export const meta: MetaFunction = () =>
  describePage({ title: ABOUT_TEXT.title, description: SITE_DESCRIPTIONS.about, path: PATHS.about });

export default function AboutPage() {
  return <Article text={ABOUT_TEXT} />;
}
