import { useEffect, useState } from "react";
import { Late } from "../lib/late.tsx";
import { onFirstNotice } from "../lib/notify.ts";
import { useFirstGesture } from "../lib/use-first-gesture.ts";

const loadToaster = async () => (await import("./toaster.tsx")).default;

/** Loads the toaster at the visitor's first gesture: it must already be loaded if the connection is lost. */
export function Notices() {
  const [needed, setNeeded] = useState(false);
  const hasGestured = useFirstGesture();
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  return <Late load={loadToaster} wanted={needed || hasGestured} props={{}} />;
}
