import { Play, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FieldError } from "../../ui/field.tsx";
import { KEPT_TEXT } from "./messages.ts";
import { type Take, writeLength } from "./model.ts";
import { forgetTake, readKept } from "./read-kept.ts";
import type { KeptTake } from "./store-takes.ts";
import { TakePlayer } from "./take-player.tsx";

interface Props {
  kept: KeptTake;
  onResume: (take: Take) => void;
  /** It is removed, or can no longer be read. */
  onGone: () => void;
}

/** A take that its page lost before it was sent: heard, taken back, or removed. */
export function KeptTakeOffer({ kept, onResume, onGone }: Props) {
  const [take, setTake] = useState<Take | null>(null);
  const [isHeard, setHeard] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);

  /** Prepared once, when it is first asked for. */
  const withTake = async (use: (take: Take) => void) => {
    try {
      const read = take ?? (await readKept(kept));
      setTake(read);
      use(read);
    } catch {
      setFailed(true);
    }
  };
  const remove = async () => {
    setAsking(false);
    await forgetTake(kept.id).catch(() => {});
    onGone();
  };
  return (
    <section
      aria-label={KEPT_TEXT.title}
      className="mb-6 flex flex-col gap-3 rounded-[16px] bg-accent-soft p-4 md:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output className="max-w-[56ch] text-ui font-semibold">
          {KEPT_TEXT.unsent(writeLength(kept.durationSec))}
        </output>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void withTake(onResume)}>
            <RotateCcw aria-hidden="true" strokeWidth={1.75} />
            {KEPT_TEXT.resume}
          </Button>
          {!isHeard && (
            <Button variant="secondary" onClick={() => void withTake(() => setHeard(true))}>
              <Play aria-hidden="true" strokeWidth={1.75} />
              {KEPT_TEXT.listen}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {KEPT_TEXT.remove}
          </Button>
        </div>
      </div>
      {isHeard && take && <TakePlayer take={take} isStarted />}
      <FieldError id="kept-take" error={isFailed ? KEPT_TEXT.failed : undefined} />
      <ConfirmDialog
        open={isAsking}
        title={KEPT_TEXT.confirmTitle}
        description={KEPT_TEXT.confirmBody}
        confirmLabel={KEPT_TEXT.confirm}
        cancelLabel={KEPT_TEXT.cancel}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
