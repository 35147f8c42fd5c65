import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SAME_VIEW } from "../../lib/paths.ts";

/** After a change of page the focus moves to its content, as after a full load. */
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
