import { useEffect } from "react";
import { useBlocker } from "react-router";
import { holdsUnsaved, holdUnsaved } from "../../lib/unsaved.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { LEAVE_TEXT } from "./messages.ts";

interface Props {
  lostWith: "page" | "tab" | "nothing";
}

/** Warns before a take is lost: the browser does when the tab closes, we do when only the page changes. */
export function LeaveGuard({ lostWith }: Props) {
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
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={LEAVE_TEXT.title}
      description={LEAVE_TEXT.body}
      confirmLabel={LEAVE_TEXT.leave}
      cancelLabel={LEAVE_TEXT.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
