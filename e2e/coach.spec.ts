import { answer, never } from "../apps/api/src/adapters/language-model/test-support/canned-responses.ts";
import { honest, inventing, praising } from "../apps/api/src/features/coach/test-support/honest-model.ts";
import { type Coach, expect, holdTasks, MODEL, test } from "./coach-journeys.ts";
import { expectNoFault } from "./expect-no-fault.ts";
import {
  fillPitch,
  judge,
  noteOf,
  readPitch,
  signUp,
  submitPitch,
  writeScore,
  versionBars,
} from "./journeys.ts";
import type { Page } from "@playwright/test";

const BADGE = "Généré par IA";
const EXPLAINED = { produit: "Persuasion", rh: "Exemples concrets", perso: "Authenticité" };

const ring = (page: Page) => page.getByRole("img", { name: /^Score global/ });
const credits = (page: Page, n: number) => page.getByRole("banner").getByText(String(n), { exact: true });
const named = (score: number, max: number) =>
  new RegExp(`: ${writeScore(score).replace(",", "[,.]")} sur ${max}`);
const card = (page: Page, label: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: label }) });

async function start(page: Page, type: "produit" | "rh" | "perso") {
  const pitch = readPitch(type);
  await fillPitch(page, pitch);
  await submitPitch(page);
  const address = await signUp(page);
  return { pitch, address, report: judge(pitch) };
}

/** What was sent to the model about this pitch. */
const asked = ({ server }: Coach) =>
  server.requests.map((request) => JSON.stringify(request.messages)).join();

test("the engine's report is read at once, and fills in as the coach writes", async ({ page, coach }) => {
  const gates = holdTasks();
  coach.becomes(gates.reply);
  const { report, address } = await start(page, "produit");

  await expect(ring(page)).toHaveAccessibleName(named(report.globalScore, report.maxScore));
  await expect(page.getByRole("button", { name: "Ne pas attendre le coach" })).toBeVisible();
  await expect(page.getByText(BADGE)).toHaveCount(0);
  await expectNoFault(page, "report while the coach writes");

  gates.release("rewriting");
  await expect(page.getByText(BADGE).first()).toBeVisible();
  await expect(ring(page)).toHaveAccessibleName(named(report.globalScore, report.maxScore));
  gates.release("judgement");
  const persuasion = card(page, EXPLAINED.produit);
  await persuasion.getByText("Qui a dit quoi").click();
  await expect(persuasion.getByText(BADGE)).toBeVisible();
  // The engine's score is still shown, labelled, beside the model's reading; the remarks of both form one list.
  const measured = report.metrics.find(({ label }) => label === EXPLAINED.produit)!;
  await expect(persuasion).toContainText(writeScore(measured.score));
  await expect(page.getByText(`Moteur ${writeScore(report.globalScore)}`)).toBeVisible();
  gates.release("hooks");
  await expect(page.getByRole("button", { name: "Ne pas attendre le coach" })).toBeHidden();
  await expect(credits(page, 19)).toBeVisible();
  // Otherwise the sticky bar would half cover a button, and axe would report that button as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectNoFault(page, "report with a coach");

  const fused = await ring(page).getAttribute("aria-label");
  await page.goto("/history");
  await versionBars(page).click();
  await expect(page.getByRole("img", { name: fused! })).toBeVisible();
  expect(asked(coach)).not.toContain(address);
});

test("praise for everything, or an invention, never reaches the report", async ({ page, coach }) => {
  coach.becomes((request) =>
    (request.messages[0]?.content.includes('{"metrics"') ? praising : inventing)(request),
  );
  const { report } = await start(page, "perso");
  await expect(page.getByRole("button", { name: "Relancer une analyse" }).first()).toBeVisible();
  await expect(ring(page)).toHaveAccessibleName(named(report.globalScore, report.maxScore));
  for (const metric of report.metrics)
    await expect(noteOf(page, metric)).toContainText(writeScore(metric.score));
  await expect(page.getByText(BADGE)).toHaveCount(0);
  await expect(page.getByText("Danone")).toHaveCount(0);
  await expect(
    page.getByText(/ne se retrouvait pas dans votre pitch.*version du moteur/).last(),
  ).toBeVisible();
  await expect(credits(page, 19)).toBeVisible();
});

test("a user who does not wait for the coach keeps the engine's report, paid once", async ({
  page,
  coach,
}) => {
  coach.becomes(() => never());
  const { report } = await start(page, "rh");
  await page.getByRole("button", { name: "Ne pas attendre le coach" }).click();
  await expect(page.getByRole("button", { name: "Relancer une analyse" }).first()).toBeVisible();
  await expect(ring(page)).toHaveAccessibleName(named(report.globalScore, report.maxScore));
  await expect(page.getByText(/Le modèle n.a pas été attendu/).first()).toBeVisible();
  await expect(credits(page, 19)).toBeVisible();
  await page.goto("/history");
  await expect(versionBars(page)).toHaveCount(1);
});

test("a copy keeps that a model wrote it", async ({ page, coach, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  coach.becomes((request) =>
    request.messages[0]?.content.includes('{"perfectPitch"') ? honest(request) : answer("non"),
  );
  await start(page, "produit");
  await expect(page.getByRole("button", { name: "Relancer une analyse" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Copier le pitch" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`${BADGE} (modèle ${MODEL}`);
});

test("a page tells which services see what, on this very server", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /données|confidentialité/i })
    .click();
  // The model of these tests runs on the same machine.
  await expect(page.getByText(`de notre serveur (${MODEL})`)).toBeVisible();
  await expectNoFault(page, "who sees what");
});
