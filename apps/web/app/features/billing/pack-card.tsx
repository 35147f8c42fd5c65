import type { CreditPack } from "@app/contracts/packs";
import { formatEuros } from "@app/contracts/money";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import { BILLING_TEXT, describePack } from "./messages.ts";

interface PackCardProps {
  pack: CreditPack;
  /** Heading level of the title, chosen by the page. */
  heading?: "h2" | "h3";
  children: ReactNode;
}

/** One pack: its contents, its price, its button. */
export function PackCard({ pack, heading: Heading = "h3", children }: PackCardProps) {
  const { name, description, label, features } = describePack(pack);
  const edge = pack.isPopular
    ? "shadow-[inset_0_0_0_1.5px_var(--accent-line),var(--lift-2)]"
    : "shadow-[var(--edge),var(--lift-1)]";
  return (
    <li className={`relative flex flex-col rounded-card bg-s1 p-6 md:p-7 ${edge}`}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <Heading className="text-h3">{name}</Heading>
        {pack.isPopular && <Badge tone="accent">{BILLING_TEXT.popular}</Badge>}
      </div>
      <p className="mt-1 text-ui text-text-3">{description}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
        <span className="num font-display text-[2.5rem] leading-none font-semibold tracking-[-.03em]">
          {formatEuros(pack.amountCents)}
        </span>
        <span className="text-ui text-text-2">{label}</span>
      </p>
      <ul className="mt-6 mb-7 flex-1 space-y-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-ui text-text-2">
            <Check aria-hidden="true" className="mt-[3px] size-4 flex-none text-good-g" strokeWidth={2.25} />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}
