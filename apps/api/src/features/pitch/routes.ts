import * as pitches from "@app/contracts/pitch";
import { type Api, mount } from "../../http/mount.ts";
import { analysePitch } from "./analyse-pitch.ts";
import { answerHesitations } from "./answer-hesitations.ts";
import { presentSummary } from "./present.ts";
import { readAnalysis } from "./read-analysis.ts";
import { findAttempt, listSummaries } from "./store.ts";

export function mountPitch(api: Api): void {
  const { deps } = api;

  mount(api, pitches.analysePitch, async ({ user, body, idempotencyKey, emit, signal }) => {
    const analysis = await analysePitch(deps, {
      userId: user.id,
      pitch: body,
      idempotencyKey,
      signal,
      tellQueued: (position) => emit({ event: "queued", position }),
      tellDraft: (draft, pending) => emit({ event: "draft", draft, pending }),
    });
    emit({ event: "done", analysis });
    return analysis;
  });
  mount(api, pitches.findAttempt, async ({ user, params }): Promise<pitches.Attempt> => {
    const found = await findAttempt(deps.database, user.id, params.key);
    if (found?.id) return { state: "ready", id: found.id };
    return { state: found?.held ? "running" : "none", id: null };
  });
  mount(api, pitches.listAnalyses, async ({ user }) => {
    const rows = await listSummaries(deps.database, user.id);
    return rows.map(presentSummary);
  });
  mount(api, pitches.answerHesitations, ({ user, params, body }) =>
    answerHesitations(deps.database, user.id, params.id, body.answers),
  );
  mount(api, pitches.getAnalysis, ({ user, params }) => readAnalysis(deps.database, user.id, params.id));
}
