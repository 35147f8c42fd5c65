import { newAddress, PASSWORD, readPitch } from "./journeys.ts";
import { tabTo } from "./tab-to.ts";
import {
  credits,
  expect,
  expectReport,
  listen,
  record,
  reviewTitle,
  stop,
  test,
  transcript,
  waitForClock,
} from "./voice-journeys.ts";

test(
  "a voice goes from the record screen to its report by keyboard alone",
  { tag: "@long" },
  async ({ page }) => {
    const press = (key: string) => page.keyboard.press(key);
    await page.goto("/pitch");
    await expect(page.getByRole("textbox", { name: /^Votre réponse/ })).toBeEnabled();
    await tabTo(page, "Question d’entretien");
    await page.keyboard.insertText(readPitch("rh").question ?? "");
    await press("Escape");
    await tabTo(page, "Texte");
    await press("ArrowRight");
    await expect(page.getByRole("dialog").getByLabel("Adresse email")).toBeFocused();
    await page.keyboard.insertText(newAddress());
    await tabTo(page, "Mot de passe");
    await page.keyboard.insertText(PASSWORD);
    await press("Enter");
    await expect(page.getByRole("radio", { name: "Voix" })).toBeFocused();

    await tabTo(page, "Enregistrer");
    await expect(record(page)).toBeFocused();
    await press("Enter");
    await expect(page.getByRole("heading", { name: "Vos enregistrements" })).toBeFocused();
    await tabTo(page, "Enregistrer sans test");
    await press("Enter");
    await expect(stop(page)).toBeFocused();
    await waitForClock(page, "0:33");
    await press("Enter");
    await expect(listen(page)).toBeFocused();
    await press("Enter");
    await expect(page.getByRole("button", { name: "Mettre en pause" })).toBeFocused();
    await press("Enter");

    await tabTo(page, "Analyser mon pitch");
    await press("Enter");
    await expect(reviewTitle(page)).toBeFocused();
    await tabTo(page, "Ce que vous avez dit");
    await press("Control+End");
    await page.keyboard.insertText(" Merci de votre attention.");
    await expect(transcript(page)).toHaveValue(/Merci de votre attention\.$/);
    await tabTo(page, "Lancer l’analyse");
    await press("Enter");
    await expectReport(page);
    await expect(credits(page, 17)).toBeVisible();

    await tabTo(page, "Écouter l");
    await press("Enter");
    await expect(page.getByRole("button", { name: "Mettre en pause" })).toBeFocused();
  },
);
