import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expectNoFault } from "./expect-no-fault.ts";
import { expect, newAddress, PASSWORD, signUp, test } from "./journeys.ts";

const OPEN = "Connexion / Inscription";
const NEW_PASSWORD = "quatre zèbres à la gare";
const LATER_PASSWORD = "cinq loutres au bord du lac";

/** The links in the mails to one address, from the files that a server without a mail server keeps. */
async function linksTo(address: string, path: string): Promise<string[]> {
  const folder = join(process.env.E2E_DATA_DIR!, "mails");
  if (!existsSync(folder)) return [];
  const links = [];
  for (const name of readdirSync(folder)) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    if (mail.to?.[0]?.address !== address) continue;
    links.push(...(mail.text ?? "").split("\n").filter((line) => line.includes(path)));
  }
  return links;
}

async function waitForLink(address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect.poll(async () => (link = (await linksTo(address, path))[0])).toBeTruthy();
  return link!;
}

test(
  "a forgotten password is replaced by the link of a mail",
  { tag: "@long" },
  async ({ page, request }) => {
    const email = newAddress();
    await request.post("/api/auth/register", { data: { email, password: PASSWORD } });
    await page.goto("/");
    await page.getByRole("button", { name: OPEN }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Adresse email").fill(email);
    await dialog.getByRole("button", { name: "Mot de passe oublié ?" }).click();
    await expect(dialog.getByLabel("Adresse email")).toHaveValue(email);
    await expectNoFault(page, "forgotten password");
    await dialog.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(page.getByText("Un email de réinitialisation a été envoyé")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Regardez vos mails" })).toBeVisible();

    await page.goto(await waitForLink(email, "/reset-password?"));
    await expect(page).toHaveURL(/\/reset-password$/);
    await page.getByLabel("Nouveau mot de passe", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Confirmation du mot de passe").fill("autre chose de long");
    await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
    await expect(page.getByText("Les mots de passe ne correspondent pas.")).toBeVisible();
    await expectNoFault(page, "reset password");
    await page.getByLabel("Confirmation du mot de passe").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Changer mon mot de passe" }).click();
    await expect(page.getByText("Mot de passe réinitialisé avec succès")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    await page.goto("/reset-password");
    await expect(page.getByText("Token invalide!")).toBeVisible();
    const answer = await request.post("/api/auth/login", {
      form: { username: email, password: NEW_PASSWORD },
    });
    expect(answer.status()).toBe(200);
  },
);

test("the account page: prove, change, export, leave", async ({ page, request }) => {
  await page.goto("/account");
  await expect(page.getByRole("dialog").getByLabel("Adresse email")).toBeVisible();
  const email = await signUp(page);
  await expect(page.getByRole("heading", { name: "Mon compte" })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByText("À confirmer")).toBeVisible();
  await expectNoFault(page, "account");

  await page.goto(await waitForLink(email, "/account#proof="));
  await expect(page.getByText("Votre adresse est confirmée")).toBeVisible();
  await expect(page.getByText("Confirmée", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);

  await page.getByLabel("Mot de passe actuel").fill("pas le bon du tout");
  await page.getByLabel("Nouveau mot de passe").fill(LATER_PASSWORD);
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(page.getByText("Le mot de passe actuel est incorrect")).toBeVisible();
  await page.getByLabel("Mot de passe actuel").fill(PASSWORD);
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await expect(page.getByText("Profil mis à jour avec succès.")).toBeVisible();
  await expect(page.getByLabel("Mot de passe actuel")).toHaveValue("");
  const newsletter = page.getByRole("checkbox", { name: "Recevoir la newsletter" });
  await newsletter.click();
  await expect(newsletter).toBeChecked();
  await page.getByRole("button", { name: "Déconnecter les autres appareils" }).click();
  await expect(page.getByText("Aucun autre appareil n’était connecté")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("mes-donnees.zip");
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");

  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(dialog.getByText("Veuillez saisir le mot SUPPRIMER pour confirmer")).toBeVisible();
  await expectNoFault(page, "deletion");
  await dialog.getByLabel(/Saisissez SUPPRIMER/).fill("SUPPRIMER");
  await dialog.getByLabel("Mot de passe actuel").fill(LATER_PASSWORD);
  await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByText("Votre compte a été supprimé")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: OPEN })).toBeVisible();
  const answer = await request.post("/api/auth/login", {
    form: { username: email, password: LATER_PASSWORD },
  });
  expect(answer.status()).toBe(401);
});

test(
  "LinkedIn opens a session, and a return that nobody left for opens none",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: OPEN }).click();
    await page.getByRole("button", { name: "Continuer avec LinkedIn" }).click();
    // The sign-in goes to the provider and back: three full page loads.
    await expect(page.getByText("Connexion réussie!")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole("link", { name: "Mon compte" }).first().click();
    await expect(page.getByText("camille@exemple.fr").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Recevoir le lien" })).toBeVisible();

    await page.evaluate(() => localStorage.removeItem("token"));
    await page.goto(`/auth/linkedin/callback?code=stolen&state=${"A".repeat(43)}`);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("button", { name: OPEN })).toBeVisible();
  },
);
