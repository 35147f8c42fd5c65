import { Readable } from "node:stream";
import { pitchType } from "@app/contracts/report";
import * as shares from "@app/contracts/share";
import { type Api, mount } from "../../http/mount.ts";
import { Refusal } from "../../errors.ts";
import { presentShared } from "../pitch/present-shared.ts";
import { sendSharedAudio } from "../recording/send-shared-audio.ts";
import { buildShareLink, slugOf } from "./build-link.ts";
import { createToken } from "./create-token.ts";
import {
  deleteShare,
  findOwnedShare,
  findShared,
  listShares,
  type OwnedShare,
  type SharedRow,
  upsertShare,
} from "./store.ts";

export function mountShare(api: Api): void {
  const { deps } = api;
  const { database, config } = deps;

  const findOwned = async (userId: string, pitchId: string): Promise<OwnedShare> => {
    const owned = await findOwnedShare(database, userId, pitchId);
    if (!owned) throw new Refusal("pitch_not_found");
    return owned;
  };
  mount(api, shares.sharePitch, async ({ user, params, body }) => {
    await findOwned(user.id, params.id);
    await upsertShare(database, params.id, createToken(), body?.with_recording);
    const { token, title, withRecording } = await findOwned(user.id, params.id);
    return { share_link: buildShareLink(config, token!, title), with_recording: withRecording! };
  });
  mount(api, shares.getShareLink, async ({ user, params }) => {
    const { token, title, withRecording } = await findOwned(user.id, params.id);
    return {
      share_link: token && buildShareLink(config, token, title),
      with_recording: withRecording ?? false,
    };
  });
  mount(api, shares.unsharePitch, async ({ user, params }) => {
    await findOwned(user.id, params.id);
    await deleteShare(database, params.id);
  });
  mount(api, shares.listShareLinks, async ({ user }) => {
    const rows = await listShares(database, user.id);
    return rows.map((row) => ({
      pitch_id: row.pitchId,
      pitch_type: pitchType.parse(row.pitchType),
      title: row.title,
      question: row.question,
      version: row.version,
      share_link: buildShareLink(config, row.token, row.title),
      with_recording: row.withRecording,
      created_at: row.createdAt.toISOString(),
    }));
  });

  const findByToken = async (token: string): Promise<SharedRow> => {
    const found = await findShared(database, token);
    if (!found) throw new Refusal("share_not_found");
    return found;
  };
  mount(api, shares.getSharedPitch, async ({ params: { token } }) => {
    const { analysis, title, withRecording } = await findByToken(token);
    const audible = withRecording && analysis.recordingId;
    const audioUrl = audible ? `/api${shares.getSharedAudio.path.replace(":token", token)}` : null;
    return presentShared({ analysis, title }, slugOf(title), audioUrl);
  });
  mount(api, shares.getSharedAudio, async ({ params: { token } }, exchange) => {
    const { analysis, withRecording } = await findByToken(token);
    return sendSharedAudio(deps, analysis.userId, withRecording ? analysis.recordingId : null, exchange);
  });
  mount(api, shares.getSharePreview, async ({ params: { token } }, { reply }) => {
    const { analysis, title } = await findByToken(token);
    const image = await deps.previewPainter.paint({
      title,
      question: analysis.question,
      score: analysis.globalScore,
      maxScore: analysis.maxScore,
    });
    if (!image) throw new Refusal("share_not_found");
    reply.headers({ "content-type": "image/png", "content-length": image.length });
    return Readable.from([image]);
  });
}
