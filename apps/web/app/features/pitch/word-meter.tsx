import { PITCH_WORDS_MIN } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { countWords } from "@app/engine/pitch";
import { Check } from "lucide-react";
import { PITCH_TEXT } from "./messages.ts";

const LONGEST = 12;
const AT_REST = Array.from({ length: PITCH_WORDS_MIN }, (_, index) => index);

/**
 * One bar for each word up to the minimum, as tall as the word is long: shows the text growing to its minimal length.
 */
export function WordMeter({ id, content }: { id: string; content: string }) {
  const words = countWords(content);
  const enough = words >= PITCH_WORDS_MIN;
  const lengths = content.split(/\s+/, PITCH_WORDS_MIN + 1).filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <span
        aria-hidden="true"
        className="flex h-6 min-w-0 flex-1 max-sm:basis-full items-center gap-[2px] sm:gap-[3px]"
      >
        {AT_REST.map((index) => {
          const filled = index < words;
          const share = Math.min(1, (lengths[index]?.length ?? 0) / LONGEST);
          return (
            <span
              key={index}
              className={`min-w-px flex-1 rounded-full transition-[height,background-color] duration-200 ease-out sm:max-w-[5px] ${
                filled ? (enough ? "bg-good-g" : "bg-c1") : "bg-c-muted"
              }`}
              style={{ height: filled ? `${25 + 75 * share}%` : "16%" }}
            />
          );
        })}
      </span>
      <p id={id} className="flex items-center gap-1.5 text-ui tabular-nums">
        {enough && <Check aria-hidden="true" className="size-4 text-good" strokeWidth={2.5} />}
        <span className={enough ? "font-semibold text-good" : "font-semibold"}>
          {PITCH_TEXT.words(words)}
        </span>
        {!enough && <span className="text-text-3">· {MESSAGES.pitchWordsHint}</span>}
      </p>
    </div>
  );
}
