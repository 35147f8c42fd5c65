import {
  SCORED_VALIDITY_MIN,
  SPOKEN_RATE_MAX,
  SPOKEN_RATE_MIN,
  SPOKEN_RATE_USUAL,
} from "@app/contracts/limits";
import { countWords } from "@app/engine/pitch";
import type { TextReport } from "@app/engine/report";
import { Refusal } from "../../errors.ts";

/** Notices that lower the validity of what is still a pitch: it is not refused, and its report shows them. */
const STILL_A_PITCH = new Set([
  "offTopic",
  "graderInstruction",
  "likeAPage",
  "spelling",
  "reception",
  "voice",
  "unscored",
]);
const UNCHARGED = "Aucun crédit n'a été utilisé.";

/** Refuses, with the reason and without charge, a text that is not French, repeats itself or is no speech. */
export function refuseUnscorable({ validity, notices }: Pick<TextReport, "validity" | "notices">): void {
  if (validity >= SCORED_VALIDITY_MIN) return;
  const reason = notices.find(({ rule }) => !STILL_A_PITCH.has(rule));
  if (reason) throw new Refusal("text_unscorable", { detail: `${reason.message} ${UNCHARGED}` });
}

/** Refuses, before any analysis, a text whose length does not fit the recording. */
export function refuseForeignText(content: string, durationSec: number): void {
  const rate = (60 * countWords(content)) / durationSec;
  if (rate < SPOKEN_RATE_MIN) throw new Refusal("text_too_short_for_take");
  if (rate <= SPOKEN_RATE_MAX) return;
  const times = Math.round(rate / SPOKEN_RATE_USUAL);
  const many = times === 2 ? "deux" : String(times);
  throw new Refusal("text_too_long_for_take", {
    detail: `Ce texte est ${many} fois plus long que votre enregistrement. Vérifiez que ce sont les mots que vous y avez dits. ${UNCHARGED}`,
  });
}
