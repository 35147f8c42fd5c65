import { useCallback, useState } from "react";
import type { Focus } from "./model.ts";

export interface TextFocus {
  focus: Focus | null;
  /** A new object at each request to scroll to the words, so that repeating a request scrolls again. */
  jump: Focus | null;
  /** Selects the words without scrolling. */
  select: (focus: Focus | null) => void;
  /** Selects the words and scrolls to them. */
  goTo: (focus: Focus) => void;
}

/** The selected part of the pitch's text, shared by the text, its remarks and the explanations. */
export function useTextFocus(): TextFocus {
  const [focus, setFocus] = useState<Focus | null>(null);
  const [jump, setJump] = useState<Focus | null>(null);
  const goTo = useCallback((next: Focus) => {
    setFocus(next);
    setJump({ ...next });
  }, []);
  return { focus, jump, select: setFocus, goTo };
}
