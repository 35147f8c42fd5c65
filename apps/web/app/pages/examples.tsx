import type { MetaFunction } from "react-router";
import { Examples } from "../features/site/examples.tsx";
import { EXAMPLES_TEXT, SITE_DESCRIPTIONS } from "../features/site/messages.ts";
import { describePage } from "../lib/describe-page.ts";
import type { PageHandle } from "../lib/page-handle.ts";
import { PATHS } from "../lib/paths.ts";

export const handle: PageHandle = { start: "later" };

export const meta: MetaFunction = () =>
  describePage({ title: EXAMPLES_TEXT.title, description: SITE_DESCRIPTIONS.examples, path: PATHS.examples });

export default function ExamplesPage() {
  return <Examples />;
}
