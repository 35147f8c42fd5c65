import type { ReaderRemark, ReadingForm } from "@app/contracts/reading";
import { MESSAGES } from "@app/contracts/messages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readerPageQuery, sendReading } from "./api.ts";
import { READING_TEXT } from "./messages.ts";
import { ApiError } from "../../lib/api.ts";

type Label = ReadingForm["marks"][number]["label"];
type Place = Omit<ReaderRemark, "text">;

export const WHOLE: Place = { start: null, end: null, timeSec: null };

/** The reader's marks and remarks so far, and their submission. */
export function useReading(token: string) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [marks, setMarks] = useState<Partial<Record<Label, number>>>({});
  const [remarks, setRemarks] = useState<ReaderRemark[]>([]);
  const [error, setError] = useState<string>();
  const sending = useMutation({
    mutationFn: (form: ReadingForm) => sendReading(token, form),
    onSuccess: (page) => client.setQueryData(readerPageQuery(token).queryKey, page),
    onError: (failure) => setError(failure instanceof ApiError ? failure.message : READING_TEXT.failed),
  });
  const send = () => {
    const given = Object.entries(marks).map(([label, score]) => ({ label: label as Label, score }));
    const written = remarks.filter(({ text }) => text.trim() !== "");
    if (given.length === 0) return setError(MESSAGES.marksRequired);
    return sending.mutate({ reader_name: name, marks: given, remarks: written });
  };
  return {
    name,
    setName,
    marks,
    setMark: (label: Label, score: number | null) => {
      setError(undefined);
      setMarks(({ [label]: _old, ...others }) => (score === null ? others : { ...others, [label]: score }));
    },
    remarks,
    addRemark: (place: Place) => setRemarks((list) => [...list, { ...place, text: "" }]),
    writeRemark: (index: number, text: string) =>
      setRemarks((list) => list.map((remark, at) => (at === index ? { ...remark, text } : remark))),
    removeRemark: (index: number) => setRemarks((list) => list.filter((_, at) => at !== index)),
    error,
    isSending: sending.isPending,
    send,
  };
}
