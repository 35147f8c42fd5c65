import { expect, holdTasks, test } from "./coach-journeys.ts";
import { expectNoFault } from "./expect-no-fault.ts";
import { fillPitch, readPitch, signUp, submitPitch } from "./journeys.ts";

/** Tolerance for layout rounding. */
const STILL_PX = 2;

test("what a phone's reader reads stays where it is while the report grows above it", async ({
  page,
  coach,
}) => {
  const gates = holdTasks();
  coach.becomes(gates.reply);
  await fillPitch(page, readPitch("produit"));
  await submitPitch(page);
  await signUp(page);
  const skip = page.getByRole("button", { name: "Ne pas attendre le coach" });
  await expect(skip).toBeVisible();
  await expectNoFault(page, "report while the coach writes, phone");

  const title = page.getByRole("heading", { name: "Recommandations" });
  await title.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const topOf = () => title.evaluate((element) => element.getBoundingClientRect().top);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = { top: await topOf(), scrolled: await scrolled() };
  gates.release("judgement");
  await expect(page.getByText("Le modèle a lu ce texte avec le moteur")).toBeAttached();
  await expect.poll(scrolled).toBeGreaterThan(before.scrolled + 100);
  expect(Math.abs((await topOf()) - before.top)).toBeLessThanOrEqual(STILL_PX);

  gates.release("rewriting");
  gates.release("hooks");
  await expect(skip).toBeHidden();
  await expect(page.getByRole("button", { name: "Relancer une analyse" }).first()).toBeAttached();
  expect(Math.abs((await topOf()) - before.top)).toBeLessThanOrEqual(STILL_PX);
});
