import { Link } from "react-router";
import { PRICING } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PITCH_TEXT } from "./messages.ts";

/** Link offered after « Crédits insuffisants »; the form is kept. */
export function BuyCredits() {
  return (
    <Link to={PRICING} className={buttonClass("secondary")}>
      {PITCH_TEXT.buyCredits}
    </Link>
  );
}
