import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Analysis } from "@app/contracts/report";
import { notify } from "../../lib/notify.ts";
import { keepFinalDraft } from "../../lib/unsaved.ts";
import {
  deletePitches,
  type Deletion,
  FAVOURITE_QUESTIONS_KEY,
  favouritesQuery,
  HISTORY_KEY,
  type HistoryPage,
} from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { versionsIn, withoutDeleted } from "./model.ts";

type Pages = InfiniteData<HistoryPage, string | null>;

/** Ids of the pitches to delete, as far as this page knows them from its lists or opened pitches. */
function idsOf(client: QueryClient, { id, type }: Deletion): string[] {
  if (id !== undefined) return [id];
  const lists = client
    .getQueriesData<Pages>({ queryKey: HISTORY_KEY })
    .flatMap(([, list]) => list?.pages ?? []);
  const groups = lists.flatMap((page) => page.groups).filter((group) => group.type === type);
  const opened = client.getQueriesData<Analysis>({ queryKey: ["history-entry"] }).map(([, pitch]) => pitch);
  return [
    ...versionsIn(groups).map((version) => version.id),
    ...opened.flatMap((pitch) => (pitch?.pitch_type === type ? [pitch.id] : [])),
  ];
}

/** Deletion in two steps: request, then confirmation. Deleted pitches leave the lists at once. */
export function useRemoval() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Deletion | null>(null);
  const mutation = useMutation({
    mutationFn: deletePitches,
    onSuccess: (_answer, gone) => {
      for (const id of idsOf(client, gone)) keepFinalDraft(id, null);
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
