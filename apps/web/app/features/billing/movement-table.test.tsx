import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MovementTable } from "./movement-table.tsx";

test("credits that went carry a minus sign, not a hyphen", () => {
  const at = "2026-11-02T10:00:00.000Z";
  const movement = { id: "2", at, kind: "spend", spend: null, paid_for: null, credits: -3 } as const;
  render(<MovementTable movements={[movement, { ...movement, id: "1", kind: "signup", credits: 20 }]} />);
  expect(screen.getByRole("cell", { name: "−3" })).toBeTruthy();
  expect(screen.getByRole("cell", { name: "+20" })).toBeTruthy();
});
