import { useEffect, useEffectEvent, useState } from "react";
import type { KeptTake } from "./store-takes.ts";

/**
 * A take left by a closed page, looked up whenever it could be used.
 *
 * @param wanted there is no take, and none is being made
 */
export function useKeptTake(find: () => Promise<KeptTake | null>, wanted: boolean) {
  const [kept, setKept] = useState<KeptTake | null>(null);
  const look = useEffectEvent(find);
  useEffect(() => {
    if (!wanted) return undefined;
    let live = true;
    look().then(
      (found) => live && setKept(found),
      // The signed-in account could not be determined: offer nothing.
      () => {},
    );
    return () => {
      live = false;
      setKept(null);
    };
  }, [wanted]);
  return { kept, forget: () => setKept(null) };
}
