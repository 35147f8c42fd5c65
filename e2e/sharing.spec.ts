import { expectNoFault } from "./expect-no-fault.ts";
import { expect, readPitch, test } from "./journeys.ts";
import { openWithPitches } from "./stored-pitches.ts";

test("a pitch is shared with somebody who has no account, until its owner ends the link", async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const pitch = readPitch("produit");
  const [id] = await openWithPitches(page, baseURL!, [pitch], ([first]) => `/history/${first}`);
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByText("Lien de partage copié !")).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Lien de partage" }).inputValue();
  expect(link).toMatch(/\/share\/[\da-f-]{36}\/[a-z0-9-]+$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectNoFault(page, "share dialog");

  // As somebody else: first without JavaScript, as a bot or a link preview.
  const address = new URL(link).pathname;
  const html = await (await page.request.get(address)).text();
  const slug = address.split("/").at(-1)!.replaceAll("-", " ");
  expect(html).toMatch(new RegExp(`<title>[^<]*${slug}[^<]*</title>`));
  expect(html).not.toContain('content="noindex"');
  for (const property of ["og:title", "og:description", "og:image", "og:url"])
    expect(html).toContain(`property="${property}"`);
  expect(html).toContain(pitch.content.slice(0, 24));
  expect(html).not.toContain(id);
  const [bare] = address.match(/^\/share\/[\da-f-]{36}/)!;
  expect(await (await page.request.get(bare)).text()).toContain('content="noindex"');
  const [, image = ""] = /property="og:image" content="[^"]*(\/api\/[^"]+)"/.exec(html) ?? [];
  expect((await page.request.get(image)).headers()["content-type"]).toBe("image/png");

  const visitor = await browser.newContext({ baseURL: baseURL! });
  const theirs = await visitor.newPage();
  await theirs.goto(address);
  await expect(theirs.getByRole("img", { name: /^Score global/ })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Favori" })).toHaveCount(0);
  await expect(theirs.getByRole("button", { name: "Modifier" })).toHaveCount(0);
  await expectNoFault(theirs, "shared page");

  await page.getByRole("button", { name: "Arrêter le partage" }).click();
  await page.getByRole("button", { name: "Oui, arrêter le partage" }).click();
  await expect(page.getByText("Le lien de partage est désactivé")).toBeVisible();
  const gone = await theirs.goto(address);
  expect(gone!.status()).toBe(404);
  await expect(theirs.getByRole("heading", { name: "Lien invalide" })).toBeVisible();
  await expect(theirs.getByText("Ce pitch partagé n'existe pas")).toBeVisible();
  await visitor.close();
});

test(
  "a reader gives their marks before the analysis is shown, and the author sees both",
  { tag: "@long" },
  async ({ page, browser, baseURL }) => {
    test.slow();
    const pitch = readPitch("produit");
    await openWithPitches(page, baseURL!, [pitch], ([id]) => `/history/${id}`);
    const links = page.getByRole("region", { name: "L’avis d’une personne" });
    const created = page.waitForResponse(
      (answer) => answer.url().endsWith("/reader-links") && answer.request().method() === "POST",
    );
    await links.getByRole("button", { name: "Créer un lien de lecture" }).click();
    const { reader_link: link } = (await (await created).json()) as { reader_link: string };
    await expect(links.getByText("En attente de lecture")).toBeVisible();
    await expectNoFault(page, "page of a pitch");

    const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
    const reader = await context.newPage();
    await reader.goto(new URL(link).pathname);
    await expect(reader.getByText(pitch.content.slice(0, 40))).toBeVisible();
    await expect(reader.getByRole("img", { name: /^Score global/ })).toHaveCount(0);
    await expectNoFault(reader, "blind reading, phone");
    await reader.getByRole("button", { name: "Envoyer et voir l’analyse" }).click();
    await expect(reader.getByText("Veuillez donner au moins une note")).toBeVisible();
    await reader.getByLabel("Structure").selectOption("6,5");
    await reader.getByRole("button", { name: "Commenter l’ensemble" }).click();
    await reader.getByLabel("Sur l’ensemble").fill("Un bel élan.");
    await reader.getByLabel("Votre prénom (facultatif)").fill("Dominique");
    await reader.getByRole("button", { name: "Envoyer et voir l’analyse" }).click();
    await expect(reader.getByRole("img", { name: /^Score global/ })).toBeVisible();
    await expect(reader.getByRole("row", { name: /^Structure 6,5/ })).toBeVisible();

    await page.reload();
    await expect(links.getByRole("row", { name: /^Structure 6,5/ })).toBeVisible();
    await expect(links.getByText("Un bel élan.")).toBeVisible();
    await links.getByRole("button", { name: "Fermer le lien" }).click();
    await expect(links.getByText("Lien fermé")).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole("heading", { name: "Lien invalide" })).toBeVisible();
    await context.close();
  },
);
