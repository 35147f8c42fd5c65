import { PATHS } from "../../lib/paths.ts";
import { ACCOUNT_TEXT } from "./messages.ts";

const LINK = "underline decoration-line-2 underline-offset-4 hover:text-text";

/** The terms accepted by signing up. Links open in another tab, so that what was typed stays. */
export function Agreement() {
  const { before, terms, between, privacy, minors } = ACCOUNT_TEXT.agreement;
  return (
    <p className="mt-5 text-micro text-text-3">
      {before}
      <a href={PATHS.terms} target="_blank" rel="noreferrer" className={LINK}>
        {terms}
      </a>
      {between}
      <a href={PATHS.privacy} target="_blank" rel="noreferrer" className={LINK}>
        {privacy}
      </a>
      {minors}
    </p>
  );
}
