import type { WeighedPassage, WeighedText } from "@app/engine/weigh-sentences";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { formatChange, formatScore } from "../../../lib/numbers.ts";
import { typo } from "../../../lib/typo.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { MESSAGES } from "../messages.ts";
import type { ShownAnalysis } from "../model.ts";
import { CARD, DETAILS, MORE } from "../styles.ts";
import { barOf, FIRST_PASSAGES, isSameNote, pickWeightiest, type Weight, weightOf } from "./model.ts";
import { useWeights } from "./use-weights.ts";

interface Props {
  id: string;
  analysis: ShownAnalysis;
  /** Unfolds itself when scrolled into view: where cards have few remarks, this explains the scores. */
  opensItself: boolean;
}

/** The effect of each sentence: the score of the text minus its score without the sentence. */
export function SentenceWeights({ id, analysis, opensItself }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { answer, retry } = useWeights(analysis, isOpen);

  useEffect(() => {
    if (!opensItself || !details.current || !("IntersectionObserver" in window)) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        setOpen(true);
        watch.disconnect();
      },
      { rootMargin: "320px" },
    );
    watch.observe(details.current);
    return () => watch.disconnect();
  }, [opensItself]);

  return (
    <details
      id={id}
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={`${CARD} ${DETAILS} mt-3.5 scroll-mt-32 not-open:print:hidden md:mt-5`}
    >
      <summary className="flex cursor-pointer items-center justify-between gap-4">
        <h3 className="text-h3">{MESSAGES.weightsTitle}</h3>
        <ChevronDown className="size-5 flex-none text-text-3" aria-hidden="true" />
      </summary>
      <div className="pt-4" aria-busy={isOpen && answer === null}>
        {answer === null && <Waiting />}
        {answer?.kind === "failed" && (
          <>
            <p role="alert" className="max-w-[60ch] text-ui text-text-2">
              {MESSAGES.weightsFailed}
            </p>
            <Button variant="secondary" className="mt-4 print:hidden" onClick={retry}>
              {MESSAGES.weightsRetry}
            </Button>
          </>
        )}
        {answer?.kind === "weighed" && <Weighed analysis={analysis} weighed={answer.weighed} />}
      </div>
    </details>
  );
}

function Waiting() {
  return (
    <>
      <output className="block text-ui text-text-2">{MESSAGES.weightsWaiting}</output>
      <div className="mt-5 flex flex-col gap-4">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-5 w-full max-w-[46rem]" />
        ))}
      </div>
    </>
  );
}

function Weighed({ analysis, weighed }: { analysis: ShownAnalysis; weighed: WeighedText }) {
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const { passages, globalScore, maxScore } = weighed;
  if (!isSameNote(analysis, weighed))
    return <p className="max-w-[60ch] text-ui text-text-2">{MESSAGES.weightsOld}</p>;
  if (passages.length === 0)
    return <p className="max-w-[60ch] text-ui text-text-2">{MESSAGES.weightsTooShort}</p>;
  const shown = isWhole ? passages : pickWeightiest(passages);
  return (
    <>
      <p className="max-w-[68ch] text-[.9688rem] text-text-2">
        {typo(MESSAGES.weightsIntro(formatScore(globalScore), formatScore(maxScore)))}
      </p>
      <ul id={listId} className="mt-5 flex flex-col">
        {shown.map((passage) => (
          <Row
            key={passage.start}
            passage={passage}
            bar={barOf(passage, passages)}
            text={analysis.content.slice(passage.start, passage.end)}
          />
        ))}
      </ul>
      {passages.length > FIRST_PASSAGES && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={listId}
          onClick={() => setWhole(!isWhole)}
          className={`mt-2 ${MORE}`}
        >
          {isWhole ? MESSAGES.weightsFirst(FIRST_PASSAGES) : MESSAGES.weightsAll(passages.length)}
        </button>
      )}
      <p className="mt-4 max-w-[68ch] text-micro text-text-3">{typo(MESSAGES.weightsLimits)}</p>
    </>
  );
}

const FIGURE: Record<Weight, string> = { brings: "text-good", costs: "text-warn", nothing: "text-text-3" };
/** From the middle: right for points gained, left for points lost. */
const BAR: Record<Weight, string> = {
  brings: "left-1/2 rounded-r-full bg-good-g",
  costs: "right-1/2 rounded-l-full bg-warn-g",
  nothing: "hidden",
};

function Row({ passage, bar, text }: { passage: WeighedPassage; bar: number; text: string }) {
  const weight = weightOf(passage);
  const points = weight === "nothing" ? 0 : passage.points;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-7 gap-y-1 border-t border-line py-3 md:grid-cols-[13rem_minmax(0,1fr)] print:py-1.5">
      <span className="grid grid-cols-[3rem_8rem] items-center gap-3 md:grid-cols-[3rem_1fr]">
        <b className={`num text-ui md:text-right font-semibold ${FIGURE[weight]}`} aria-hidden="true">
          {formatChange(points)}
        </b>
        <span className="sr-only">{MESSAGES.weightsOf[weight](formatScore(Math.abs(points)))}</span>
        <span className="relative h-2" aria-hidden="true">
          <span className="absolute inset-y-[-3px] left-1/2 w-px bg-line-2" />
          <span
            className={`absolute inset-y-0 print:[print-color-adjust:exact] ${BAR[weight]}`}
            style={{ width: `${Math.max(4, bar * 50)}%` }}
          />
        </span>
      </span>
      <span className="font-voice text-[1.0625rem] leading-normal wrap-anywhere">{typo(text)}</span>
    </li>
  );
}
