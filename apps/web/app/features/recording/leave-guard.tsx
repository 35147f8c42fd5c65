import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LEAVE_TEXT } from "./messages.ts";

interface Props {
  lostWith: "page" | "tab" | "nothing";
}

/** Warns before a take is lost: by the browser when the tab goes, by us when only the page does. */
export function LeaveGuard({ lostWith }: Props) {
  useEffect(() => {
    if (lostWith === "nothing") return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [lostWith]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      lostWith === "page" && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={stay}
      title={LEAVE_TEXT.title}
      description={LEAVE_TEXT.body}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {LEAVE_TEXT.leave}
        </Button>
        <Button onClick={stay}>{LEAVE_TEXT.stay}</Button>
      </div>
    </Dialog>
  );
}
