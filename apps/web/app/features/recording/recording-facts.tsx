import { typo } from "../../lib/typo.ts";
import { NOTICE_TEXT } from "./messages.ts";

/** What is recorded, where it goes, how long it stays. */
export function RecordingFacts() {
  return (
    <ul className="grid gap-2.5 text-left text-ui text-text-2">
      {NOTICE_TEXT.points.map((point) => (
        <li key={point} className="flex gap-3">
          <span aria-hidden="true" className="mt-1 h-4 w-[3.5px] flex-none rounded-full bg-c1" />
          {typo(point)}
        </li>
      ))}
    </ul>
  );
}
