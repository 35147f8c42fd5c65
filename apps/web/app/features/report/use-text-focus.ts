import { useCallback, useState } from "react";
import type { Focus } from "./model.ts";

export interface TextFocus {
  focus: Focus | null;
  /** A new object at each request to bring the words under the reader's eyes, so that asking twice moves twice. */
  jump: Focus | null;
  /** Marks the words where they are. */
  select: (focus: Focus | null) => void;
  /** Marks the words and goes there. */
  goTo: (focus: Focus) => void;
}

/** What part of the pitch's text the reader looks at; the text, its remarks and the explanations share it. */
export function useTextFocus(): TextFocus {
  const [focus, setFocus] = useState<Focus | null>(null);
  const [jump, setJump] = useState<Focus | null>(null);
  const goTo = useCallback((next: Focus) => {
    setFocus(next);
    setJump({ ...next });
  }, []);
  return { focus, jump, select: setFocus, goTo };
}
