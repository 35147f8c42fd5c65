import { MESSAGES } from "@app/contracts/messages";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../lib/api.ts";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { favouritesQuery, setFavourite } from "./api.ts";

const said = (kind: "success" | "error", text: string) => notify({ id: "favourite", kind, text });

/** The favourites and how to toggle one: shown at once, reverted on failure. */
export function useFavourites() {
  const client = useQueryClient();
  const signedIn = useSession() === "signed-in";
  const query = useQuery({ ...favouritesQuery, enabled: signedIn });
  const isRefused = query.error instanceof ApiError && query.error.status === 401;
  const failed = query.isError && !isRefused;
  useEffect(() => {
    if (failed) said("error", MESSAGES.favouritesUnavailable);
  }, [failed]);

  const { queryKey } = favouritesQuery;
  const mutation = useMutation({
    mutationFn: ({ id, favourite }: { id: string; favourite: boolean }) => setFavourite(id, favourite),
    onMutate: async ({ id, favourite }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (ids = []) => {
        const others = ids.filter((other) => other !== id);
        return favourite ? [id, ...others] : others;
      });
      return before;
    },
    onSuccess: (_answer, { favourite }) =>
      said("success", favourite ? MESSAGES.favouriteAdded : MESSAGES.favouriteRemoved),
    onError: (error, _asked, before) => {
      client.setQueryData(queryKey, before);
      const expired = error instanceof ApiError && error.status === 401;
      said("error", expired ? MESSAGES.sessionExpired : MESSAGES.favouriteFailed);
    },
  });
  const toggle = (id: string) => {
    if (!signedIn) {
      said("error", MESSAGES.favouritesSignIn);
      void askSignIn("login");
    } else mutation.mutate({ id, favourite: !query.data?.includes(id) });
  };
  return {
    query,
    /** Newest first; undefined until they are known. */
    ids: query.data,
    isFavourite: (id: string) => query.data?.includes(id) ?? false,
    toggle,
  };
}
