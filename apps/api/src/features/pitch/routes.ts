import * as pitches from "@app/contracts/pitch";
import { type Api, mount } from "../../http/mount.ts";
import { Refusal } from "../../errors.ts";
import { analysePitch } from "./analyse-pitch.ts";
import { groupHistory } from "./group-history.ts";
import { presentAnalysis, presentSummary } from "./present.ts";
import { findAnalysis, listSummaries } from "./store.ts";

export function mountPitch(api: Api): void {
  const { deps } = api;
  const findOne = async (userId: string, id: string) => {
    const row = await findAnalysis(deps.database, userId, id);
    if (!row) throw new Refusal("pitch_not_found");
    return presentAnalysis(row);
  };

  mount(api, pitches.analysePitch, async ({ user, body, idempotencyKey, emit, signal }) => {
    const analysis = await analysePitch(deps, {
      userId: user.id,
      pitch: body,
      idempotencyKey,
      signal,
      tellDraft: (draft, pending) => emit({ event: "draft", draft, pending }),
    });
    emit({ event: "done", analysis });
    return analysis;
  });
  mount(api, pitches.listAnalyses, async ({ user }) => {
    const rows = await listSummaries(deps.database, user.id);
    return rows.map(presentSummary);
  });
  mount(api, pitches.getAnalysis, ({ user, params }) => findOne(user.id, params.id));
  mount(api, pitches.listHistory, async ({ user, query }) => {
    const rows = await listSummaries(deps.database, user.id, query.pitch_type);
    return groupHistory(rows.map(presentSummary));
  });
  mount(api, pitches.getHistoryEntry, ({ user, params }) => findOne(user.id, params.id));
}
