import { EXAMPLES } from "@app/contracts/examples";
import type { PitchType } from "@app/engine/pitch";
import { ArrowRight, AudioLines, FileText } from "lucide-react";
import { Link } from "react-router";
import { typo } from "../../lib/typo.ts";
import { EXAMPLES_TEXT } from "./messages.ts";

const ORDER: PitchType[] = ["rh", "produit", "perso"];

/** Three groups of shared pitches, each a link to its report. */
export function Examples() {
  return (
    <div className="page-light page-width min-h-dvh pt-28 pb-24 md:pt-36">
      <h1 className="max-w-[18ch] text-verdict">{typo(EXAMPLES_TEXT.title)}</h1>
      <p className="mt-5 max-w-[56ch] text-[1.125rem] text-text-2">{typo(EXAMPLES_TEXT.lead)}</p>
      {ORDER.map((type) => (
        <section key={type} className="mt-14 md:mt-18" aria-labelledby={`group-${type}`}>
          <h2 id={`group-${type}`} className="text-h2">
            {EXAMPLES_TEXT.groups[type]}
          </h2>
          <ul className="mt-6 grid gap-3.5 md:grid-cols-2 md:gap-5">
            {EXAMPLES.filter(({ pitchType }) => pitchType === type).map((example) => (
              <li key={example.token}>
                <Link
                  to={`/share/${example.token}/${example.slug}`}
                  className="group flex h-full flex-col rounded-card bg-s1 p-6 shadow-[var(--edge),var(--lift-2)] transition-[background-color] duration-120 hover:bg-s2 focus-visible:rounded-card md:p-8"
                >
                  <span className="flex items-center gap-2 text-micro text-text-3">
                    {example.spoken ? (
                      <AudioLines aria-hidden="true" className="size-4 text-c1" />
                    ) : (
                      <FileText aria-hidden="true" className="size-4 text-c3" />
                    )}
                    {example.spoken ? EXAMPLES_TEXT.spoken : EXAMPLES_TEXT.written}
                  </span>
                  <span className="mt-3 font-voice text-[1.375rem] leading-[1.3] text-balance">
                    {typo(`« ${example.question ?? example.target} »`)}
                  </span>
                  <span className="mt-3 text-[.9688rem] text-text-2">{typo(example.remark)}</span>
                  <span className="mt-auto flex items-center gap-1.5 pt-5 text-ui font-semibold text-accent">
                    {EXAMPLES_TEXT.read}
                    <ArrowRight
                      aria-hidden="true"
                      className="size-4 transition-transform duration-120 group-hover:translate-x-0.5"
                    />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
