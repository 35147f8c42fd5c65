import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useSession } from "../../lib/session.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { historyQuery } from "./api.ts";
import { joinPages, readType, SEARCH_PARAMETER, TYPE_PARAMETER, withParameter } from "./model.ts";
import type { PitchType } from "@app/engine/pitch";

/** The user's history as the address filters it. */
export function useHistory() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const type = readType(params);
  const search = params.get(SEARCH_PARAMETER) ?? "";
  const query = useInfiniteQuery({
    ...historyQuery({ type, search: useSettled(search.trim()) }),
    enabled: session === "signed-in",
  });
  const set = (name: string, value: string | null) =>
    setParams((current) => withParameter(current, name, value), { replace: true, preventScrollReset: true });
  return {
    session,
    type,
    filter: (next: PitchType | null) => set(TYPE_PARAMETER, next),
    search,
    find: (words: string) => set(SEARCH_PARAMETER, words || null),
    query,
    groups: query.data && joinPages(query.data.pages.map(({ groups }) => groups)),
  };
}
