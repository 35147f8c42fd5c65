import { type HistoryGroup, listHistory } from "@app/contracts/history";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./api.ts";

/** The names of the latest pitches of a type: the form offers them, so that a new take joins its versions. */
export const titlesQuery = (type: HistoryGroup["type"]) =>
  queryOptions<string[]>({
    queryKey: ["titles", type],
    queryFn: async ({ signal }) => {
      const groups = await callApi(listHistory, { query: { pitch_type: type } }, { signal });
      return groups.flatMap(({ titles }) => titles.map(({ title }) => title));
    },
  });
