import { SHOWN_EXAMPLE } from "@app/contracts/examples";
import { getSharedAudio } from "@app/contracts/share";
import example from "virtual:shown-example";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { typo } from "../../lib/typo.ts";
import { buttonClass } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { ExamplePlayer } from "./example-player.tsx";
import { EXAMPLE_TEXT } from "./messages.ts";
import { firstParagraphs, type ShownMetric } from "./model.ts";
import { Section } from "./section.tsx";

type View = "oral" | "content" | "advice";
const VIEWS = (["oral", "content", "advice"] as const).map((value) => ({
  value,
  label: EXAMPLE_TEXT.views[value],
}));
const AUDIO = `/api${getSharedAudio.path.replace(":token", SHOWN_EXAMPLE.token)}`;

interface Props {
  /** The global score, drawn as in the reports. */
  ring: ReactNode;
  renderScore: (score: number) => ReactNode;
}

/** A real report in small: the recording, the scores, and a link to the whole. */
export function Example({ ring, renderScore }: Props) {
  const [view, setView] = useState<View>("oral");
  return (
    <Section
      id="exemple"
      title={EXAMPLE_TEXT.title}
      lead={EXAMPLE_TEXT.lead(Math.round(example.durationSec))}
    >
      <div className="overflow-clip rounded-scene bg-s1 shadow-[var(--edge),var(--lift-2)]">
        <div className="grid items-center gap-x-12 gap-y-8 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:p-10">
          <div>
            <p className="font-voice text-voice leading-normal text-text-2">
              {typo(`« ${example.question} »`)}
            </p>
            <h3 className="mt-3 text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.06] tracking-[-.03em]">
              {typo(example.verdict)}
            </h3>
          </div>
          <div className="max-md:order-first max-md:justify-self-center">{ring}</div>
        </div>
        <div className="border-t border-line p-5 md:px-10 md:py-7">
          <ExamplePlayer source={AUDIO} bars={example.bars} durationSec={example.durationSec} />
        </div>
        <div className="border-t border-line p-5 md:p-10">
          <div className="max-w-[34rem]">
            <SegmentedControl
              name="example-view"
              legend={EXAMPLE_TEXT.view}
              quietLegend
              options={VIEWS}
              value={view}
              onChange={setView}
            />
          </div>
          <div className="mt-7 md:min-h-[16rem]">
            {view === "advice" ? <Advice /> : <Notes metrics={example[view]} renderScore={renderScore} />}
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-7">
            <Link
              to={`/share/${SHOWN_EXAMPLE.token}/${SHOWN_EXAMPLE.slug}`}
              className={`max-md:w-full ${buttonClass("primary")}`}
            >
              {EXAMPLE_TEXT.whole}
              <ArrowRight aria-hidden="true" />
            </Link>
            <Link
              to={PATHS.examples}
              className="inline-flex min-h-11 items-center font-semibold text-text-2 underline decoration-line-2 underline-offset-4 hover:text-text"
            >
              {EXAMPLE_TEXT.others}
            </Link>
            <p className="text-micro text-text-3 md:ml-auto">{typo(EXAMPLE_TEXT.origin)}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}

function Notes({ metrics, renderScore }: { metrics: ShownMetric[]; renderScore: Props["renderScore"] }) {
  return (
    <ul className="grid gap-x-12 gap-y-7 md:grid-cols-2">
      {metrics.slice(0, 4).map(({ label, score, explanation }) => (
        <li key={label}>
          <div className="flex items-center justify-between gap-4">
            <h4 className="font-display text-h3">{label}</h4>
            {score !== null && renderScore(score)}
          </div>
          <p className="mt-1.5 text-[.9688rem] text-text-2">
            {typo(explanation.split("\n").slice(0, 2).join(" "))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Advice() {
  return (
    <div className="grid gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <div>
        <h4 className="font-display text-h3">{EXAMPLE_TEXT.perfect}</h4>
        {firstParagraphs(example.perfectPitch, 3).map((paragraph) => (
          <p key={paragraph} className="mt-3 font-voice text-[1.1875rem] leading-[1.6]">
            {typo(paragraph)}
          </p>
        ))}
      </div>
      {example.hooks.length > 0 && (
        <div>
          <h4 className="font-display text-h3">{EXAMPLE_TEXT.hooks(example.hooks.length)}</h4>
          <ul className="mt-3 space-y-4">
            {example.hooks.map((hook) => (
              <li
                key={hook}
                className="border-l-2 border-accent-line pl-4 font-voice text-[1.125rem] leading-[1.5]"
              >
                {typo(hook)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
