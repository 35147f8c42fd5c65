import { useEffect, useState } from "react";
import { Late } from "../lib/late.tsx";
import { onFirstNotice } from "../lib/notify.ts";

const loadToaster = async () => (await import("./toaster.tsx")).default;
const GESTURES = ["pointerdown", "keydown"] as const;

/** Loads the toaster at the visitor's first gesture: it must be there to say that the connection is lost. */
export function Notices() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const need = () => setNeeded(true);
    const stop = onFirstNotice(need);
    for (const gesture of GESTURES) addEventListener(gesture, need, { once: true, passive: true });
    return () => {
      stop();
      for (const gesture of GESTURES) removeEventListener(gesture, need);
    };
  }, []);
  return <Late load={loadToaster} wanted={needed} props={{}} />;
}
