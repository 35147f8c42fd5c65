import type { PitchReading, SentenceReading } from "../content/read-pitch.ts";
import type { Hook } from "../scoring/report.ts";
import { capitalize } from "./remove-ranges.ts";

const SCENE =
  /\b(?:un jour|ce jour-là|ce matin-là|ce soir-là|une nuit|il y a|en (?:19|20)\d\d|l'an dernier|l'hiver dernier|l'été dernier|la semaine dernière|chaque (?:semaine|matin|jour|année)|je me souviens)\b/i;
const CONTRAST = /\b(?:contrairement|mais|pourtant|alors que|au lieu de|en revanche|sans)\b/i;
const LONGEST_HOOK = 32;

/** Exactly three hooks of three different types, from sentences of the pitch, or a bracketed template without them. */
export function writeHooks(reading: PitchReading): Hook[] {
  const usable = reading.sentences.filter(
    (sentence) => sentence.sentence.words <= LONGEST_HOOK && sentence.hasVerb,
  );
  const figure = usable.find((sentence) => sentence.figures.length > 0);
  const scene = usable.find((sentence) => sentence !== figure && SCENE.test(sentence.sentence.text));
  const contrast = usable.find(
    (sentence) => sentence !== figure && sentence !== scene && CONTRAST.test(sentence.sentence.text),
  );
  return [
    {
      type: "chiffre",
      text: figure ? say(figure) : "[À compléter : un chiffre qui surprend], et personne n'en parle.",
    },
    {
      type: "histoire",
      text: scene
        ? say(scene)
        : "[À compléter : le jour et le lieu], j'ai compris que quelque chose devait changer.",
    },
    {
      type: "contraste",
      text: contrast
        ? say(contrast)
        : "On croit souvent que [À compléter : l'idée reçue]. En réalité, [À compléter : ce que vous avez constaté].",
    },
  ];
}

function say(sentence: SentenceReading): string {
  return capitalize(sentence.sentence.text.trim());
}
