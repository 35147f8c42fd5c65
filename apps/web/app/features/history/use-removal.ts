import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "../../lib/notify.ts";
import {
  deletePitches,
  type Deletion,
  FAVOURITE_QUESTIONS_KEY,
  favouritesQuery,
  HISTORY_KEY,
  type HistoryPage,
} from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { withoutDeleted } from "./model.ts";

type Pages = InfiniteData<HistoryPage, string | null>;

/** Deletion in two steps: asked, then confirmed. What is gone leaves the lists at once. */
export function useRemoval() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Deletion | null>(null);
  const mutation = useMutation({
    mutationFn: deletePitches,
    onSuccess: (_answer, gone) => {
      client.setQueriesData<Pages>(
        { queryKey: HISTORY_KEY },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, groups: withoutDeleted(page.groups, gone) })),
          },
      );
      void client.invalidateQueries({ queryKey: favouritesQuery.queryKey });
      void client.invalidateQueries({ queryKey: FAVOURITE_QUESTIONS_KEY });
      client.removeQueries({ queryKey: ["history-entry"] });
      client.removeQueries({ queryKey: ["versions"] });
      notify({ id: "delete", kind: "success", text: HISTORY_TEXT.deleted });
      setAsked(null);
    },
    onError: () => notify({ id: "delete", kind: "error", text: HISTORY_TEXT.deleteFailed }),
  });
  return {
    asked,
    ask: setAsked,
    isRunning: mutation.isPending,
    confirm: () => asked && mutation.mutate(asked),
    cancel: () => setAsked(null),
  };
}
