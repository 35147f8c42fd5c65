import { typo } from "../../lib/typo.ts";
import { AUDIENCES_TEXT } from "./messages.ts";
import { Section } from "./section.tsx";

/** One card per situation, introduced by a sentence that one hears in it. */
export function Audiences() {
  return (
    <Section id="pour-qui" title={AUDIENCES_TEXT.title}>
      <ul className="grid gap-3.5 sm:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {AUDIENCES_TEXT.cards.map(({ who, says, text }) => (
          <li
            key={who}
            className="flex flex-col rounded-card bg-s1 p-6 shadow-[var(--edge),var(--lift-2)] md:p-7"
          >
            <p className="font-voice text-voice leading-[1.35] text-balance lg:min-h-[4.05em]">
              {typo(says)}
            </p>
            <h3 className="mt-6 text-h3">{who}</h3>
            <p className="mt-1.5 text-[.9688rem] text-text-2">{typo(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
