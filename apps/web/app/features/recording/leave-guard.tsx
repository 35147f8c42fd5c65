import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LEAVE_TEXT } from "./messages.ts";

/** Warns before a take that exists only here is lost: by the browser outside, by us inside. */
export function LeaveGuard({ active }: { active: boolean }) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [active]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
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
