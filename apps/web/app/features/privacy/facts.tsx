import { typo } from "../../lib/typo.ts";
import { Card } from "../../ui/card.tsx";
import { PRIVACY_TEXT } from "./messages.ts";

interface Fact {
  what: string;
  says: string;
}

/** What never leaves the device, how long the rest is stored, what the browser stores, and the user's rights. */
export function PrivacyFacts() {
  return (
    <>
      <Facts
        title={PRIVACY_TEXT.neverTitle}
        facts={PRIVACY_TEXT.never.map(({ what, why }) => ({ what, says: why }))}
      />
      <Facts
        title={PRIVACY_TEXT.keptTitle}
        facts={PRIVACY_TEXT.kept.map(({ what, long }) => ({ what, says: long }))}
      />
      <Facts
        title={PRIVACY_TEXT.browserTitle}
        facts={PRIVACY_TEXT.browser.map(({ what, why }) => ({ what, says: why }))}
      />
      <Facts
        title={PRIVACY_TEXT.rightsTitle}
        facts={PRIVACY_TEXT.rights.map(({ what, why }) => ({ what, says: why }))}
      />
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className="mt-14 md:mt-18">
      <h2 className="mb-5 text-h2 md:mb-7">{title}</h2>
      <Card className="py-2! md:py-3!">
        <dl>
          {facts.map(({ what, says }) => (
            <div
              key={what}
              className="grid gap-x-10 gap-y-1 border-t border-line py-4 first:border-0 md:grid-cols-[17rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{what}</dt>
              <dd className="max-w-[64ch] text-text-2">{typo(says)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
