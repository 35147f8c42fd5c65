import { Play, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
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
  /** Called when it was removed. */
  onGone: () => void;
}

/** Offers a take that its page lost before it was sent: play, resume, or remove it. */
export function KeptTakeOffer({ kept, onResume, onGone }: Props) {
  const [take, setTake] = useState<Take | null>(null);
  const [isHeard, setHeard] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Only one action runs at a time. */
  const [running, setRunning] = useState<"resume" | "listen" | "remove" | null>(null);
  /** False once it is resumed, removed or no longer offered: then ignore a reading that ends later. */
  const isLive = useRef(true);
  useEffect(() => {
    isLive.current = true;
    return () => void (isLive.current = false);
  }, []);

  const run = async (name: NonNullable<typeof running>, act: () => Promise<void>, failed: string) => {
    if (running) return;
    setRunning(name);
    setFailure(null);
    await act().catch(() => setFailure(failed));
    setRunning(null);
  };
  /** Prepared once, at the first action that needs it. */
  const withTake = (name: "resume" | "listen", use: (take: Take) => void) =>
    run(
      name,
      async () => {
        const read = take ?? (await readKept(kept));
        if (!isLive.current) return;
        setTake(read);
        use(read);
      },
      KEPT_TEXT.failed,
    );
  const resume = () =>
    withTake("resume", (read) => {
      isLive.current = false;
      onResume(read);
    });
  const remove = () => {
    setAsking(false);
    return run(
      "remove",
      async () => {
        await forgetTake(kept.id);
        isLive.current = false;
        onGone();
      },
      KEPT_TEXT.notRemoved,
    );
  };
  const state = (name: typeof running) => ({ busy: running === name, "aria-disabled": running !== null });
  return (
    <section
      aria-label={KEPT_TEXT.title}
      className="mb-6 flex flex-col gap-3 rounded-[16px] bg-accent-soft p-4 md:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[56ch] text-ui font-semibold">
          {KEPT_TEXT.unsent(writeLength(kept.durationSec))}
        </p>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Button {...state("resume")} onClick={() => void resume()}>
            <RotateCcw aria-hidden="true" strokeWidth={1.75} />
            {KEPT_TEXT.resume}
          </Button>
          {!isHeard && (
            <Button
              variant="secondary"
              {...state("listen")}
              onClick={() => void withTake("listen", () => setHeard(true))}
            >
              <Play aria-hidden="true" strokeWidth={1.75} />
              {KEPT_TEXT.listen}
            </Button>
          )}
          <Button variant="quiet" {...state("remove")} onClick={() => running === null && setAsking(true)}>
            {KEPT_TEXT.remove}
          </Button>
        </div>
      </div>
      {isHeard && take && <TakePlayer take={take} isStarted />}
      <FieldError id="kept-take" error={failure ?? undefined} />
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
