import * as history from "@app/contracts/history";
import { type Api, mount } from "../../http/mount.ts";
import { Refusal } from "../../errors.ts";
import { readAnalysis } from "../pitch/read-analysis.ts";
import { deletePitches } from "./delete-pitches.ts";
import { readPage } from "./read-page.ts";
import { renamePitches } from "./rename-pitches.ts";
import { saveEntry } from "./save-entry.ts";
import { findFinalPitch, listFavourites, updateFavourite, updateFinalPitch } from "./store.ts";

export function mountHistory(api: Api): void {
  const { deps } = api;
  const { database } = deps;

  mount(api, history.listHistory, async ({ user, query }, { reply }) => {
    const { groups, link } = await readPage(database, user.id, query);
    if (link) reply.header("link", link);
    return groups;
  });
  mount(api, history.getHistoryEntry, ({ user, params }) => readAnalysis(database, user.id, params.id));
  mount(api, history.saveEntry, async ({ user, body }) => {
    await saveEntry(database, user.id, body.id, body.title);
    return readAnalysis(database, user.id, body.id);
  });
  mount(api, history.renamePitches, async ({ user, body }) => {
    await renamePitches(database, user.id, body);
    return { title: body.new_title };
  });
  mount(api, history.deleteHistory, async ({ user, query }) => ({
    deleted: await deletePitches(deps, user.id, query),
  }));

  mount(api, history.getFinalPitch, async ({ user, params }) => {
    const content = await findFinalPitch(database, user.id, params.id);
    if (content === undefined) throw new Refusal("pitch_not_found");
    return { content };
  });
  mount(api, history.saveFinalPitch, async ({ user, params, body }) => {
    if (!(await updateFinalPitch(database, user.id, params.id, body.content)))
      throw new Refusal("pitch_not_found");
    return body;
  });

  const setFavourite = async (userId: string, id: string, favourite: boolean) => {
    if (!(await updateFavourite(database, userId, id, favourite))) throw new Refusal("pitch_not_found");
  };
  mount(api, history.listFavourites, ({ user }) => listFavourites(database, user.id));
  mount(api, history.addFavourite, ({ user, params }) => setFavourite(user.id, params.id, true));
  mount(api, history.removeFavourite, ({ user, params }) => setFavourite(user.id, params.id, false));
}
