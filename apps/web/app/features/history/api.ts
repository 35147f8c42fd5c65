import type { PitchType } from "@app/engine/pitch";
import type { Analysis } from "@app/contracts/report";
import { answerHesitations } from "@app/contracts/pitch";
import {
  addFavourite,
  deleteHistory,
  getHistoryEntry,
  type HistoryGroup,
  listFavourites,
  listHistory,
  removeFavourite,
  renamePitches,
  saveFinalPitch as saveFinalPitchCall,
} from "@app/contracts/history";
import {
  getShareLink,
  type ShareLink,
  sharePitch as sharePitchCall,
  unsharePitch,
} from "@app/contracts/share";
import { closeReaderLink, createReaderLink, listReaderLinks, type ReaderLink } from "@app/contracts/reading";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi, readAnswer, sendCall } from "../../lib/api.ts";

interface HistoryFilter {
  type: PitchType | null;
  search: string;
}

export interface HistoryPage {
  groups: HistoryGroup[];
  /** Null on the last page. */
  next: string | null;
}

export const HISTORY_KEY = ["history"] as const;

export const historyQuery = ({ type, search }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY_KEY, type, search],
    queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
      const query = {
        pitch_type: type ?? undefined,
        search: search || undefined,
        cursor: pageParam ?? undefined,
      };
      const { response, token } = await sendCall(listHistory, { query }, { signal });
      return {
        groups: await readAnswer(listHistory, response, token),
        next: readNext(response.headers.get("link")),
      };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: HistoryPage) => next,
    placeholderData: keepPreviousData,
    // Always refetch: a pitch may have been analysed since, here or on another device.
    staleTime: 0,
  });

/** The cursor in a header `Link: <…?cursor=…>; rel="next"`. */
function readNext(link: string | null): string | null {
  const [, target] = /^<([^>]+)>; rel="next"$/.exec(link ?? "") ?? [];
  return target ? new URL(target, "http://page").searchParams.get("cursor") : null;
}

/** Versions of the question to which a pitch belongs: the newest, or those before a version number. */
export const listVersions = (pitchId: string, before: number | null, signal?: AbortSignal) =>
  callApi(
    listHistory,
    { query: { pitch_id: pitchId, before_version: before === null ? undefined : `${before}` } },
    { signal },
  );

export const versionsQuery = (pitchId: string) =>
  queryOptions({
    queryKey: ["versions", pitchId],
    queryFn: ({ signal }) => listVersions(pitchId, null, signal),
  });

export const historyEntryQuery = (id: string) =>
  queryOptions<Analysis>({
    queryKey: ["history-entry", id],
    queryFn: ({ signal }) => callApi(getHistoryEntry, { params: { id } }, { signal }),
    // A stored analysis never changes, except its final pitch, which saving updates here.
    staleTime: Number.POSITIVE_INFINITY,
  });

export const favouritesQuery = queryOptions<string[]>({
  queryKey: ["favourites"],
  queryFn: ({ signal }) => callApi(listFavourites, {}, { signal }),
});

/** The questions of the favourites, which the loaded pages of the history may not contain. */
export const FAVOURITE_QUESTIONS_KEY = ["favourite-questions"] as const;

export const shareQuery = (id: string) =>
  queryOptions<ShareLink>({
    queryKey: ["share", id],
    queryFn: ({ signal }) => callApi(getShareLink, { params: { id } }, { signal }),
  });

/** The API's deletion filter; an empty question matches the pitches without one. */
export interface Deletion {
  type: PitchType;
  title?: string;
  question?: string | null;
  version?: number;
  /** The id of the pitch, when a single version is deleted. */
  id?: string;
}

export const deletePitches = ({ type, title, question, version }: Deletion) =>
  callApi(deleteHistory, {
    query: {
      pitch_type: type,
      title,
      question: question === null ? "" : question,
      version_index: version === undefined ? undefined : `${version}`,
    },
  });

export const renameTitle = (pitch_type: PitchType, title: string, new_title: string) =>
  callApi(renamePitches, { body: { pitch_type, title, new_title } });

export const setFavourite = (id: string, favourite: boolean) =>
  callApi(favourite ? addFavourite : removeFavourite, { params: { id } });

export const saveFinalPitch = (id: string, content: string) =>
  callApi(saveFinalPitchCall, { params: { id }, body: { content } });

type Hesitation = NonNullable<Analysis["oralPerformance"]>["hesitations"][number];

/** Sends the speaker's answer about a probable « euh »; null removes it. */
export const answerHesitation = (id: string, index: number, answer: Hesitation["answer"] | null) =>
  callApi(answerHesitations, { params: { id }, body: { answers: [{ index, answer: answer ?? null }] } });

export const sharePitch = (id: string, withRecording?: boolean) =>
  callApi(sharePitchCall, {
    params: { id },
    body: withRecording === undefined ? {} : { with_recording: withRecording },
  });

export const endShare = (id: string) => callApi(unsharePitch, { params: { id } });

export const readerLinksQuery = (id: string) =>
  queryOptions<ReaderLink[]>({
    queryKey: ["reader-links", id],
    queryFn: ({ signal }) => callApi(listReaderLinks, { params: { id } }, { signal }),
  });

export const createLink = (id: string, withRecording: boolean, exportable: boolean) =>
  callApi(createReaderLink, { params: { id }, body: { with_recording: withRecording, exportable } });

export const closeLink = (id: string) => callApi(closeReaderLink, { params: { id } });
