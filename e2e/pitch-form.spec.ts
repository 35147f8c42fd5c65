import { expect, fillPitch, readPitch, signUp, submitPitch, test, versionBars } from "./journeys.ts";

const content = /^Votre (?:pitch|réponse)/;

test("each wrong field says what is missing, and nothing typed is lost", async ({ page }) => {
  await page.goto("/pitch");
  await page.getByRole("textbox", { name: content }).fill("un deux trois");
  await submitPitch(page);
  await expect(page.getByText("Veuillez sélectionner ou saisir une question d'entretien")).toBeVisible();
  await expect(page.getByText("Le pitch texte doit contenir au moins 50 mots")).toBeVisible();
  await expect(page.getByText("minimum 50 mots")).toBeVisible();
  await page.getByRole("textbox", { name: content }).fill("");
  await submitPitch(page);
  await expect(page.getByText("Veuillez saisir votre pitch")).toBeVisible();
  await page.getByLabel("Votre audience", { exact: true }).fill("");
  await submitPitch(page);
  await expect(page.getByText("Veuillez indiquer votre audience")).toBeVisible();
});

test("a wrong field that is scrolled to shows its label under the header of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pitch");
  await page.getByRole("radio", { name: "Produit" }).click();
  const field = page.getByRole("textbox", { name: content });
  await field.fill("un deux trois");
  await page.getByRole("button", { name: "Analyser mon pitch" }).focus();
  // What was typed is in sight, its label is not.
  await field.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 70));
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  const header = await page.getByRole("banner").evaluate((each) => each.getBoundingClientRect().bottom);
  const label = await page
    .locator("label[for=pitch-content]")
    .evaluate((each) => each.getBoundingClientRect().top);
  expect(label).toBeGreaterThanOrEqual(header);
});

test("choosing a type fills its default audience and objective", async ({ page }) => {
  await page.goto("/pitch");
  await expect(page.getByLabel("Votre audience", { exact: true })).toHaveValue("Responsable RH");
  await page.getByRole("radio", { name: "Produit" }).click();
  await expect(page.getByLabel("Votre audience", { exact: true })).toHaveValue("Investisseur");
  await expect(page.getByLabel("Question d’entretien", { exact: true })).toBeHidden();
});

test(
  "the form survives a reload, the sign-in dialog and a lost connection; one click is paid once",
  { tag: "@long" },
  async ({ page, context }) => {
    const pitch = readPitch("produit");
    await fillPitch(page, pitch);
    await page.reload();
    await expect(page.getByRole("textbox", { name: content })).toHaveValue(pitch.content);

    await submitPitch(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: content })).toHaveValue(pitch.content);

    // The analysis is done and paid, but its answer is lost.
    await page.route("**/api/analysis/pitch", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await submitPitch(page);
    await signUp(page);
    const retry = page.getByRole("button", { name: "Réessayer" });
    await expect(retry).toBeVisible();
    await context.unrouteAll();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
    await expect(page.getByRole("banner").getByText("19", { exact: true })).toBeVisible();
    await page.goto("/history");
    await expect(versionBars(page)).toHaveCount(1);
  },
);

test("without credits the form says so and keeps the text", { tag: "@long" }, async ({ page, request }) => {
  const pitch = readPitch("produit");
  await fillPitch(page, pitch);
  await submitPitch(page);
  await signUp(page);
  await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const body = {
    pitch_type: "produit",
    content: pitch.content,
    target: pitch.target,
    audience: pitch.audience,
  };
  const spend = () =>
    request.post("/api/analysis/pitch", { data: body, headers: { authorization: `Bearer ${token}` } });
  const answers = await Promise.all(Array.from({ length: 19 }, spend));
  expect(answers.every((answer) => answer.ok())).toBe(true);

  await fillPitch(page, pitch);
  await submitPitch(page);
  await expect(page.getByText("Crédits insuffisants").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: content })).toHaveValue(pitch.content);
});
