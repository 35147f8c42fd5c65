import * as readings from "@app/contracts/reading";
import { type Api, mount } from "../../http/mount.ts";
import { Refusal } from "../../errors.ts";
import { sendSharedAudio } from "../recording/send-shared-audio.ts";
import { openReaderLink } from "./open-reader-link.ts";
import { presentReaderLink, presentReaderPage } from "./present.ts";
import { closeReaderLink, listReaderLinks } from "./store.ts";
import { findOpenPage, submitReading } from "./submit-reading.ts";

export function mountReading(api: Api): void {
  const { deps } = api;
  const { database, config } = deps;

  mount(api, readings.createReaderLink, async ({ user, params, body }) => {
    const choice = { withRecording: body.with_recording, exportable: body.exportable };
    return presentReaderLink(config, await openReaderLink(database, user.id, params.id, choice));
  });
  mount(api, readings.listReaderLinks, async ({ user, params }) => {
    const rows = await listReaderLinks(database, user.id, params.id);
    if (!rows) throw new Refusal("pitch_not_found");
    return rows.map((row) => presentReaderLink(config, row));
  });
  mount(api, readings.closeReaderLink, async ({ user, params }) => {
    if (!(await closeReaderLink(database, user.id, params.id))) throw new Refusal("share_not_found");
  });

  mount(api, readings.getReaderPage, async ({ params }) =>
    presentReaderPage(await findOpenPage(database, params.token)),
  );
  mount(api, readings.submitReading, async ({ params, body }) => {
    await submitReading(database, params.token, body);
    return presentReaderPage(await findOpenPage(database, params.token));
  });
  mount(api, readings.getReaderAudio, async ({ params }, exchange) => {
    const { link, analysis } = await findOpenPage(database, params.token);
    return sendSharedAudio(deps, analysis.userId, link.withRecording ? analysis.recordingId : null, exchange);
  });
}
