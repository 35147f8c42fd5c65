import { Mic } from "lucide-react";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { typo } from "../../lib/typo.ts";
import { buttonClass } from "../../ui/button.tsx";
import { VoiceBars } from "../../ui/voice-bars.tsx";
import { CLOSING_TEXT, HOME_TEXT } from "./messages.ts";

const LINE = [2, 4, 7, 5, 9, 6, 3, 1, 1, 5, 8, 10, 7, 4, 6, 9, 5, 2, 1, 4, 7, 5, 8, 3, 2];

/** The end of the page, with the call to action again. */
export function Closing() {
  return (
    <section className="page-width py-24 text-center md:py-36">
      <VoiceBars levels={LINE} className="h-14 justify-center gap-[5px] text-c1 md:h-18" />
      <h2 className="mx-auto mt-8 max-w-[18ch] text-verdict">{CLOSING_TEXT.title}</h2>
      <p className="mt-4 text-[1.0625rem] text-text-2">{CLOSING_TEXT.text}</p>
      <Link to={PATHS.pitchByVoice} className={`mt-8 ${buttonClass("primary", "large")}`}>
        <Mic aria-hidden="true" strokeWidth={1.9} />
        {HOME_TEXT.start}
      </Link>
      <p className="mt-4 text-micro text-text-3">{typo(HOME_TEXT.gift)}</p>
    </section>
  );
}
