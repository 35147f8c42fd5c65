import { typo } from "../../../lib/typo.ts";
import { splitClocks } from "./split-clocks.ts";
import { ListenButton } from "./listen-button.tsx";

/** A remark whose times can be listened to. */
export function TimedText({ text }: { text: string }) {
  return splitClocks(text).map(({ text: part, timeSec, at }) =>
    timeSec === null ? typo(part) : <ListenButton key={at} timeSec={timeSec} />,
  );
}
