import { typo } from "../../../lib/typo.ts";
import { splitClocks } from "./split-clocks.ts";
import { ListenButton } from "./listen-button.tsx";

/** A remark in which times are play buttons. */
export function TimedText({ text }: { text: string }) {
  return splitClocks(text).map(({ text: part, timeSec, at }) =>
    timeSec === null ? typo(part) : <ListenButton key={at} timeSec={timeSec} />,
  );
}
