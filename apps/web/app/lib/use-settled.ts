import { useEffect, useState } from "react";

/** A value once it has not changed for a while: what is typed is looked for when the typing pauses. */
export function useSettled<Value>(value: Value, delayMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
