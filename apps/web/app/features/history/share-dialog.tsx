import { MESSAGES } from "@app/contracts/messages";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { copyText } from "../../lib/copy-text.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { endShare, sharePitch, shareQuery } from "./api.ts";
import { HISTORY_TEXT } from "./messages.ts";

const said = (kind: "success" | "error", text: string) => notify({ id: "share", kind, text });

interface Props {
  /** The pitch to share; null while the dialog is closed. */
  id: string | null;
  /** The owner keeps the recording. */
  hasRecording: boolean;
  onClose: () => void;
}

/** Creates and copies the link of a pitch; its owner chooses what it gives access to, and can close it. */
export function ShareDialog({ id, hasRecording, onClose }: Props) {
  return (
    <Dialog open={id !== null} onClose={onClose} title={HISTORY_TEXT.shareTitle}>
      {id && <ShareForm key={id} id={id} hasRecording={hasRecording} onEnded={onClose} />}
    </Dialog>
  );
}

function ShareForm({
  id,
  hasRecording,
  onEnded,
}: {
  id: string;
  hasRecording: boolean;
  onEnded: () => void;
}) {
  const fieldId = useId();
  const client = useQueryClient();
  const { queryKey } = shareQuery(id);
  const link = useQuery({ ...shareQuery(id), enabled: false });
  const share = useMutation({
    mutationFn: (withRecording?: boolean) => sharePitch(id, withRecording),
    onSuccess: (made) => client.setQueryData(queryKey, made),
    // Without a link, the dialog itself says so.
    onError: () => link.data && said("error", MESSAGES.shareFailed),
  });
  const end = useMutation({
    mutationFn: () => endShare(id),
    onSuccess: () => {
      client.removeQueries({ queryKey });
      said("success", HISTORY_TEXT.shareEnded);
      onEnded();
    },
    onError: () => said("error", MESSAGES.unexpected),
  });
  const { mutateAsync } = share;
  // Opening the dialog means sharing: create and copy the link at once.
  useEffect(() => {
    void mutateAsync(undefined).then(
      ({ share_link }) => copyLink(share_link),
      () => {},
    );
  }, [mutateAsync]);

  const address = link.data?.share_link;
  if (share.isError && !address)
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p className="text-ui text-bad">{MESSAGES.shareFailed}</p>
        <Button variant="secondary" busy={share.isPending} onClick={() => share.mutate(undefined)}>
          {HISTORY_TEXT.retry}
        </Button>
      </div>
    );
  return (
    <div className="mt-3 flex flex-col gap-5" aria-busy={!address}>
      <p className="text-ui text-text-2">{HISTORY_TEXT.shareReach}</p>
      <div className="flex gap-2">
        <TextInput
          id={`${fieldId}link`}
          readOnly
          aria-label={HISTORY_TEXT.shareLink}
          value={address ?? HISTORY_TEXT.shareMaking}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button disabled={!address} onClick={() => void copyLink(address ?? "")}>
          {HISTORY_TEXT.copy}
        </Button>
      </div>
      {hasRecording && (
        <Switch
          id={`${fieldId}recording`}
          label={HISTORY_TEXT.shareRecording}
          hint={HISTORY_TEXT.shareRecordingHint}
          checked={link.data?.with_recording ?? false}
          disabled={!address || share.isPending}
          onChange={(checked) => share.mutate(checked)}
        />
      )}
      <EndShare busy={end.isPending} disabled={!address} onEnd={() => end.mutate()} />
    </div>
  );
}

/** Two clicks: the first shows what the second will do. */
function EndShare({ busy, disabled, onEnd }: { busy: boolean; disabled: boolean; onEnd: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      {asked && <p className="text-micro text-text-2">{HISTORY_TEXT.shareEndHint}</p>}
      <Button
        variant={asked ? "secondary" : "quiet"}
        className="text-bad!"
        busy={busy}
        disabled={disabled}
        onClick={() => (asked ? onEnd() : setAsked(true))}
      >
        {asked ? HISTORY_TEXT.shareEndConfirm : HISTORY_TEXT.shareEnd}
      </Button>
    </div>
  );
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link)) said("success", MESSAGES.shareCopied);
  else said("error", HISTORY_TEXT.copyFailed);
}
