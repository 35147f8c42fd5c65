import { ChevronDown } from "lucide-react";
import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { formatScore } from "../../lib/numbers.ts";
import { typo } from "../../lib/typo.ts";
import { Makers } from "./coach/makers.tsx";
import { type CoachParts } from "./coach/model.ts";
import { MESSAGES } from "./messages.ts";
import { type ShownAnalysis, sumOfScores } from "./model.ts";
import { shownOral } from "./oral/model.ts";
import { CARD, DETAILS } from "./styles.ts";

interface MethodNoteProps {
  analysis: ShownAnalysis;
  parts: CoachParts;
}

const INTROS = {
  text: { rules: MESSAGES.methodIntro, judged: MESSAGES.judgedMethodIntro },
  spoken: { rules: MESSAGES.spokenMethodIntro, judged: MESSAGES.judgedSpokenMethodIntro },
};

/** How the total is calculated, who contributed to it, and its limits. */
export function MethodNote({ analysis, parts }: MethodNoteProps) {
  const { globalScore, maxScore } = analysis;
  const oral = shownOral(analysis);
  const metrics = [...analysis.contentAnalysis.metrics, ...(oral?.metrics ?? [])];
  const sum = sumOfScores(metrics);
  const isSum = sum !== null && Math.abs(sum - globalScore) < 0.15;
  const isSpoken = oral !== null;
  const intro = INTROS[isSpoken ? "spoken" : "text"][parts.judgement.kind === "written" ? "judged" : "rules"];
  const limits = isSpoken ? MESSAGES.spokenMethodLimits : MESSAGES.methodLimits;
  return (
    <details className={`${CARD} ${DETAILS} mt-3.5 not-open:print:hidden md:mt-5`}>
      <summary className="flex cursor-pointer items-center justify-between gap-4">
        <h3 className="text-h3">{MESSAGES.methodTitle}</h3>
        <ChevronDown className="size-5 flex-none text-text-3" aria-hidden="true" />
      </summary>
      <div className="grid gap-8 pt-4 lg:grid-cols-2 lg:gap-12">
        <div>
          <p className="max-w-[60ch] text-[.9688rem] text-text-2">{typo(intro(formatScore(maxScore)))}</p>
          {analysis.margin && (
            <>
              <h4 className="mt-6 text-ui font-semibold">{MESSAGES.methodReadingsTitle}</h4>
              <p className="mt-2 max-w-[60ch] text-ui text-text-2">
                {typo(MESSAGES.methodReadings(analysis.margin, formatScore(maxScore)))}
                {isSpoken && ` ${typo(MESSAGES.methodReadingsSpoken)}`}
              </p>
            </>
          )}
          <h4 className="mt-6 text-ui font-semibold">{MESSAGES.methodLimitsTitle}</h4>
          <ul className="mt-2 flex max-w-[60ch] list-disc flex-col gap-1.5 pl-5 text-ui text-text-2 marker:text-text-3">
            {limits.map((limit) => (
              <li key={limit}>{typo(limit)}</li>
            ))}
          </ul>
        </div>
        <div>
          <table className="w-full text-ui">
            <thead className="text-left text-micro text-text-3">
              <tr>
                <th scope="col" className="pb-2 font-medium">
                  {MESSAGES.methodColumns.metric}
                </th>
                <th scope="col" className="pb-2 font-medium">
                  {MESSAGES.methodColumns.method}
                </th>
                <th scope="col" className="pb-2 text-right font-medium">
                  {MESSAGES.methodColumns.score}
                </th>
              </tr>
            </thead>
            <tbody>
              {metrics.map(({ label, method, score }) => (
                <tr key={label} className="border-t border-line">
                  <th scope="row" className="py-2.5 pr-4 text-left font-[550]">
                    {typo(label)}
                  </th>
                  <td className="py-2.5 pr-4 text-text-2">{MESSAGES.methods[method]}</td>
                  <td className="num py-2.5 text-right font-semibold whitespace-nowrap">
                    {score === null ? MESSAGES.unscored : formatScore(score)}
                    {score !== null && (
                      <small className="text-micro font-medium text-text-3">/{METRIC_SCORE_MAX}</small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
            {isSum && (
              <tfoot>
                <tr className="border-t border-line-2">
                  <th scope="row" colSpan={2} className="pt-3 text-left font-semibold">
                    {MESSAGES.methodSum}
                  </th>
                  <td className="num pt-3 text-right font-semibold whitespace-nowrap">
                    {formatScore(globalScore)}
                    <small className="text-micro font-medium text-text-3">/{formatScore(maxScore)}</small>
                  </td>
                </tr>
              </tfoot>
            )}
          </table>
          <Makers analysis={analysis} parts={parts} />
        </div>
      </div>
    </details>
  );
}
