import { searchSimilarJobs } from "@app/contracts/job";
import { SIMILAR_JOBS_DEFAULT } from "@app/contracts/limits";
import { type Api, mount } from "../../http/mount.ts";
import { openIndex } from "./open-index.ts";

export function mountJob(api: Api): void {
  // Building the index takes half a second: do it before the first search. An error will show at that search.
  api.app.addHook("onListen", () => void openIndex(api.deps.database).catch(() => {}));
  mount(api, searchSimilarJobs, async ({ query }) => {
    const { titles, sheets, attribution } = await openIndex(api.deps.database);
    const found = titles.search(query.job_title, query.limit ?? SIMILAR_JOBS_DEFAULT);
    return {
      attribution,
      results: found.map(({ jobId, matchedTitle, score }) => ({
        job_id: jobId,
        title: sheets.get(jobId)!.title,
        matched_title: matchedTitle,
        score,
      })),
    };
  });
}
