import type { HistoryGroup } from "@app/contracts/history";
import { SHORT_TEXT_CHARACTERS_MAX } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { notify } from "../../lib/notify.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { describedBy, Field, INPUT_CLASS } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { renameTitle } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";

interface Props {
  type: HistoryGroup["type"];
  title: string;
}

/** The title shared by all versions, and its editor. */
export function PitchName({ type, title }: Props) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEdited(false));
    edit.current?.focus();
  };
  if (isEdited) return <NameForm type={type} title={title} onClose={close} />;
  return (
    <div className="flex items-start justify-between gap-2">
      <h3 className="text-h3 wrap-anywhere">{typo(title)}</h3>
      <IconButton
        ref={edit}
        label={HISTORY_TEXT.rename(title)}
        className="-mt-2 -mr-2 flex-none"
        onClick={() => setEdited(true)}
      >
        <PenLine aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function NameForm({ type, title, onClose }: Props & { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [name, setName] = useState(title);
  const [error, setError] = useState<string>();
  const rename = useMutation({
    mutationFn: () => renameTitle(type, title, name.trim()),
    onSuccess: async () => {
      onClose();
      // Cached reports contain the title too.
      await client.invalidateQueries();
      notify({ id: "rename", kind: "success", text: HISTORY_TEXT.renamed });
    },
    onError: () => setError(HISTORY_TEXT.renameFailed),
  });
  return (
    <form
      className="flex flex-wrap items-end gap-x-4 gap-y-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") setError(MESSAGES.titleRequired);
        else rename.mutate();
      }}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <Field id={id} label={HISTORY_TEXT.name} {...(error && { error })}>
          <input
            id={id}
            autoFocus
            value={name}
            maxLength={SHORT_TEXT_CHARACTERS_MAX}
            onChange={({ currentTarget }) => {
              setError(undefined);
              setName(currentTarget.value);
            }}
            onKeyDown={(event) => event.key === "Escape" && onClose()}
            className={INPUT_CLASS}
            {...describedBy(id, error)}
          />
        </Field>
      </div>
      <Button type="submit" busy={rename.isPending}>
        {HISTORY_TEXT.save}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {HISTORY_TEXT.cancel}
      </Button>
    </form>
  );
}
