import type { PitchType } from "../pitch.ts";
import type { AdviceCode } from "../report.ts";

type Asked = Partial<Record<AdviceCode, number>>;

/**
 * Of a hundred readers of a text of this kind and quality, how many asked first for this: the mean of the sources that have
 * such texts (465 by ordinary people and by people recorded, read by two or three readers each, and the sixty annotated
 * ones), so that no source weighs more for having more texts (record 215).
 */
const ASKED: Record<PitchType, Record<"low" | "middling" | "good", Asked>> = {
  rh: {
    low: {
      drop_fillers: 8,
      add_example: 67,
      drop_cliches: 60,
      tell_result: 55,
      tell_your_part: 45,
      answer_the_question: 40,
      link_to_job: 31,
      cut_length: 26,
      drop_irrelevant: 26,
      quantify_result: 20,
      open_with_scene: 12,
      end_stronger: 10,
    },
    middling: {
      change_delivery: 9,
      drop_fillers: 8,
      end_stronger: 42,
      open_with_scene: 31,
      tell_result: 30,
      drop_hedges: 28,
      add_example: 27,
      link_to_job: 27,
      quantify_result: 26,
      cut_length: 20,
      drop_irrelevant: 20,
      drop_cliches: 19,
    },
    good: {
      change_delivery: 18,
      drop_fillers: 6,
      end_stronger: 36,
      drop_hedges: 24,
      open_with_scene: 22,
      cut_length: 20,
      link_to_job: 20,
      add_example: 14,
    },
  },
  produit: {
    low: {
      drop_fillers: 3,
      add_proof: 88,
      make_request_precise: 34,
      quantify_result: 40,
      make_request: 38,
      state_problem: 36,
      state_solution: 28,
      drop_cliches: 26,
      add_example: 24,
      open_with_scene: 12,
    },
    middling: {
      change_delivery: 10,
      drop_fillers: 3,
      reorder: 24,
      make_request_precise: 56,
      add_proof: 36,
      open_with_scene: 34,
      end_stronger: 28,
      make_request: 26,
      quantify_result: 26,
      drop_hedges: 20,
      state_problem: 20,
      drop_cliches: 18,
    },
    good: {
      change_delivery: 8,
      drop_fillers: 3,
      reorder: 22,
      open_with_scene: 28,
      make_request_precise: 26,
      end_stronger: 24,
      drop_hedges: 22,
      add_proof: 18,
      quantify_result: 18,
    },
  },
  perso: {
    low: {
      change_delivery: 5,
      drop_fillers: 12,
      tell_result: 40,
      add_example: 58,
      drop_cliches: 52,
      add_proof: 46,
      drop_irrelevant: 40,
      open_with_scene: 27,
      state_problem: 26,
      shorten_opening: 25,
      cut_length: 24,
      make_request_precise: 20,
      end_stronger: 14,
    },
    middling: {
      change_delivery: 18,
      drop_fillers: 14,
      end_stronger: 45,
      open_with_scene: 30,
      shorten_opening: 30,
      cut_length: 29,
      drop_irrelevant: 28,
      add_example: 28,
      drop_cliches: 22,
      make_request_precise: 20,
      add_proof: 18,
      drop_hedges: 15,
    },
    good: {
      change_delivery: 26,
      drop_fillers: 6,
      end_stronger: 46,
      cut_length: 24,
      shorten_opening: 20,
      open_with_scene: 18,
      drop_hedges: 16,
      add_example: 12,
    },
  },
};
const LIMITS = { middling: 0.5, good: 0.66 };
/** Asked for by few, or counted by no reader. */
const SELDOM = 10;
/** What broke a text is said first, whatever the kind. */
const FIRST = 0.9;
/** How sure an option is of itself tells it from another of the same kind. */
const OWN_SHARE = 8;

/** How early an advice is told: by how many readers ask for its kind of such a text, then by how sure it is. */
export function worthOf(
  { code, worth }: { code: AdviceCode; worth: number },
  pitchType: PitchType,
  quality: number,
): number {
  if (worth >= FIRST) return 100 * worth + 100;
  const band = quality < LIMITS.middling ? "low" : quality < LIMITS.good ? "middling" : "good";
  return (ASKED[pitchType][band][code] ?? SELDOM) + OWN_SHARE * worth;
}
