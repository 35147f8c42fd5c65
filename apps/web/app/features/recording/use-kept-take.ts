import { useEffect, useEffectEvent, useState } from "react";
import type { KeptTake } from "./store-takes.ts";

/**
 * The take that a page which is gone has left, looked for whenever it could be used.
 *
 * @param wanted no take is there or on its way
 */
export function useKeptTake(find: () => Promise<KeptTake | null>, wanted: boolean) {
  const [kept, setKept] = useState<KeptTake | null>(null);
  const look = useEffectEvent(find);
  useEffect(() => {
    if (!wanted) return undefined;
    let live = true;
    look().then(
      (found) => live && setKept(found),
      // Who is signed in could not be known: nothing is shown.
      () => {},
    );
    return () => {
      live = false;
      setKept(null);
    };
  }, [wanted]);
  return { kept, forget: () => setKept(null) };
}
