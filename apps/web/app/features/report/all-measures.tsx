import { ChevronDown } from "lucide-react";
import { typo } from "../../lib/typo.ts";
import { MESSAGES } from "./messages.ts";
import { formatMeasure, type ShownAnalysis } from "./model.ts";
import { shownOral } from "./oral/model.ts";
import { CARD, DETAILS } from "./styles.ts";

/** The figures behind all scores, folded: they are evidence, not the first thing to read. Unfolded on paper. */
export function AllMeasures({ analysis }: { analysis: ShownAnalysis }) {
  const metrics = [...(shownOral(analysis)?.metrics ?? []), ...analysis.contentAnalysis.metrics].filter(
    ({ measures }) => measures.length > 0,
  );
  if (metrics.length === 0) return null;
  return (
    <details className={`${CARD} ${DETAILS} mt-3.5 md:mt-5 print:mt-2`}>
      <summary className="flex cursor-pointer items-center justify-between gap-4">
        <h3 className="text-h3">{MESSAGES.showMeasures}</h3>
        <ChevronDown className="size-5 flex-none text-text-3" aria-hidden="true" />
      </summary>
      <div className="gap-x-12 pt-2 md:columns-2 print:columns-4 print:gap-x-5 print:pt-0">
        {metrics.map(({ label, measures }) => (
          <section key={label} className="break-inside-avoid pt-4 print:pt-2">
            <h4 className="text-ui font-semibold">{typo(label)}</h4>
            <dl className="mt-1 text-micro">
              {measures.map((measure) => (
                <div
                  key={measure.id}
                  className="flex justify-between gap-4 border-t border-line py-1.5 print:gap-2 print:py-px print:leading-tight"
                >
                  <dt className="text-text-2">{typo(measure.label)}</dt>
                  <dd className="num flex-none font-semibold">
                    {formatMeasure(measure.value, measure.unit)}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}
