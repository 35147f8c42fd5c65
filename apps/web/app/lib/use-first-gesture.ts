import { useEffect, useState } from "react";

const GESTURES = ["pointerdown", "keydown"] as const;

/** True after the visitor's first touch, click or key press: what responds to them can load only then. */
export function useFirstGesture(): boolean {
  const [isMade, setMade] = useState(false);
  useEffect(() => {
    const note = () => setMade(true);
    for (const gesture of GESTURES) addEventListener(gesture, note, { once: true, passive: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, note);
    };
  }, []);
  return isMade;
}
