import type { PitchType } from "@app/engine/pitch";
import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import type { KnownJudge } from "../coach/service.ts";
import { keyOf } from "./examine-judge.ts";
import { findExamination } from "./store.ts";

const calibration = z.object({ points: z.array(z.tuple([z.number(), z.number()])), weight: z.number() });

/** The result of this judge's examination; a judge that gave no usable answer counts as unexamined. */
export async function findCalibration(
  database: Database,
  judge: { host: string; model: string },
  pitchType: PitchType,
): Promise<KnownJudge> {
  const examination = await findExamination(database, keyOf(judge, pitchType));
  if (!examination || examination.outcome === "unable") return { kind: "unexamined" };
  if (examination.outcome === "undiscerning") return { kind: "undiscerning" };
  return { kind: "calibrated", calibration: calibration.parse(examination.calibration) };
}
