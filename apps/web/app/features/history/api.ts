import type { PitchType } from "@app/engine/pitch";
import type { Analysis } from "@app/contracts/report";
import { type HistoryGroup, getHistoryEntry, listHistory } from "@app/contracts/history";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";

export const historyQuery = (type: PitchType | null) =>
  queryOptions<HistoryGroup[]>({
    queryKey: ["history", type],
    queryFn: ({ signal }) => callApi(listHistory, { query: { pitch_type: type ?? undefined } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const historyEntryQuery = (id: string) =>
  queryOptions<Analysis>({
    queryKey: ["history-entry", id],
    queryFn: ({ signal }) => callApi(getHistoryEntry, { params: { id } }, { signal }),
    // A stored analysis never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
