import { expectNoFault } from "./expect-no-fault.ts";
import { expect, readPitch, test } from "./journeys.ts";
import { openWithPitches } from "./stored-pitches.ts";

test("the history is searched, a version becomes a favourite, gets its final pitch and is deleted", async ({
  page,
  baseURL,
}) => {
  // Many steps in a single test: a server for each would take longer.
  test.slow();
  const rh = readPitch("rh");
  const [, second] = await openWithPitches(
    page,
    baseURL!,
    [rh, { ...rh, suffix: "\nMerci de votre attention." }, readPitch("produit")],
    "/history",
  );
  await expect(page.getByRole("region", { name: "RH" })).toBeVisible();
  await expectNoFault(page, "history with actions");

  const search = page.getByRole("searchbox", { name: "Chercher un titre ou une question" });
  await search.fill("introuvable");
  await expect(page.getByText("Rien ne contient «\u00a0introuvable\u00a0».")).toBeVisible();
  await page.getByRole("button", { name: "Effacer la recherche" }).last().click();
  await expect(page.getByRole("region", { name: "Produit" })).toBeVisible();

  const product = page.getByRole("region", { name: "Produit" });
  await product.getByRole("button", { name: /^Renommer/ }).click();
  await product.getByLabel("Nom du pitch").fill("Levée de fonds");
  await product.getByRole("button", { name: "Enregistrer" }).click();
  await expect(product.getByRole("heading", { name: "Levée de fonds" })).toBeVisible();

  await page.getByRole("button", { name: "Voir l’autre version" }).click();
  const rows = page
    .getByRole("region", { name: "RH" })
    .getByRole("list", { name: "Versions de cette question" });
  await expect(rows.getByRole("listitem")).toHaveCount(2);
  await rows.getByRole("button", { name: "Favori, Version 2" }).click();
  await expect(page.getByText("Ajouté aux favoris")).toBeVisible();

  await rows.getByRole("button", { name: "Actions, Version 2" }).click();
  await page.getByRole("menuitem", { name: "Modifier" }).click();
  await expect(page).toHaveURL(`/history/${second}`);
  await expect(page.getByRole("button", { name: "Favori", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await page.getByRole("button", { name: "Comparer deux versions" }).click();
  await expect(page.getByRole("row", { name: /^Score global/ })).toBeVisible();
  await expect(page.getByRole("insertion")).toContainText("Merci de votre attention.");

  await page.getByRole("button", { name: "Rédiger" }).click();
  const editor = page.getByRole("textbox", { name: "Votre pitch final" });
  await expect(page.getByRole("button", { name: "Enregistrer", exact: true })).toBeDisabled();
  await editor.fill("Ma version du jour J.");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Pitch final enregistré")).toBeVisible();
  await page.getByRole("button", { name: "Modifier" }).click();
  await editor.fill("Autre chose.");
  await page.getByRole("button", { name: "Annuler" }).click();
  await page.reload();
  await expect(page.getByText("Ma version du jour J.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Ma version du jour J.")).toBeVisible();
  await expect(page.locator("main").getByRole("button", { name: /^(?:Copier|Modifier)/ })).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.getByRole("link", { name: "Voir mon historique" }).click();
  await rows.getByRole("button", { name: "Actions, Version 2" }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await expectNoFault(page, "confirmation");
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(rows.getByText("Version 2")).toBeHidden();
  await page.getByRole("button", { name: "Tout supprimer\u00a0: les pitchs «\u00a0RH\u00a0»" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("region", { name: "RH" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("region", { name: "Produit" })).toBeVisible();
  await expect(page.getByRole("region", { name: "RH" })).toBeHidden();

  await page.goto(`/history/${second}`);
  await expect(page.getByText("Pitch not found")).toBeVisible();
  await page.goto("/history/pas-un-id");
  await expect(page.getByText("Invalid pitch ID")).toBeVisible();

  // Movements keep the name of what they paid for while it exists.
  await page.goto("/account");
  await expect(page.getByRole("row", { name: /pitch supprimé/ })).toHaveCount(2);
  await page.getByRole("row").getByRole("link", { name: "Levée de fonds" }).click();
  await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
});
