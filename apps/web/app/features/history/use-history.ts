import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useSession } from "../../lib/session.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { FAVOURITE_QUESTIONS_KEY, historyQuery } from "./api.ts";
import { findFavourites } from "./find-favourites.ts";
import {
  FAVOURITES_PARAMETER,
  joinPages,
  keepFavourites,
  readType,
  SEARCH_PARAMETER,
  TYPE_PARAMETER,
  withParameter,
} from "./model.ts";
import type { PitchType } from "@app/engine/pitch";
import { useFavourites } from "./use-favourites.ts";

/** The user's history, filtered by the address's query. */
export function useHistory() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const type = readType(params);
  const search = params.get(SEARCH_PARAMETER) ?? "";
  const isStarred = params.has(FAVOURITES_PARAMETER);
  const settled = useSettled(search.trim());
  const pages = useInfiniteQuery({
    ...historyQuery({ type, search: settled }),
    enabled: session === "signed-in" && !isStarred,
  });
  const starred = useStarred(session === "signed-in" && isStarred);
  const set = (name: string, value: string | null) =>
    setParams((current) => withParameter(current, name, value), { replace: true, preventScrollReset: true });
  const filters = {
    session,
    type,
    filter: (next: PitchType | null) => set(TYPE_PARAMETER, next),
    search,
    find: (words: string) => set(SEARCH_PARAMETER, words || null),
    isStarred,
    /** In one update: of two updates in a row, the second would overwrite the first. */
    showAll: () =>
      setParams(
        (current) => withParameter(withParameter(current, FAVOURITES_PARAMETER, null), TYPE_PARAMETER, null),
        { replace: true, preventScrollReset: true },
      ),
    star: (next: boolean) => set(FAVOURITES_PARAMETER, next ? "1" : null),
  };
  if (isStarred) {
    const { query, isFavourite } = starred;
    const groups = query.data && keepFavourites(query.data, { type, search: settled, isFavourite });
    return { ...filters, query, groups, more: null };
  }
  const groups = pages.data && joinPages(pages.data.pages.map(({ groups }) => groups));
  const more = pages.hasNextPage
    ? { isLoading: pages.isFetchingNextPage, load: () => void pages.fetchNextPage() }
    : null;
  return { ...filters, query: pages, groups, more };
}

/** All favourites, including those outside the loaded pages. */
function useStarred(enabled: boolean) {
  const { ids, isFavourite, query: favourites } = useFavourites();
  const query = useQuery({
    queryKey: [...FAVOURITE_QUESTIONS_KEY, ids],
    queryFn: ({ signal }) => findFavourites(ids ?? [], signal),
    enabled: enabled && ids !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { query: favourites.isError ? { ...favourites, data: undefined } : query, isFavourite };
}
