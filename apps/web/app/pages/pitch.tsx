import { type MetaFunction, useOutletContext } from "react-router";
import { PITCH_TEXT } from "../features/pitch/messages.ts";
import { type AnalysisSpace, PitchWorkshop } from "../features/pitch/pitch-workshop.tsx";
import type { PageHandle } from "../lib/page-handle.ts";
import { pageTitle } from "../lib/page-title.ts";

export const handle: PageHandle = { start: "painted" };

export const meta: MetaFunction = () => [
  { title: pageTitle(PITCH_TEXT.title) },
  { name: "description", content: PITCH_TEXT.description },
  { name: "robots", content: "noindex" },
];

export default function PitchPage() {
  return <PitchWorkshop {...useOutletContext<AnalysisSpace>()} />;
}
