import { PERSONAL_REMARKS } from "./lexicons/personal-remarks.ts";

/** Remarks on the person instead of the text, unless the pitch has the same words. */
export function findPersonalRemarks(source: string, text: string): string[] {
  const said = level(source);
  const told = level(text);
  return PERSONAL_REMARKS.flatMap((pattern) => pattern.exec(told)?.[0] ?? []).filter(
    (remark) => !said.includes(remark),
  );
}

function level(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
}
