import type { Analysis } from "@app/contracts/report";
import { typo } from "../../lib/typo.ts";
import { MESSAGES } from "./messages.ts";
import { CARD } from "./styles.ts";

interface FillerCountsProps extends Pick<Analysis, "fillers"> {
  /** As wide as two cards; always so on a tablet. */
  isWide: boolean;
}

/** The verbal tics found in the text and their counts, in neutral terms. */
export function FillerCounts({ fillers, isWide }: FillerCountsProps) {
  return (
    <article className={`${CARD} max-lg:order-last ${isWide ? "md:col-span-2" : "md:max-lg:col-span-2"}`}>
      <h3 className="text-h3">{MESSAGES.fillersTitle}</h3>
      {fillers.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2 print:mt-1.5">
          {fillers.map(({ form, count }) => (
            <li
              key={form}
              className="inline-flex items-baseline gap-2 rounded-full bg-s2 px-3 py-1 shadow-[inset_0_0_0_1px_color-mix(in_oklch,var(--c4)_42%,transparent)]"
            >
              <span className="font-voice text-[1.0625rem]">{typo(form)}</span>
              <b className="num font-semibold" aria-hidden="true">
                ×&nbsp;{count}
              </b>
              <span className="sr-only">{MESSAGES.times(count)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-ui print:mt-1.5 text-text-2">
        {fillers.length > 0 ? MESSAGES.fillersNote : MESSAGES.noFiller}
      </p>
    </article>
  );
}
