import type { CreditMovement } from "@app/contracts/billing";
import { Link } from "react-router";
import { formatDate } from "../../lib/dates.ts";
import { formatChange } from "../../lib/numbers.ts";
import { PATHS } from "../../lib/paths.ts";
import { typo } from "../../lib/typo.ts";
import { BILLING_TEXT, describeMovement } from "./messages.ts";

const TEXT = BILLING_TEXT.history;

/** The ledger in plain French: what, when, how many credits. */
export function MovementTable({ movements }: { movements: CreditMovement[] }) {
  return (
    <table className="w-full text-ui">
      <thead className="text-left text-micro text-text-3">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            {TEXT.date}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {TEXT.what}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {TEXT.credits}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {movements.map((movement) => (
          <tr key={movement.id}>
            <td className="py-2.5 pr-4 whitespace-nowrap text-text-3 tabular-nums">
              {formatDate(movement.at)}
            </td>
            <td className="w-full py-2.5 pr-4 text-text-2">
              {describeMovement(movement)}
              <PaidFor movement={movement} />
            </td>
            <td
              className={`py-2.5 text-right font-semibold whitespace-nowrap tabular-nums ${movement.credits > 0 ? "text-good" : "text-text"}`}
            >
              {formatChange(movement.credits)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name of what the credits were spent on, if it still exists. */
function PaidFor({ movement: { spend, paid_for } }: { movement: CreditMovement }) {
  if (!spend) return null;
  const isPitch = spend === "text_analysis" || spend === "audio_analysis";
  if (!paid_for)
    return <span className="block text-micro text-text-3">{isPitch ? TEXT.gonePitch : TEXT.gonePlan}</span>;
  return (
    <Link
      to={`${isPitch ? PATHS.history : PATHS.plans}/${paid_for.id}`}
      className="block text-micro text-text-3 underline decoration-line-2 underline-offset-4 wrap-anywhere hover:text-text hover:decoration-current"
    >
      {typo(paid_for.name)}
    </Link>
  );
}
