import type { Page } from "@playwright/test";
import { expectNoFault } from "./expect-no-fault.ts";
import { expect, readPitch, signUp, test } from "./journeys.ts";

const ADVERT = `Comptable H/F – CDI, Rennes

Vos missions :
- tenir la comptabilité générale de trois sociétés
- établir les déclarations de TVA
- préparer les bilans avec le cabinet
- relancer les clients en retard

Profil recherché :
- maîtrise d’Excel indispensable
- connaissance de Sage souhaitée
- sens de la rigueur et esprit d’équipe

Nos avantages : tickets restaurant, télétravail deux jours par semaine`;
const CV = `Comptable, Verrier et fils, 2019-2024
Tenue de la comptabilité générale, déclarations de TVA
Excel : tableaux croisés dynamiques`;

test("an advert becomes a plan: questions, an answer, a strategy, and a rehearsal that comes back to it", async ({
  page,
}) => {
  test.slow();
  await page.goto("/interview-plans");
  await page.getByRole("button", { name: "Créer mon plan" }).click();
  await expect(page.getByText("Le nom du poste est requis")).toBeVisible();
  await expect(page.getByText("La description du poste est requise")).toBeVisible();
  await page.getByLabel("Nom du poste").fill("Comptable");
  await page.getByLabel("Entreprise (facultatif)").fill("Moulins de Brières");
  await page.getByLabel("Description du poste").fill(ADVERT);
  await page.getByRole("button", { name: "Chercher la fiche métier" }).click();
  await signUp(page);
  await page.getByRole("list", { name: "Fiches métier proches" }).getByRole("button").first().click();
  await expectNoFault(page, "plan form");
  await page.getByRole("button", { name: "Créer mon plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Comptable" })).toBeVisible();
  await expect(page).toHaveURL(/\/interview-plans\/[\da-f-]{36}$/);
  const address = page.url();

  // Each skill quotes the advert's words that ask for it.
  await page
    .getByRole("button", { name: /^Voir les mots de l’annonce/ })
    .first()
    .click();
  await expect(page.locator("blockquote:visible").first()).toBeVisible();
  await expectNoFault(page, "plan");

  const questions = page.getByRole("region", { name: "Questions d’entretien" });
  const rows = questions.locator("li");
  await expect(rows).toHaveCount(10);
  // On a phone the actions of a question are on one line, and the rehearsal button is beside its subject.
  await page.setViewportSize({ width: 390, height: 844 });
  const topsOf = (names: RegExp) =>
    rows
      .first()
      .getByRole("button", { name: names })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  const actions = await topsOf(/^(?:Copier|Éditer|Supprimer)|crédit/);
  expect(actions).toHaveLength(4);
  expect(new Set(actions).size).toBe(1);
  expect((await topsOf(/S’entraîner/))[0]).toBeLessThan(actions[0]!);
  await page.setViewportSize({ width: 1440, height: 900 });
  await questions.getByRole("button", { name: "Ajouter une question" }).click();
  await page.getByLabel("Votre nouvelle question").fill("Avez-vous des enfants ?");
  await expect(page.getByText("Un recruteur n’a pas le droit de poser cette question")).toBeVisible();
  await page.getByLabel("Votre nouvelle question").fill("Que savez-vous de Sage ?");
  await expect(page.getByText("Un recruteur n’a pas le droit")).toHaveCount(0);
  await questions.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Question ajoutée avec succès")).toBeVisible();
  await expect(rows).toHaveCount(11);

  await rows.last().getByRole("button", { name: "Éditer" }).click();
  await page.getByPlaceholder("Modifier la question...").fill("Que savez-vous faire avec Sage ?");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(questions.getByText(/Que savez-vous faire avec Sage/)).toBeVisible();
  await rows.last().getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Êtes-vous sûr de vouloir supprimer cette question")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(rows).toHaveCount(10);

  await rows
    .first()
    .getByRole("button", { name: /^Générer un exemple de réponse/ })
    .click();
  await expect(page.getByText("Réponse générée avec succès")).toBeVisible();
  await expect(rows.first().getByText("Situation", { exact: false }).first()).toBeVisible();
  await rows.first().getByRole("button", { name: "Masquer l’exemple de réponse" }).click();
  await expect(rows.first().getByRole("button", { name: "Voir l’exemple de réponse" })).toBeVisible();

  await questions.getByRole("button", { name: "Générer 10 nouvelles questions" }).click();
  await expect(page.getByText(/consommera 1 crédit/)).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Continuer" }).click();
  await expect(rows).toHaveCount(20);

  await page.getByRole("button", { name: "Créer ma stratégie d’entretien" }).click();
  await page.getByRole("button", { name: "Générer ma stratégie" }).click();
  await expect(page.getByText("Veuillez saisir le contenu de votre CV")).toBeVisible();
  await page.getByLabel("Votre CV", { exact: true }).fill(CV);
  await page.getByRole("button", { name: "Générer ma stratégie" }).click();
  await expect(page.getByRole("tab", { name: "Points forts" })).toBeVisible();
  await page.getByRole("tab", { name: "Points à travailler" }).click();
  await expectNoFault(page, "strategy");

  // Rehearse the first question; the plan then shows the best score.
  await rows.first().getByRole("button", { name: "S’entraîner" }).click();
  await expect(page.getByLabel("Plan d’entretien")).toHaveValue(address.split("/").at(-1)!);
  // It is answered aloud, or in writing.
  await expect(page.getByRole("radio", { name: "Voix" })).toBeChecked();
  await page.getByRole("radio", { name: "Texte" }).click();
  await page.getByRole("textbox", { name: "Votre réponse" }).fill(readPitch("rh").content);
  await page.getByRole("button", { name: "Analyser mon pitch" }).click();
  await expect(page.getByRole("img", { name: /^Score global/ })).toBeVisible();
  await page.getByRole("link", { name: "Revenir au plan d’entretien" }).click();
  await expect(page).toHaveURL(address);
  await expect(rows.first().getByText(/Meilleure note/)).toBeVisible();

  await page.getByRole("link", { name: "Retour aux plans" }).click();
  await page.getByRole("searchbox").fill("brieres");
  await page.getByRole("link", { name: /Comptable/ }).click();
  await page.getByRole("button", { name: "Supprimer" }).first().click();
  await expect(page.getByText("Êtes-vous sûr de vouloir supprimer ce plan d’entretien")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page).toHaveURL(/\/interview-plans$/);
  await expect(page.getByText("Votre premier plan apparaîtra ici.")).toBeVisible();
});

test("a plan in two tabs, by keyboard, without credits and without its owner", async ({ page, browser }) => {
  test.slow();
  await page.goto("/interview-plans");
  await page.getByLabel("Nom du poste").fill("Comptable");
  await page.getByLabel("Description du poste").fill(ADVERT);
  await page.getByRole("button", { name: "Créer mon plan" }).click();
  await signUp(page);
  await expect(page.getByRole("heading", { level: 1, name: "Comptable" })).toBeVisible();
  const rowsOf = (tab: Page) =>
    tab.getByRole("region", { name: "Questions d’entretien" }).locator("li:has(button[data-edit])");
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(10);

  // Closing returns the keyboard focus to what opened it.
  await rows.first().getByRole("button", { name: "Éditer" }).press("Enter");
  await expect(page.getByPlaceholder("Modifier la question...")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rows.first().getByRole("button", { name: "Éditer" })).toBeFocused();

  // An out-of-date tab can only change the question that it shows.
  const behind = await page.context().newPage();
  await behind.goto(page.url());
  await expect(rowsOf(behind)).toHaveCount(10);
  const second = await rows.nth(1).locator("p").first().innerText();
  await rows.first().getByRole("button", { name: "Supprimer" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).press("Enter");
  await expect(rows).toHaveCount(9);
  await expect(page.getByRole("button", { name: "Ajouter une question" })).toBeFocused();
  await rowsOf(behind).first().getByRole("button", { name: "Éditer" }).click();
  await behind.getByPlaceholder("Modifier la question...").fill("Une question d’un onglet ancien ?");
  await behind.getByRole("button", { name: "Enregistrer" }).click();
  await expect(behind.getByText("Cette question n’est plus dans le plan")).toBeVisible();
  await page.reload();
  await expect(rows.first().locator("p").first()).toHaveText(second);
  await expect(page.getByText("Une question d’un onglet ancien")).toHaveCount(0);
  await behind.close();

  // Without credits: the message says so, and the typed text stays.
  await page.goto("/interview-plans");
  await page.route("**/interviews/plans", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          status: 402,
          contentType: "application/json",
          body: JSON.stringify({ detail: "Crédits insuffisants", code: "credits_insufficient" }),
        })
      : route.continue(),
  );
  await page.getByLabel("Nom du poste").fill("Caissière");
  await page.getByLabel("Description du poste").fill("Tenir la caisse le samedi.");
  await page.getByRole("button", { name: "Créer mon plan" }).click();
  await expect(page.getByText(/Crédits insuffisants \(1 crédit nécessaire/)).toBeVisible();
  await expect(page.getByLabel("Description du poste")).toHaveValue("Tenir la caisse le samedi.");

  // A plan that does not exist, then a visitor on a plan's address.
  const unknown = "/interview-plans/00000000-0000-4000-8000-000000000000";
  await page.goto(unknown);
  await expect(page.getByRole("heading", { name: "Erreur" })).toBeVisible();
  await expect(page.getByText("Plan d’entretien non trouvé")).toBeVisible();
  await expectNoFault(page, "missing plan");
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto(new URL(unknown, page.url()).href);
  await expect(visitor.getByText("Connectez-vous pour retrouver ce plan d’entretien.")).toBeVisible();
  await expectNoFault(visitor, "plan of a visitor");
  await elsewhere.close();
});
