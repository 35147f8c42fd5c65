import { listHistory } from "@app/contracts/history";
import type { PitchType } from "@app/engine/pitch";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";

/** Titles of the latest pitches of a type: the form suggests them, so that a new take joins their versions. */
const titlesQuery = (type: PitchType) =>
  queryOptions<string[]>({
    queryKey: ["titles", type],
    queryFn: async ({ signal }) => {
      const groups = await callApi(listHistory, { query: { pitch_type: type } }, { signal });
      return groups.flatMap(({ titles }) => titles.map(({ title }) => title));
    },
  });

/** Titles of the user's latest pitches of a type; empty while unknown. */
export function useTitles(type: PitchType): string[] {
  const isSignedIn = useSession() === "signed-in";
  const { data } = useQuery({ ...titlesQuery(type), enabled: isSignedIn });
  return isSignedIn ? (data ?? []) : [];
}
