import type { CoachReading as Reading } from "@app/contracts/coach";
import { typo } from "../../../lib/typo.ts";
import { CARD } from "../styles.ts";
import { COACH_TEXT } from "./messages.ts";

/** What a model understood of the whole pitch, and a wording that it proposes, labelled as a proposal. */
export function CoachReading({ reading: { who, proposal } }: { reading: Reading }) {
  if (who === null && proposal === null) return null;
  return (
    <article className={`${CARD} mb-5 flex flex-col gap-3 md:mb-7`} aria-label={COACH_TEXT.reading}>
      <h3 className="text-h3">{COACH_TEXT.reading}</h3>
      {who !== null && <p className="max-w-[76ch] wrap-anywhere text-text-2">{typo(who)}</p>}
      {proposal && (
        <div className="flex max-w-[76ch] flex-col gap-1.5 border-t border-line pt-3.5 wrap-anywhere first-of-type:mt-0.5">
          <h4 className="text-ui font-medium text-text-2">
            {proposal.quote === ""
              ? COACH_TEXT.rather
              : `${COACH_TEXT.insteadOf(proposal.quote)}, dites plutôt`}
          </h4>
          <p className="font-voice text-[1.1875rem] leading-normal">{typo(proposal.say)}</p>
          <p className="text-micro text-text-3">{COACH_TEXT.proposal}</p>
        </div>
      )}
    </article>
  );
}
