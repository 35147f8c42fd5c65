import { countWords } from "@app/engine/pitch";
import { ChevronDown } from "lucide-react";
import type { Analysis } from "@app/contracts/report";
import { typo } from "../../lib/typo.ts";
import { CoachLine } from "./coach/coach-line.tsx";
import type { CoachPart, CoachParts } from "./coach/model.ts";
import { MESSAGES } from "./messages.ts";
import { secondsToSay } from "./model.ts";
import { splitGaps } from "./rewritten-pitch/model.ts";
import { RewrittenPitch } from "./rewritten-pitch/rewritten-pitch.tsx";
import { SectionTitle } from "./section-title.tsx";
import { CARD, DETAILS, GAP, SECTION } from "./styles.ts";

interface RecommendationsSectionProps extends Pick<Analysis, "recommendations" | "content"> {
  id: string;
  /** The advice is to leave the text as it is. */
  isKept: boolean;
  parts: CoachParts;
  onTakeText: ((content: string) => void) | undefined;
  onKeepFinal: ((content: string) => void) | undefined;
  /** A final pitch already exists. */
  hasFinal: boolean;
  /** The reader is the author. */
  isOwn: boolean;
}

/** The length of the original pitch, the rewritten pitch with its own length, and the hooks. */
export function RecommendationsSection({
  id,
  content,
  isKept,
  recommendations,
  parts,
  onTakeText,
  onKeepFinal,
  hasFinal,
  isOwn,
}: RecommendationsSectionProps) {
  const { wordCount, estimatedDuration } = recommendations;
  return (
    <section id={id} className={SECTION} aria-labelledby={`${id}-titre`}>
      <SectionTitle
        id={`${id}-titre`}
        note={<PitchLength words={wordCount} seconds={estimatedDuration} isOwn={isOwn} />}
      >
        {MESSAGES.recommendationsTitle}
      </SectionTitle>
      <RewrittenPitch
        key={recommendations.perfectPitch}
        content={content}
        isKept={isKept}
        recommendations={recommendations}
        part={parts.rewriting}
        onTake={onTakeText}
        onKeep={onKeepFinal}
        hasFinal={hasFinal}
        isOwn={isOwn}
      />
      <Hooks recommendations={recommendations} part={parts.hooks} />
    </section>
  );
}

/** Length of the original text: the rewriting below shows its own. */
function PitchLength({ words, seconds, isOwn }: { words: number; seconds: number; isOwn: boolean }) {
  return (
    <>
      {MESSAGES.lengthOf[isOwn ? "own" : "other"]} {MESSAGES.length(words, seconds)}
      <span className="text-text-3">, {MESSAGES.lengthNote}</span>
    </>
  );
}

interface HooksProps extends Pick<Analysis, "recommendations"> {
  part: CoachPart;
}

type Hook = Analysis["recommendations"]["hooks"][number];

/** Three, the best first: the good ones as cards, with why they are fewer if so, the others folded. */
function Hooks({ recommendations, part }: HooksProps) {
  const { hooks, openingToFind } = recommendations;
  if (hooks.length === 0) return null;
  const good = hooks.filter(({ isSpare }) => !isSpare);
  const spare = hooks.filter(({ isSpare }) => isSpare);
  const [first] = good;
  const told = first === undefined ? (openingToFind ?? null) : whyFewer(good);
  return (
    <>
      <h3 className="mt-9 mb-4 text-h3 print:mt-3 print:mb-1.5">{MESSAGES.hooksTitle}</h3>
      <CoachLine task="hooks" part={part} className="-mt-2.5 mb-4" />
      {told && <p className="-mt-2.5 mb-4 max-w-[60ch] text-ui text-text-2 print:mb-1.5">{typo(told)}</p>}
      {first !== undefined && <HookCards hooks={good} recommendations={recommendations} />}
      {spare.length > 0 && (
        <details className={`${DETAILS} mt-2 not-open:print:hidden`}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-ui font-semibold text-text-2">
            {MESSAGES.spareHooks(spare.length, first !== undefined)}
            <ChevronDown className="size-5 flex-none text-text-3" aria-hidden="true" />
          </summary>
          <p className="mt-1 mb-4 max-w-[60ch] text-ui text-text-2">{MESSAGES.spareHooksNote}</p>
          <HookCards hooks={spare} recommendations={recommendations} />
        </details>
      )}
    </>
  );
}

/** Null for three. */
function whyFewer(good: readonly Hook[]): string | null {
  const [first] = good;
  const { fewerHooks } = MESSAGES;
  if (good.length === 2) return fewerHooks[2];
  if (good.length !== 1) return null;
  return splitGaps(first!.text).some(({ isGap }) => isGap) ? fewerHooks.template : fewerHooks[1];
}

function HookCards({ hooks, recommendations }: Pick<HooksProps, "recommendations"> & { hooks: Hook[] }) {
  return (
    <ul className="grid gap-3.5 md:gap-5 lg:grid-cols-3 print:grid-cols-3 print:gap-2">
      {hooks.map(({ type, text }) => {
        const seconds = secondsToSay(countWords(text), recommendations);
        return (
          <li key={type + text} className={`${CARD} flex flex-col gap-5 print:gap-1`}>
            <p className="font-voice text-[1.1875rem] leading-normal print:text-[1.0625rem] print:leading-[1.35] wrap-anywhere">
              <WithGaps text={quoted(typo(text))} />
            </p>
            <p className="mt-auto flex items-center justify-between text-micro text-text-3">
              <span>{MESSAGES.hookTypes[type]}</span>
              {seconds !== null && <span>{MESSAGES.seconds(seconds)}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** Highlights in a hook the places where a missing fact must be filled in. */
function WithGaps({ text }: { text: string }) {
  return splitGaps(text).map((part) =>
    part.isGap ? (
      <span key={part.at} className={GAP}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

/** Adds guillemets unless already there. */
const quoted = (text: string) => (text.startsWith("«") ? text : `«\u00a0${text}\u00a0»`);
