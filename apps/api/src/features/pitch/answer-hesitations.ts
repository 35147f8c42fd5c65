import type { answerHesitations as endpoint } from "@app/contracts/pitch";
import type { EndpointInput } from "@app/contracts/endpoint";
import type { Analysis } from "@app/contracts/report";
import type { Database } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../errors.ts";
import { presentAnalysis } from "./present.ts";
import { readReport } from "./read-report.ts";
import { reviseReport } from "./revise-report.ts";
import { findAnalysis, lockAnalysis, replaceReport } from "./store.ts";

type Answers = EndpointInput<typeof endpoint>["body"]["answers"];

/**
 * Stores the speaker's answers about probable « euh » in the report, and scores the fillers again. Free, needs no
 * sound, and idempotent.
 */
export async function answerHesitations(
  database: Database,
  userId: string,
  id: string,
  answers: Answers,
): Promise<Analysis> {
  await transact(database, async (transaction) => {
    const row = await lockAnalysis(transaction, userId, id);
    if (!row) throw new Refusal("pitch_not_found");
    const report = readReport(row);
    const heard = report.oralPerformance?.hesitations ?? [];
    const answerOf = new Map(answers.map(({ index, answer }) => [index, answer]));
    if (answers.some(({ index }) => index >= heard.length)) throw new Refusal("hesitation_not_found");
    const hesitations = heard.map(({ answer: before, ...one }, index) => {
      const given = answerOf.get(index);
      const answer = given === undefined ? before : (given ?? undefined);
      return answer === undefined ? one : { ...one, answer };
    });
    if (heard.length > 0)
      await replaceReport(transaction, id, await reviseReport({ ...row, report }, hesitations));
  });
  const stored = await findAnalysis(database, userId, id);
  if (!stored) throw new Refusal("pitch_not_found");
  return presentAnalysis(stored);
}
