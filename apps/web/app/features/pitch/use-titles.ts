import { listHistory } from "@app/contracts/history";
import type { PitchType } from "@app/engine/pitch";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";

/** The names of the latest pitches of a type: the form offers them, so that a new take joins its versions. */
const titlesQuery = (type: PitchType) =>
  queryOptions<string[]>({
    queryKey: ["titles", type],
    queryFn: async ({ signal }) => {
      const groups = await callApi(listHistory, { query: { pitch_type: type } }, { signal });
      return groups.flatMap(({ titles }) => titles.map(({ title }) => title));
    },
  });

/** The names of the user's latest pitches of a type; none while they are not known. */
export function useTitles(type: PitchType): string[] {
  const isSignedIn = useSession() === "signed-in";
  const { data } = useQuery({ ...titlesQuery(type), enabled: isSignedIn });
  return isSignedIn ? (data ?? []) : [];
}
