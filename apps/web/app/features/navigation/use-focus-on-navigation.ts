import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SAME_VIEW } from "../../lib/paths.ts";

/** After a client-side navigation, moves the focus to the content, as a full page load would. */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();
  const isSameView = (state as typeof SAME_VIEW | null)?.sameView ?? false;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isSameView) main.current?.focus({ preventScroll: true });
  }, [pathname, isSameView]);
  return main;
}
