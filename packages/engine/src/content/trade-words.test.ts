import { describe, expect, it } from "vitest";
import { analysePitchText } from "../analyse-text.ts";

const OFFER =
  "Aujourd’hui, vos boîtiers tombent en panne sans prévenir. Notre gateway embarque un firmware qui gère le failover tout seul. Le provisioning se fait par notre middleware. L’an dernier, quarante mairies ont arrêté de perdre leurs alertes d’inondation. Nous cherchons dix communes pour un essai de trois mois dès septembre.";
const tell = (content: string, audience: string | null) =>
  analysePitchText({ pitchType: "produit", content, audience });
const clarityOf = (content: string, audience: string | null) =>
  tell(content, audience).metrics.find(({ label }) => label === "Clarté")!.score;
const isTold = (content: string, audience: string | null) =>
  tell(content, audience).claims.some(({ kind, rule }) => kind === "fault" && rule === "jargon");

describe("words of a trade", () => {
  it("are told to who speaks before a general public, and cost clarity", () => {
    expect(isTold(OFFER, "Des habitants de la commune")).toBe(true);
    expect(clarityOf(OFFER, "Des habitants de la commune")).toBeLessThan(
      clarityOf(OFFER, "Des ingénieurs réseau"),
    );
  });

  it("are how experts speak, and those that nobody has named may be experts", () => {
    expect(isTold(OFFER, "Des ingénieurs réseau")).toBe(false);
    expect(isTold(OFFER, null)).toBe(false);
  });

  it("are not told where they are explained, nor where there are only two", () => {
    const explained = OFFER.replace("gateway", "gateway (une petite passerelle)")
      .replace("firmware qui", "firmware, c’est-à-dire un programme, qui")
      .replace("failover", "failover (le secours)");
    expect(isTold(explained, "Des habitants")).toBe(false);
  });
});
