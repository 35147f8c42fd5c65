import { type RefObject, useLayoutEffect, useRef } from "react";

/** The favourites button above the list. */
export const FAVOURITES_ID = "history-favourites";

/** When a focused row disappears (its star is removed, for instance), moves the focus to the favourites button. */
export function useKeptFocus(): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const mine = row.current;
    return () => {
      if (mine?.contains(document.activeElement)) document.getElementById(FAVOURITES_ID)?.focus();
    };
  }, []);
  return row;
}
