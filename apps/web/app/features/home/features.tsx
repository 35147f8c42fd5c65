import { VoiceBars } from "../../ui/voice-bars.tsx";
import { FEATURES } from "./messages.ts";

/** The existing features, in three blocks. */
export function Features() {
  return (
    <section className="page-width pb-6 md:pb-10">
      <div className="grid grid-cols-[minmax(0,1fr)] border-t border-line md:grid-cols-3">
        {FEATURES.map(({ title, text, levels, tone }) => (
          <div
            key={title}
            className="py-[26px] not-first:border-t not-first:border-line md:border-line md:py-9 md:pr-10 md:pb-11 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-10"
          >
            <h2 className="flex items-center gap-3 text-h3">
              <VoiceBars levels={levels} className={`h-[22px] ${tone}`} />
              {title}
            </h2>
            <p className="mt-2 max-w-[38ch] text-[.9688rem] text-text-2">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
