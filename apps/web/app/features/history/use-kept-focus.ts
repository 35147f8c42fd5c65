import { type RefObject, useLayoutEffect, useRef } from "react";

/** The button of the favourites, above the list. */
export const FAVOURITES_ID = "history-favourites";

/** A row that goes with the focus in it, as when its star is taken off, hands it to the button of the favourites. */
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
