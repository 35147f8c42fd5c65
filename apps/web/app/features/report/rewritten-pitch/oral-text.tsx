import { typo } from "../../../lib/typo.ts";
import { MESSAGES } from "../messages.ts";
import { GAP } from "../styles.ts";
import {
  FORMATTED_CHARACTERS_MAX,
  readOralMarks,
  splitParagraphs,
  type OralPart,
  type PauseLength,
} from "./model.ts";
import { Script } from "./script.tsx";

const STRESS = "font-[550] shadow-[inset_0_-.42em_var(--warm-soft)] print:[print-color-adjust:exact]";
const CUE = "text-[.86em] text-text-3";

/** The version to say aloud: pauses as pills, melody as arrows, stressed words with a hand-drawn underline. */
export function OralText({ text }: { text: string }) {
  const paragraphs = splitParagraphs(text.slice(0, FORMATTED_CHARACTERS_MAX));
  return (
    <>
      <Script>
        {paragraphs.map(({ start, text: paragraph }) => (
          <p key={start}>
            {readOralMarks(paragraph).map((part, position, parts) => (
              <Part key={part.at} part={part} next={parts[position + 1]} />
            ))}
          </p>
        ))}
      </Script>
      <OralLegend />
    </>
  );
}

/** No line break between an arrow and the word to which it belongs. */
const beforeArrow = (words: string) => words.replace(/(?<!\s)\s+$/, "\u00a0");

function Part({ part, next }: { part: OralPart; next: OralPart | undefined }) {
  switch (part.kind) {
    case "words":
      if (part.isStressed) return <strong className={STRESS}>{typo(part.text)}</strong>;
      return typo(next?.kind === "melody" ? beforeArrow(part.text) : part.text);
    case "gap":
      return <span className={GAP}>{typo(part.text)}</span>;
    case "pause":
      return <Pause length={part.length} />;
    case "melody":
      return <Melody direction={part.direction} />;
    case "cue":
      return <em className={CUE}>({typo(part.text)})</em>;
  }
}

function Pause({ length }: { length: PauseLength }) {
  if (length === "breath")
    return (
      <>
        <span className="mx-[.1em] inline-block h-[.72em] w-[2.5px] rotate-14 rounded-[2px] bg-accent align-[-.06em] opacity-75" />
        <span className="sr-only">({MESSAGES.pauses.breath})</span>
      </>
    );
  return (
    <span
      className={`inline-flex h-[1.35rem] items-center rounded-full bg-accent-soft px-[.6rem] align-[.14em] font-ui text-[.78rem] leading-none font-semibold whitespace-nowrap text-accent print:[print-color-adjust:exact] ${length === "long" ? "shadow-[inset_0_0_0_1px_var(--accent-line)]" : ""}`}
    >
      {MESSAGES.pauses[length]}
    </span>
  );
}

function Melody({ direction }: { direction: "up" | "down" }) {
  return (
    <>
      <span className="font-ui text-[.9em] leading-none font-medium text-accent" aria-hidden="true">
        {direction === "up" ? "↗" : "↘"}
      </span>
      <span className="sr-only">({MESSAGES.melody[direction]})</span>
    </>
  );
}

function OralLegend() {
  return (
    <dl
      className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line px-[clamp(20px,4vw,56px)] pt-4 pb-[18px] text-[.8125rem] font-medium text-text-3"
      aria-label={MESSAGES.legend}
    >
      <Entry sign={<Pause length="breath" />} text={MESSAGES.pauses.breath} />
      <Entry sign={<Pause length="pause" />} text={MESSAGES.pauseLegend} />
      <Entry sign={<Melody direction="up" />} text={MESSAGES.melody.up} />
      <Entry sign={<Melody direction="down" />} text={MESSAGES.melody.down} />
      <Entry sign={<span className={STRESS}>{MESSAGES.legendWord}</span>} text={MESSAGES.stress} />
      <Entry sign={<em className={CUE}>({MESSAGES.cueExample})</em>} text={MESSAGES.cueLegend} />
    </dl>
  );
}

function Entry({ sign, text }: { sign: React.ReactNode; text: string }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="font-voice text-[1.0625rem] text-text" aria-hidden="true">
        {sign}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
