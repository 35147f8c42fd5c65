import { getReaderPage, type ReaderPage, type ReadingForm, submitReading } from "@app/contracts/reading";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";

export const readerPageQuery = (token: string) =>
  queryOptions<ReaderPage>({
    queryKey: ["read", token],
    queryFn: ({ signal }) => callApi(getReaderPage, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const sendReading = (token: string, form: ReadingForm) =>
  callApi(submitReading, { params: { token }, body: form });
