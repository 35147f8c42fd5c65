import type { ContentReading } from "../content/content-values.ts";
import { SURE_FORM } from "../roles/read-form.ts";
import type { Register } from "./rubric.ts";

/** Fillers and restarts per 100 words above which a story was told unprepared, not written. */
const UNPREPARED_RATE = 4;
const PLAIN_FORMS = new Set(["directions", "retelling", "address"]);

/** How to judge a speech: by its form where that is sure, and by the marks of unprepared speech. */
export function readRegister({ form, values }: Pick<ContentReading, "form" | "values">): Register {
  if (form.isAboutAThing) return "explained";
  if (form.confidence < SURE_FORM) return "pitch";
  if (PLAIN_FORMS.has(form.form)) return "plain";
  const unprepared = values.fillerRate + values.restartRate > UNPREPARED_RATE;
  return form.form === "story" && unprepared ? "story" : "pitch";
}
