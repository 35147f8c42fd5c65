import { randomUUID } from "node:crypto";
import { SHOWN_EXAMPLE } from "@app/contracts/examples";
import type { Page } from "@playwright/test";
import { expect, newAddress, PASSWORD, readPitch, submitPitch, test } from "./journeys.ts";
import { openWithPitches } from "./stored-pitches.ts";

// Checks that each text fixed by the specification appears at its place, in the state that calls for it. The tooltip of
// the pace chart is checked in `oral-report.test.tsx`.

/** Ignores the differences between straight and curved apostrophes, and between kinds of space. */
const plain = (text: string): string =>
  text
    .replaceAll("’", "'")
    .replaceAll("…", "...")
    .replaceAll(/[«»]/g, '"')
    .replaceAll(/[\s\u00A0\u202F]+/g, " ");

/** All visible or screen-reader text of the current page. */
const readPage = async (page: Page): Promise<string> =>
  plain(
    await page.evaluate(() => {
      const named = Array.from(document.querySelectorAll<HTMLElement>("body *"))
        .filter((element) => element.getClientRects().length > 0)
        .flatMap((element) => [
          element.getAttribute("aria-label"),
          element.getAttribute("placeholder"),
          element.getAttribute("aria-valuetext"),
          element instanceof SVGTextElement ? element.textContent : null,
          element instanceof HTMLInputElement ? element.value : null,
          element instanceof HTMLSelectElement ? element.textContent : null,
        ]);
      // Elements whose rendering is deferred until scrolling have no `innerText`, but exist.
      const titles = Array.from(document.querySelectorAll("h1, h2, h3, main a, main button"))
        .filter((title) => title.checkVisibility())
        .map(({ textContent }) => textContent);
      return [document.title, document.body.innerText, ...titles, ...named].join("\n");
    }),
  );

/** Each text is on the page or appears within the timeout; reading is retried if the page navigates meanwhile. */
async function expectTexts(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await expect(async () => expect(await readPage(page), text).toContain(plain(text))).toPass();
}

/** From now on, calls to this address get this answer. */
const answer = (page: Page, address: string, method: string, status: number, json?: object) =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, ...(json ? { json } : { body: "" }) })
      : route.fallback(),
  );

/** Calls to this address wait until they are released. */
async function hold(page: Page, address: string, method = "POST"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await promise;
    await route.fallback();
  });
  return resolve;
}

async function register(page: Page): Promise<{ email: string; token: string }> {
  const email = newAddress();
  const made = await page.request.post("/api/auth/register", { data: { email, password: PASSWORD } });
  return { email, token: (await made.json()).access_token };
}

async function openSignedIn(page: Page, path: string): Promise<string> {
  const { token } = await register(page);
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
  await page.goto(path);
  return token;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

test("header, footer and landing page", async ({ page }) => {
  const release = await hold(page, "**/api/payments/create-checkout-session");
  await page.route(/./, (route) =>
    route.request().resourceType() === "media" ? route.abort() : route.fallback(),
  );
  await page.goto("/");
  await expectTexts(page, "Accueil", "Votre pitch", "Plans d'entretien", "Connexion / Inscription", "CGU");
  await expectTexts(page, "Essayer gratuitement", "Comment ça fonctionne ?", "Essayer maintenant");
  await expectTexts(page, "Acheter maintenant", "Le plus avantageux");
  await page
    .getByRole("button", { name: /^(?:Écouter|Lire|Jouer)/ })
    .first()
    .click();
  await expectTexts(page, "Error loading audio");
  await page.goto("/checkout");
  await expectTexts(page, "50 crédits");
  await openSignedIn(page, "/");
  await expectTexts(page, "Historique", "Mon compte");
  await button(page, /^Acheter maintenant/).click();
  await expectTexts(page, "Chargement...");
  release();
});

test("the buttons of the packs when the payment service fails", async ({ page }) => {
  await answer(page, "**/api/payments/config", "GET", 500);
  await page.goto("/");
  await page.locator("#pricing").scrollIntoViewIfNeeded();
  await page.mouse.move(30, 30);
  await expectTexts(page, "Impossible d'initialiser le service de paiement");
  await page.unroute("**/api/payments/config");
  await answer(page, "**/api/payments/create-checkout-session", "POST", 502);
  await openSignedIn(page, "/");
  await button(page, /^Acheter maintenant/).click();
  await expectTexts(page, "Failed to create checkout session");
  await page.unroute("**/api/payments/create-checkout-session");
  await page.route("**/api/payments/create-checkout-session", (route) => route.abort());
  await button(page, /^Acheter maintenant/).click();
  await expectTexts(page, "Une erreur est survenue lors de l'initialisation du paiement");
});

test("the form of a pitch, and what it refuses", async ({ page }) => {
  await page.goto("/pitch");
  await expectTexts(page, "Analyser votre pitch", "Produit", "RH", "Personnel", "Responsable RH");
  await expectTexts(page, "Aucun plan disponible - Connectez-vous", "minimum 50 mots");
  await submitPitch(page);
  await expectTexts(page, "Veuillez sélectionner ou saisir une question d'entretien");
  await expectTexts(page, "Veuillez saisir votre pitch");
  await page.getByRole("textbox", { name: /^Votre (?:pitch|réponse)/ }).fill("Trop peu de mots");
  await submitPitch(page);
  await expectTexts(page, "Le pitch texte doit contenir au moins 50 mots");
});

test("an analysis under way, its failures, and its report", async ({ page }) => {
  const pitch = readPitch("produit");
  await openSignedIn(page, "/pitch");
  await page.getByRole("radio", { name: "Produit" }).click();
  await page.getByRole("textbox", { name: /^Votre (?:pitch|réponse)/ }).fill(pitch.content);
  const address = "**/api/analysis/pitch";
  await answer(page, address, "POST", 500);
  await submitPitch(page);
  await expectTexts(page, "Une erreur est survenue lors de l'analyse");
  await page.unroute(address);
  await answer(page, address, "POST", 402, { detail: "Crédits insuffisants", code: "credits_insufficient" });
  await submitPitch(page);
  await expectTexts(page, "Crédits insuffisants");
  await page.unroute(address);
  const release = await hold(page, address);
  await submitPitch(page);
  await expectTexts(page, "Analyse de votre pitch");
  release();
  await expectTexts(page, "Relancer une analyse", "Recommandations", "3 Suggestions d'accroches");
});

test("a spoken report that is shared, and a link that is none", async ({ page, request }) => {
  const shared = `/share/${SHOWN_EXAMPLE.token}/${SHOWN_EXAMPLE.slug}`;
  await expect.poll(async () => (await request.get(shared)).status()).toBe(200);
  await page.goto(shared);
  await expectTexts(page, "Débit de parole", "Rythme", "Mots par minute", "Limite haute", "Limite basse");
  await expectTexts(page, "Zone optimale : 120-160 mots/min", "Distribution des mots et pauses");
  await page.goto(`/share/${randomUUID()}/rien`);
  await expectTexts(page, "Lien invalide", "Ce pitch partagé n'existe pas");
});

test("the detail of a pitch, its favourite, its link and its final text", async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [id] = await openWithPitches(
    page,
    baseURL!,
    [readPitch("produit")],
    ([first]) => `/history/${first}`,
  );
  const favourite = page.getByRole("button", { name: "Favori", exact: true });
  await favourite.click();
  await expectTexts(page, "Ajouté aux favoris");
  await favourite.click();
  await expectTexts(page, "Retiré des favoris");
  await answer(page, "**/api/users/me/*/favorite", "PUT", 500);
  await answer(page, "**/api/users/me/*/favorite", "POST", 500);
  await favourite.click();
  await expectTexts(page, "Une erreur s'est produite");

  const final = `**/api/pitches/history/${id}/final-pitch`;
  await button(page, "Rédiger").click();
  const save = page.getByRole("button", { name: "Enregistrer", exact: true });
  const editor = page.getByRole("textbox", { name: "Votre pitch final" });
  await editor.fill(" ");
  await save.click();
  await expectTexts(page, "Le contenu ne peut pas être vide");
  await editor.fill("Le texte du jour.");
  for (const method of ["PUT", "POST", "PATCH"]) await answer(page, final, method, 500);
  await save.click();
  await expectTexts(page, "Erreur lors de l'enregistrement.");
  await page.unroute(final);
  await save.click();
  await expectTexts(page, "Pitch final enregistré");

  await page.route(`**/api/pitches/history/${id}/share`, (route) => route.abort());
  await button(page, "Partager").click();
  await expectTexts(page, "Erreur lors de la génération du lien.");
  await page.unroute(`**/api/pitches/history/${id}/share`);
  await page.reload();
  await button(page, "Partager").click();
  await expectTexts(page, "Lien de partage copié !");

  await page.goto("/history/nulle-part");
  await expectTexts(page, "Invalid pitch ID");
  await page.goto(`/history/${randomUUID()}`);
  await expectTexts(page, "Pitch not found");
});

test("favourites that cannot be read, a session that has ended", async ({ page, baseURL }) => {
  await page.route("**/api/users/me/favorites", (route) => route.fulfill({ status: 500, body: "" }));
  await openWithPitches(page, baseURL!, [readPitch("produit")], "/history");
  await expectTexts(page, "Unable to load favorites");
  await answer(page, "**/api/users/me/favorites", "GET", 401, {
    detail: "Session expirée, veuillez vous reconnecter",
    code: "session_expired",
  });
  await page.reload();
  await expectTexts(page, "Session expirée, veuillez vous reconnecter");
});

test("the account: ways in, ways out, a forgotten password", async ({ page }) => {
  const { email } = await register(page);
  await page.goto("/");
  await button(page, "Connexion / Inscription").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Adresse email").fill(email);
  await dialog.getByLabel("Mot de passe", { exact: true }).fill("un autre mot de passe");
  let release = await hold(page, "**/api/auth/login");
  await dialog.getByRole("button", { name: "Se connecter", exact: true }).first().click();
  await expectTexts(page, "Connexion en cours...");
  release();
  await expectTexts(page, "Email ou mot de passe incorrect.");
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Se connecter", exact: true }).first().click();
  await expectTexts(page, "Connexion réussie!");
  await page.getByRole("banner").getByRole("button", { name: "Se déconnecter" }).click();
  await expectTexts(page, "Déconnexion réussie");

  await button(page, "Connexion / Inscription").click();
  await dialog.getByRole("button", { name: "Créer un compte" }).click();
  await dialog.getByLabel("Adresse email").fill(email);
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await answer(page, "**/api/auth/register", "POST", 500);
  release = await hold(page, "**/api/auth/register");
  await dialog.getByRole("button", { name: "Créer mon compte" }).click();
  await expectTexts(page, "Inscription en cours...");
  release();
  await expectTexts(page, "Une erreur est survenue lors de l'inscription.");
  await page.unroute("**/api/auth/register");
  await page.goto("/");
  await button(page, "Connexion / Inscription").click();
  await dialog.getByRole("button", { name: "Créer un compte" }).click();
  await dialog.getByLabel("Adresse email").fill(newAddress());
  await dialog.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Créer mon compte" }).click();
  await expectTexts(page, "Inscription réussie!");
  await page.getByRole("banner").getByRole("button", { name: "Se déconnecter" }).click();

  await page.goto("/");
  await button(page, "Connexion / Inscription").click();
  await dialog.getByLabel("Adresse email").fill(email);
  await dialog.getByRole("button", { name: "Mot de passe oublié ?" }).click();
  release = await hold(page, "**/api/auth/password-reset-request");
  await dialog.getByRole("button", { name: "Envoyer le lien" }).click();
  await expectTexts(page, "Envoi de la demande...");
  release();
  await expectTexts(page, "Un email de réinitialisation a été envoyé");
  await answer(page, "**/api/auth/password-reset-request", "POST", 429);
  await page.goto("/");
  await button(page, "Connexion / Inscription").click();
  await dialog.getByLabel("Adresse email").fill(email);
  await dialog.getByRole("button", { name: "Mot de passe oublié ?" }).click();
  await dialog.getByRole("button", { name: "Envoyer le lien" }).click();
  await expectTexts(page, "Veuillez patienter 10 minutes avant de refaire une autre demande.");
});

test("a new password", async ({ page }) => {
  const address = "**/api/auth/password-reset-confirm";
  await page.goto("/reset-password");
  await expectTexts(page, "Token invalide!");
  await page.goto(`/reset-password?token=${"a".repeat(43)}`);
  await page.getByLabel("Nouveau mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmation du mot de passe").fill("autre chose de long");
  const send = page.getByRole("button", { name: "Changer mon mot de passe" });
  await send.click();
  await expectTexts(page, "Les mots de passe ne correspondent pas.");
  await page.getByLabel("Confirmation du mot de passe").fill(PASSWORD);
  const release = await hold(page, address);
  await send.click();
  await expectTexts(page, "Réinitialisation du mot de passe...");
  await page.route(address, (route) => route.abort());
  release();
  await expectTexts(page, "Une erreur est survenue lors de la réinitialisation du mot de passe.");
  await page.unroute(address);
  await answer(page, address, "POST", 200, { detail: "Mot de passe réinitialisé avec succès" });
  await send.click();
  await expectTexts(page, "Mot de passe réinitialisé avec succès");
});

test("the profile", async ({ page }) => {
  await openSignedIn(page, "/account");
  await expectTexts(page, "Mon compte", "Crédits restants");
  const news = page.getByRole("checkbox", { name: "Recevoir la newsletter" });
  const release = await hold(page, "**/api/users/me", "PUT");
  const releaseOther = await hold(page, "**/api/users/me", "PATCH");
  await news.click();
  await expectTexts(page, "Mise à jour du profil...");
  release();
  releaseOther();
  await expectTexts(page, "Profil mis à jour avec succès.");
  for (const method of ["PUT", "PATCH"]) await answer(page, "**/api/users/me", method, 500);
  await news.click();
  await expectTexts(page, "Erreur lors de la mise à jour du profil.");
  await answer(page, "**/api/users/me/get_credits", "GET", 500);
  await answer(page, "**/api/users/me", "GET", 500);
  await page.goto("/account");
  await expectTexts(page, "Impossible de récupérer vos crédits.");
});

const ADVERT = `Comptable H/F – CDI, Rennes

Vos missions :
- tenir la comptabilité générale de trois sociétés

Profil recherché :
- maîtrise d’Excel indispensable, niveau avancé
- sens de la rigueur et esprit d’équipe`;
const PLANS = "**/api/interviews/plans";

test("the list of plans and its form", async ({ page }) => {
  await openSignedIn(page, "/interview-plans");
  const create = button(page, "Créer mon plan");
  await create.click();
  await expectTexts(page, "Le nom du poste est requis", "La description du poste est requise");
  await page.getByLabel("Nom du poste").fill("Zzyzx");
  await answer(page, "**/api/jobs/search/similar*", "GET", 200, { results: [], attribution: null });
  await button(page, "Chercher la fiche métier").click();
  await expectTexts(page, "Aucune fiche métier correspondante trouvée.");
  await page.unroute("**/api/jobs/search/similar*");
  await answer(page, "**/api/jobs/search/similar*", "GET", 500);
  await button(page, "Chercher la fiche métier").click();
  await expectTexts(page, "Erreur lors de la recherche de fiches métier");
  await page.getByLabel("Nom du poste").fill("Comptable");
  await page.getByLabel("Description du poste").fill(ADVERT);
  await page.route(PLANS, (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await create.click();
  await expectTexts(
    page,
    "Une erreur est survenue lors de la création du plan d'entretien. Veuillez réessayer.",
  );
  await page.unroute(PLANS);
  await answer(page, PLANS, "POST", 402, { detail: "Crédits insuffisants", code: "credits_insufficient" });
  await create.click();
  await expectTexts(page, "Crédits insuffisants (1 crédit nécessaire pour créer un plan d'entretien)");
  await page.unroute(PLANS);
  await create.click();
  await expectTexts(page, "Plan d'entretien créé avec succès !");
  await answer(page, PLANS, "GET", 500);
  await page.goto("/interview-plans");
  await expectTexts(page, "Impossible de charger vos plans d'entretien. Veuillez réessayer.");
});

test("a plan: its questions, its skills, its strategy", async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const token = await openSignedIn(page, "/interview-plans");
  const made = await page.request.post("/api/interviews/plans", {
    data: { job_title: "Comptable", job_description: ADVERT },
    headers: { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
  });
  const { id } = (await made.json()) as { id: string };
  const address = `**/api/interviews/plans/${id}`;
  const release = await hold(page, address, "GET");
  await page.goto(`/interview-plans/${id}`);
  await expectTexts(page, "Chargement du plan d'entretien...");
  release();
  await expectTexts(
    page,
    "Plan d'entretien",
    "Retour aux plans",
    "Supprimer",
    "Créé le",
    "Description du poste",
  );
  await expectTexts(page, "Questions d'entretien", "Générer 10 nouvelles questions", "Ajouter une question");
  await expectTexts(page, "Copier", "Éditer", "Compétences requises", "Hard Skills", "Soft Skills", "Niveau");
  await expectTexts(page, "Stratégie d'entretien personnalisée", "Créer ma stratégie d'entretien");

  const questions = page.getByRole("region", { name: "Questions d’entretien" });
  const rows = questions.locator("li:has(button[data-edit])");
  const asked = `${address}/questions`;
  await questions.getByRole("button", { name: "Ajouter une question" }).click();
  await expectTexts(page, "Annuler", "Saisissez votre nouvelle question...", "Ajouter");
  await page.getByLabel("Votre nouvelle question").fill("Que savez-vous de Sage ?");
  await page.route(asked, (route) => route.abort());
  const add = questions.getByRole("button", { name: "Ajouter", exact: true });
  await add.click();
  await expectTexts(page, "Erreur lors de l'ajout de la question");
  await page.unroute(asked);
  const added = await hold(page, asked);
  await add.click();
  await expectTexts(page, "Ajout en cours...");
  added();
  await expectTexts(page, "Question ajoutée avec succès");

  await rows.last().getByRole("button", { name: "Éditer" }).click();
  await expectTexts(page, "Modifier la question...", "Enregistrer", "Annuler");
  await page.getByPlaceholder("Modifier la question...").fill("Que savez-vous faire avec Sage ?");
  await page.route(`${asked}/*`, (route) => route.abort());
  await button(page, "Enregistrer").click();
  await expectTexts(page, "Erreur lors de la mise à jour de la question");
  await page.unroute(`${asked}/*`);
  await button(page, "Enregistrer").click();
  await expectTexts(page, "Question mise à jour avec succès");

  await rows.last().getByRole("button", { name: "Copier" }).click();
  await expectTexts(page, "Question copiée dans le presse-papier");
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    document.execCommand = () => false;
  });
  await rows.last().getByRole("button", { name: "Copier" }).click();
  await expectTexts(page, "Impossible de copier la question");

  const example = () => rows.first().getByRole("button", { name: /^Générer un exemple de réponse/ });
  await page.route(`${asked}/*/generate-answer*`, (route) => route.abort());
  await example().click();
  await expectTexts(page, "Erreur lors de la génération de la réponse");
  await page.unroute(`${asked}/*/generate-answer*`);
  await example().click();
  await expectTexts(page, "Réponse générée avec succès", "Masquer l'exemple de réponse");
  await rows.first().getByRole("button", { name: "Masquer l’exemple de réponse" }).click();
  await expectTexts(page, "Voir l'exemple de réponse");

  const confirm = (name: string) => page.getByRole("alertdialog").getByRole("button", { name }).click();
  await page.route(`${address}/generate-questions`, (route) => route.abort());
  await questions.getByRole("button", { name: "Générer 10 nouvelles questions" }).click();
  await expectTexts(
    page,
    "Cette action va générer 10 nouvelles questions et consommera 1 crédit. Voulez-vous continuer ?",
  );
  await confirm("Continuer");
  await expectTexts(page, "Erreur lors de la génération des questions. Vérifiez vos crédits disponibles.");
  await page.unroute(`${address}/generate-questions`);
  const generated = await hold(page, `${address}/generate-questions`);
  await questions.getByRole("button", { name: "Générer 10 nouvelles questions" }).click();
  await confirm("Continuer");
  await expectTexts(page, "Génération en cours...");
  generated();
  await expectTexts(page, "10 nouvelles questions ont été générées avec succès");

  await page.route(`${asked}/*`, (route) => route.abort());
  await rows.last().getByRole("button", { name: "Supprimer" }).click();
  await expectTexts(page, "Êtes-vous sûr de vouloir supprimer cette question ?");
  await confirm("Supprimer");
  await expectTexts(page, "Erreur lors de la suppression de la question");
  await page.unroute(`${asked}/*`);
  await rows.last().getByRole("button", { name: "Supprimer" }).click();
  await confirm("Supprimer");
  await expectTexts(page, "Question supprimée avec succès");

  await button(page, "Créer ma stratégie d’entretien").click();
  const strategy = button(page, "Générer ma stratégie");
  await strategy.click();
  await expectTexts(page, "Veuillez saisir le contenu de votre CV");
  await page.getByLabel("Votre CV", { exact: true }).fill("Comptable, 2019-2024\nExcel : tableaux croisés");
  await page.route(`${address}/generate-strategy`, (route) => route.abort());
  await strategy.click();
  await expectTexts(page, "Erreur lors de la génération de la stratégie. Vérifiez vos crédits disponibles.");
  await page.unroute(`${address}/generate-strategy`);
  await strategy.click();
  await expectTexts(page, "Stratégie d'entretien générée avec succès !");

  await page.route(address, (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  await button(page, "Supprimer").click();
  await expectTexts(page, "Êtes-vous sûr de vouloir supprimer ce plan d'entretien ?");
  await confirm("Supprimer");
  await expectTexts(page, "Erreur lors de la suppression du plan d'entretien");
  await page.unroute(address);
  await button(page, "Supprimer").click();
  await confirm("Supprimer");
  await expectTexts(page, "Plan d'entretien supprimé avec succès");
});

test("a plan without questions or skills, one that is not there, one without a name", async ({ page }) => {
  const token = await openSignedIn(page, "/interview-plans");
  const headers = { authorization: `Bearer ${token}` };
  const made = await page.request.post("/api/interviews/plans", {
    data: { job_title: "Comptable", job_description: ADVERT },
    headers: { ...headers, "idempotency-key": randomUUID() },
  });
  const plan = await made.json();
  const address = `**/api/interviews/plans/${plan.id}`;
  const read = await (await page.request.get(`/api/interviews/plans/${plan.id}`, { headers })).json();
  const bare = { ...read, interview_questions: [], interview_skills: { hard_skills: [], soft_skills: [] } };
  await answer(page, address, "GET", 200, bare);
  await page.goto(`/interview-plans/${plan.id}`);
  await expectTexts(page, "Aucune question d'entretien n'a été ajoutée.");
  await expectTexts(page, 'Cliquez sur "Ajouter une question" pour commencer.');
  await expectTexts(
    page,
    "Aucune compétence technique identifiée.",
    "Aucune compétence comportementale identifiée.",
  );
  await page.unroute(address);
  const profile = await (await page.request.get("/api/users/me", { headers })).json();
  await answer(page, "**/api/users/me", "GET", 200, { ...profile, credits: 0 });
  await page.goto(`/interview-plans/${plan.id}`);
  await expectTexts(page, "Questions d'entretien");
  await expect(page.getByRole("banner").getByText("0", { exact: true })).toBeVisible();
  await button(page, /^Générer un exemple de réponse/).click();
  await expectTexts(page, "Crédits insuffisants pour générer une réponse");
  await answer(page, address, "GET", 500);
  await page.goto(`/interview-plans/${plan.id}`);
  await expectTexts(page, "Impossible de charger le plan d'entretien. Veuillez réessayer.");
  await page.goto(`/interview-plans/${randomUUID()}`);
  await expectTexts(page, "Erreur", "Plan d'entretien non trouvé", "Retour aux plans d'entretien");
  await page.goto("/interview-plans/%20");
  await expectTexts(page, "ID du plan non spécifié");
});

/** A recording without speech: quiet noise, 8 bits at 8 kHz. */
function makeWav(seconds: number): Buffer {
  const rate = 8000;
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + rate * seconds, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const)
    header.writeUInt16LE(value, at);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.write("data", 36);
  header.writeUInt32LE(rate * seconds, 40);
  return Buffer.concat([
    header,
    Buffer.from(Uint8Array.from({ length: rate * seconds }, (_, at) => 120 + (at % 17))),
  ]);
}

test("the voice: what is refused, and what is under way", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await openSignedIn(page, "/pitch");
  await page.getByRole("radio", { name: "Produit" }).click();
  await page.getByRole("radio", { name: "Voix" }).click();
  await submitPitch(page);
  await expectTexts(page, "Veuillez enregistrer ou uploader votre pitch audio");
  const file = page.locator("input[type=file]");
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType, buffer });
  await choose("notes.txt", "text/plain", Buffer.from("Des notes"));
  await expectTexts(page, "Le fichier doit être au format WAV");
  await choose("court.wav", "audio/wav", makeWav(5));
  await expectTexts(page, "La durée du fichier doit être d'au moins 30 secondes");
  await choose("long.wav", "audio/wav", makeWav(302));
  await expectTexts(page, "La durée du fichier ne doit pas dépasser 5 minutes");
  await choose("abime.wav", "audio/wav", Buffer.from("RIFF, et puis plus rien de lisible"));
  await expectTexts(page, "Le fichier audio est corrompu ou non supporté");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await page.getByRole("button", { name: "Enregistrer sans test" }).click();
  await expectTexts(page, "Impossible d'accéder au microphone");
  await choose("pitch.wav", "audio/wav", makeWav(40));
  const release = await hold(page, "**/api/pitches/upload-audio");
  await submitPitch(page);
  await expectTexts(page, "Transcription du fichier audio");
  release();
});

test("a payment that failed, a server that says nothing", async ({ page }) => {
  await openSignedIn(page, "/");
  await answer(page, "**/api/payments/confirm-checkout-session", "POST", 200, {
    state: "failed",
    purchased: 0,
    credits: 20,
  });
  await page.goto("/checkout?session_id=cs_test_0123456789abcdef");
  await expectTexts(page, "Une erreur est survenue lors du paiement");
  await page.unroute("**/api/payments/confirm-checkout-session");
  await answer(page, "**/api/payments/confirm-checkout-session", "POST", 500);
  await page.goto("/checkout?session_id=cs_test_0123456789abcdef");
  await expectTexts(page, "Une erreur inattendue est survenue");
});
