import { typo } from "../../../lib/typo.ts";
import { MESSAGES } from "../messages.ts";
import {
  FORMATTED_CHARACTERS_MAX,
  readOralMarks,
  splitParagraphs,
  type OralPart,
  type PauseLength,
} from "./model.ts";

/** The version to say aloud: pauses as pills, melody as arrows, stressed words underlined by hand. */
export function OralText({ text }: { text: string }) {
  const paragraphs = splitParagraphs(text.slice(0, FORMATTED_CHARACTERS_MAX));
  return (
    <>
      <div className="report-script">
        {paragraphs.map(({ start, text: paragraph }) => (
          <p key={start}>
            {readOralMarks(paragraph).map((part, position, parts) => (
              <Part key={part.at} part={part} next={parts[position + 1]} />
            ))}
          </p>
        ))}
      </div>
      <OralLegend />
    </>
  );
}

/** An arrow stays with the word that it bends. */
const beforeArrow = (words: string) => words.replace(/\s+$/, "\u00a0");

function Part({ part, next }: { part: OralPart; next: OralPart | undefined }) {
  switch (part.kind) {
    case "words":
      if (part.isStressed) return <strong className="report-stress">{typo(part.text)}</strong>;
      return typo(next?.kind === "melody" ? beforeArrow(part.text) : part.text);
    case "gap":
      return <span className="report-gap">{typo(part.text)}</span>;
    case "pause":
      return <Pause length={part.length} />;
    case "melody":
      return <Melody direction={part.direction} />;
    case "cue":
      return <em className="report-cue">({typo(part.text)})</em>;
  }
}

function Pause({ length }: { length: PauseLength }) {
  if (length === "breath")
    return (
      <>
        <span className="report-breath" />
        <span className="sr-only">({MESSAGES.pauses.breath})</span>
      </>
    );
  return (
    <span className="report-pause" data-length={length}>
      {MESSAGES.pauses[length]}
    </span>
  );
}

function Melody({ direction }: { direction: "up" | "down" }) {
  return (
    <>
      <span className="report-melody" aria-hidden="true">
        {direction === "up" ? "↗" : "↘"}
      </span>
      <span className="sr-only">({MESSAGES.melody[direction]})</span>
    </>
  );
}

function OralLegend() {
  return (
    <dl className="report-legend" aria-label={MESSAGES.legend}>
      <Entry sign={<Pause length="breath" />} text={MESSAGES.pauses.breath} />
      <Entry sign={<Pause length="pause" />} text={MESSAGES.pauseLegend} />
      <Entry sign={<Melody direction="up" />} text={MESSAGES.melody.up} />
      <Entry sign={<Melody direction="down" />} text={MESSAGES.melody.down} />
      <Entry sign={<span className="report-stress">{MESSAGES.legendWord}</span>} text={MESSAGES.stress} />
      <Entry sign={<em className="report-cue">({MESSAGES.cueExample})</em>} text={MESSAGES.cueLegend} />
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
