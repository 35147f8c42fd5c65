import type { ReactNode } from "react";
import { HOME_TEXT } from "./messages.ts";
import { SpokenLine } from "./spoken-line.tsx";
import type { LineShape, Utterance } from "./voice-line.ts";

const WIDE: LineShape = { width: 1180, margin: 190, step: 12, barWidth: 6.5, tallest: 200 };
const WIDE_LINE: Utterance[] = [
  { text: "«\u00a0Bonjour,", from: 0.01, to: 0.115, sound: "word" },
  { text: "", from: 0.118, to: 0.205, sound: "longPause" },
  { text: "je m’appelle", from: 0.21, to: 0.335, sound: "word" },
  { text: "Camille", from: 0.35, to: 0.43, sound: "word" },
  { text: "et", from: 0.445, to: 0.468, sound: "word" },
  { text: "du coup", from: 0.482, to: 0.552, sound: "filler" },
  { text: "", from: 0.556, to: 0.59, sound: "shortPause" },
  { text: "j’aide les équipes", from: 0.598, to: 0.77, sound: "word" },
  { text: "à mieux s’écouter.\u00a0»", from: 0.785, to: 0.985, sound: "word" },
];
const NARROW: LineShape = { width: 390, margin: 60, step: 9, barWidth: 5, tallest: 176 };
const NARROW_LINE: Utterance[] = [
  { text: "«\u00a0Bonjour,", from: 0.05, to: 0.27, sound: "word" },
  { text: "", from: 0.27, to: 0.36, sound: "longPause" },
  { text: "du coup", from: 0.37, to: 0.54, sound: "filler" },
  { text: "je suis Camille.\u00a0»", from: 0.57, to: 0.96, sound: "word" },
];

interface NoteProps {
  tone: string;
  dot: string;
  kind: string;
  fact: string;
  advice: string;
  className?: string;
}

function Note({ tone, dot, kind, fact, advice, className = "" }: NoteProps) {
  return (
    <div
      className={`relative min-w-0 rounded-[18px] bg-[color-mix(in_oklch,var(--s1)_88%,transparent)] px-[18px] py-4 text-left shadow-[var(--edge),var(--lift-3)] backdrop-blur-[16px] backdrop-saturate-130 ${className}`}
    >
      <p className={`mb-1.5 flex items-center gap-2 text-[.8125rem] leading-normal font-[550] ${tone}`}>
        <span className={`size-[9px] rounded-[3px] ${dot}`} />
        {kind}
      </p>
      <p className="font-display text-[1.0625rem] leading-[1.3] font-semibold tracking-[-.015em]">{fact}</p>
      <p className="mt-[3px] max-w-[28ch] text-[.875rem] leading-[1.45] text-text-2">{advice}</p>
    </div>
  );
}

const Pin = ({ className }: { className: string }) => (
  <span
    className={`absolute w-px bg-line-2 before:absolute before:-top-[3px] before:-left-[2.5px] before:size-1.5 before:rounded-full before:bg-text-3 ${className}`}
  />
);

function Stage({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={className}>
      {children}
    </div>
  );
}

/**
 * An illustration of an analysis on one sentence, with a text description. The drawing that does not fit is collapsed,
 * not hidden: `display: none` would restart its animation at every change of width.
 */
export function VoiceStage() {
  return (
    <figure>
      <figcaption className="sr-only">{HOME_TEXT.stage}</figcaption>
      <Stage className="relative mx-auto w-[min(1180px,100%-48px)] max-md:invisible max-md:h-0 max-md:overflow-hidden md:mt-6 md:min-h-[420px] md:pt-[292px] md:pb-6">
        <SpokenLine
          utterances={WIDE_LINE}
          shape={WIDE}
          fontSize={24}
          baseline={40}
          middle={172}
          height={292}
          className="absolute inset-x-0 top-0 w-full"
        />
        <Pin className="top-[186px] left-[16%] h-[106px] max-lg:hidden" />
        <Pin className="top-[230px] left-[51.7%] h-[62px] max-lg:hidden" />
        <Pin className="top-[272px] left-[85%] h-5 max-lg:hidden" />
        {/* Notes use normal layout, not absolute positions: enlarged text spacing makes them taller without cutting them. */}
        <div className="grid grid-cols-[34.5fr_35fr_25fr] items-start justify-items-start pl-[5.5%] max-lg:flex max-lg:justify-between max-lg:pr-[5.5%]">
          <Note
            tone="text-warm"
            dot="bg-c2"
            kind="Pause à marquer"
            fact={"Après «\u00a0Bonjour\u00a0»"}
            advice="Un temps, et l’attention s’installe."
          />
          <Note
            tone="text-bad"
            dot="bg-c4"
            kind="Mot parasite"
            fact={"«\u00a0du coup\u00a0»"}
            advice="La phrase est plus nette sans lui."
          />
          <Note
            className="max-lg:hidden"
            tone="text-good"
            dot="bg-good-g"
            kind="Clarté"
            fact="13 mots"
            advice="Une phrase courte se dit d’un souffle."
          />
        </div>
      </Stage>
      <Stage className="relative mx-auto max-w-[480px] max-md:mt-7 max-md:flex max-md:min-h-[420px] max-md:flex-col max-md:justify-end max-md:pt-[276px] max-md:pb-6 md:invisible md:h-0 md:overflow-hidden">
        <SpokenLine
          utterances={NARROW_LINE}
          shape={NARROW}
          fontSize={18}
          baseline={60}
          middle={178}
          height={290}
          className="absolute inset-x-0 top-0 w-full"
        />
        <div className="flex items-end justify-between gap-2 px-4 max-[374px]:px-2.5">
          <Note
            className="max-[374px]:px-3"
            tone="text-warm"
            dot="bg-c2"
            kind="Pause à marquer"
            fact={"Après «\u00a0Bonjour\u00a0»"}
            advice="L’attention s’installe."
          />
          <Note
            className="max-[374px]:px-3"
            tone="text-bad"
            dot="bg-c4"
            kind="Mot parasite"
            fact={"«\u00a0du coup\u00a0»"}
            advice="Plus net sans lui."
          />
        </div>
      </Stage>
    </figure>
  );
}
