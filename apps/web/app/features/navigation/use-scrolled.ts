import { HEADER_SCROLL_THRESHOLD_PX } from "@app/contracts/limits";
import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

/** True once the page is scrolled far enough for the header to need a ground of its own. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > HEADER_SCROLL_THRESHOLD_PX,
    () => false,
  );
