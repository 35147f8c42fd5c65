import type { PitchType } from "@app/engine/pitch";

const TITLE_CHARACTERS_MAX = 48;

/** The first whole words of a text, as the name of a pitch; the text itself if it is short. */
function openingWords(content: string): string {
  let title = "";
  for (const word of content
    .trim()
    .slice(0, 4 * TITLE_CHARACTERS_MAX)
    .split(/\s+/)) {
    const longer = title === "" ? word : `${title} ${word}`;
    if (longer.length > TITLE_CHARACTERS_MAX) {
      const kept =
        title === ""
          ? word.slice(0, TITLE_CHARACTERS_MAX)
          : title.replace(/(?<![\s,;:.!?–-])[\s,;:.!?–-]+$/u, "");
      return `${kept}…`;
    }
    title = longer;
  }
  return title;
}

interface Named {
  pitch_type: PitchType;
  /** The name given by its author. */
  title?: string | null | undefined;
  target: string;
  content: string;
}

/**
 * The title under which the versions of a pitch are grouped. Answers to an interview question are known by the
 * question, so their objective is the title; other pitches use their first words until their author names them.
 */
export function nameOf({ pitch_type, title, target, content }: Named): string {
  return title?.trim() || (pitch_type === "rh" ? target.trim() : openingWords(content));
}
