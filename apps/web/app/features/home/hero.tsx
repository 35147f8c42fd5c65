import { AudioLines, Mic } from "lucide-react";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { typo } from "../../lib/typo.ts";
import { buttonClass } from "../../ui/button.tsx";
import { HOME_TEXT } from "./messages.ts";
import { VoiceStage } from "./voice-stage.tsx";

export function Hero() {
  return (
    <section className="hero-light relative isolate overflow-clip pt-[96px] text-center md:pt-[116px]">
      <div className="page-width">
        <h1 className="mx-auto text-giant md:text-nowrap">
          <span className="max-md:block">Le jour J</span> <span className="max-md:block">se prépare</span>{" "}
          <span className="block">
            à <em className="text-c1 not-italic dark:text-accent">voix haute</em>
            <span className="text-c2">.</span>
          </span>
        </h1>
        <p className="mx-auto mt-5 max-w-[66ch] text-[clamp(1.0625rem,1rem+.4vw,1.25rem)] leading-[1.55] text-balance text-text-2 md:mt-6">
          {typo(HOME_TEXT.lead)}
        </p>
        <div className="mx-2 mt-7 flex flex-col gap-3 md:mt-8 md:flex-row md:justify-center">
          <Link to={PATHS.pitchByVoice} className={buttonClass("primary", "large")}>
            <Mic aria-hidden="true" strokeWidth={1.9} />
            {HOME_TEXT.start}
          </Link>
          <a href="#exemple" className={buttonClass("secondary", "large")}>
            <AudioLines aria-hidden="true" strokeWidth={1.9} />
            {HOME_TEXT.example}
          </a>
        </div>
        <p className="mt-4 text-micro text-text-3">{typo(HOME_TEXT.gift)}</p>
      </div>
      <VoiceStage />
    </section>
  );
}
