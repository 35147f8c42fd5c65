import { Info } from "lucide-react";
import type { Analysis } from "@app/contracts/report";
import { typo } from "../../lib/typo.ts";
import { MESSAGES } from "./messages.ts";

/** What the reader must know before the scores: why they are limited, or why the text was not taken for a pitch. */
export function Notices({ notices }: Pick<Analysis, "notices">) {
  if (notices.length === 0) return null;
  return (
    <div className="mt-7 flex gap-3.5 rounded-[16px] bg-warn-soft p-4 md:p-5">
      <Info className="mt-0.5 size-5 flex-none text-warn" aria-hidden="true" />
      <div>
        <h2 className="font-ui text-base font-semibold tracking-normal">{MESSAGES.noticesTitle}</h2>
        <ul className="mt-1 flex max-w-[76ch] flex-col gap-1 text-text-2">
          {notices.map(({ rule, message }) => (
            <li key={rule}>{typo(message)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
