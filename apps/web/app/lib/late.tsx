import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

interface LateProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  wanted: boolean;
  /** Props of the loaded component. */
  props: Props;
  fallback?: ReactNode;
  onFailure?: () => void;
}

/**
 * A component loaded on demand: null until it is loaded. If loading fails the page stays, whereas `lazy` would replace
 * it with an error; retried when it is wanted again, or when the browser is back online.
 */
export function useLate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let live = true;
    const retry = () => setTries((count) => count + 1);
    load().then(
      (found) => live && setLoaded(() => found),
      () => {
        if (!live) return;
        addEventListener("online", retry, { once: true });
        onFailure?.();
      },
    );
    return () => {
      live = false;
      removeEventListener("online", retry);
    };
    // A new callback identity must not reload it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, loaded, tries]);

  return loaded;
}

/** Renders the component of `useLate`, and the fallback until then. */
export function Late<Props extends object>({ load, wanted, props, fallback, onFailure }: LateProps<Props>) {
  const loaded = useLate(load, wanted, onFailure);
  return loaded ? createElement(loaded, props) : fallback;
}
