import { useEffect, useState } from "react";

const GESTURES = ["pointerdown", "keydown"] as const;

/** True once the visitor has touched, clicked or pressed a key: what answers gestures need not come before. */
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
