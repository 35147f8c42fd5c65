import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstNotice } from "../lib/notify.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Loads the toaster when there is something to say. */
export function Notices() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
