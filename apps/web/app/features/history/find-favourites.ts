import type { HistoryGroup } from "@app/contracts/history";
import { listVersions } from "./api.ts";
import { joinPages, versionsIn } from "./model.ts";

/** Maximal number of parallel requests. */
const AT_ONCE = 4;

/** The questions that contain these favourites, in their order, each loaded back to its oldest favourite. */
export async function findFavourites(ids: readonly string[], signal?: AbortSignal): Promise<HistoryGroup[]> {
  const found: HistoryGroup[][] = [];
  const left = [...ids];
  while (left.length > 0) {
    const asked = left.splice(0, AT_ONCE);
    // A favourite may have been deleted on another device: the others are still found.
    const answers = await Promise.allSettled(asked.map((id) => findQuestion(id, signal)));
    signal?.throwIfAborted();
    if (answers.every(({ status }) => status === "rejected"))
      throw (answers[0] as PromiseRejectedResult).reason;
    const groups = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    found.push(...groups);
    const known = new Set(versionsIn(groups.flat()).map(({ id }) => id));
    for (let at = left.length - 1; at >= 0; at -= 1) if (known.has(left[at]!)) left.splice(at, 1);
  }
  return joinPages(found);
}

/** The question of a pitch, from its newest version back to this pitch. */
async function findQuestion(id: string, signal?: AbortSignal): Promise<HistoryGroup[]> {
  const pages = [await listVersions(id, null, signal)];
  for (;;) {
    const versions = versionsIn(pages.at(-1)!);
    const [oldest] = versions;
    if (!oldest || versionsIn(pages.flat()).some((version) => version.id === id)) return pages.flat();
    pages.push(await listVersions(id, oldest.version, signal));
  }
}
