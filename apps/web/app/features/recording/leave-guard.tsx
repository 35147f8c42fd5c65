import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { holdsUnsaved, holdUnsaved } from "../../lib/unsaved.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LEAVE_TEXT } from "./messages.ts";

interface Props {
  lostWith: "page" | "tab" | "nothing";
  /** The take was uploaded. */
  isSent: boolean;
  /** Called when the user agrees to lose the take. */
  onLeave: () => void;
}

/** Warns before a take is lost: the browser warns when the tab closes, we do on navigation inside the site. */
export function LeaveGuard({ lostWith, isSent, onLeave }: Props) {
  useEffect(() => {
    if (lostWith === "nothing") return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    const release = lostWith === "page" ? holdUnsaved() : undefined;
    return () => {
      removeEventListener("beforeunload", warn);
      release?.();
    };
  }, [lostWith]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      lostWith === "page" && holdsUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const asked = isSent ? "sent" : "unsent";
  const [said, setSaid] = useState<typeof asked>(asked);
  // Keep the question's text during the closing animation, though the take is gone once it is answered.
  if (lostWith === "page" && said !== asked) setSaid(asked);
  const text = LEAVE_TEXT[said];
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={text.title}
      description={text.body}
      confirmLabel={text.leave}
      cancelLabel={LEAVE_TEXT.stay}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
