import { MESSAGES } from "@app/contracts/messages";
import type { Analysis } from "@app/contracts/report";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "../../lib/notify.ts";
import { historyEntryQuery, saveFinalPitch } from "./api.ts";

/** Saves the final text and shows a toast. */
export function useFinalPitch(id: string, onSaved: (text: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => saveFinalPitch(id, text),
    onSuccess: (_saved, text) => {
      client.setQueryData(historyEntryQuery(id).queryKey, (entry?: Analysis) =>
        entry ? { ...entry, final_pitch: text } : entry,
      );
      notify({ id: "final-pitch", kind: "success", text: MESSAGES.finalPitchSaved });
      onSaved(text);
    },
    onError: () => notify({ id: "final-pitch", kind: "error", text: MESSAGES.finalPitchFailed }),
  });
}
