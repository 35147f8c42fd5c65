import { expectNoFault } from "./expect-no-fault.ts";
import { TRANSCRIPTION_MODEL } from "./transcription-server.ts";
import {
  analyse,
  credits,
  expect,
  expectReport,
  importSpeech,
  listen,
  openRecorder,
  record,
  recordUntil,
  reviewTitle,
  speech,
  stop,
  submit,
  taken,
  test,
  transcript,
  waitForClock,
} from "./voice-journeys.ts";

test("a pitch goes from the microphone to a report out of 100, by way of its corrected words", async ({
  page,
}) => {
  await openRecorder(page);
  await expectNoFault(page, "record screen");
  await record(page).click();
  await expect(page.getByRole("heading", { name: "Vos enregistrements" })).toBeFocused();
  await expect(page.getByRole("checkbox", { name: /^Garder l’enregistrement/ })).not.toBeChecked();
  await expectNoFault(page, "notice");
  await page.getByRole("button", { name: "Tester mon micro" }).click();
  await expect(page.getByText("On vous entend bien.")).toBeVisible();
  await page.getByRole("button", { name: "Commencer l’enregistrement" }).click();

  await expect(stop(page)).toBeVisible();
  await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
  await waitForClock(page, "0:05");
  await expectNoFault(page, "recording");
  await waitForClock(page, "0:33");
  await stop(page).click();
  await expect(listen(page)).toBeFocused();
  await expect(taken(page)).toBeVisible();
  await expectNoFault(page, "take");

  await submit(page).click();
  await expect(reviewTitle(page)).toBeFocused();
  await expect(page.getByText(`modèle ${TRANSCRIPTION_MODEL}`)).toBeVisible();
  const words = await transcript(page).inputValue();
  expect(speech?.text.startsWith(words)).toBe(true);
  await expect(credits(page, 20)).toBeVisible();
  await expectNoFault(page, "transcript");

  await transcript(page).fill(words.replace("coordinatrice", "responsable"));
  await analyse(page).click();
  await expectReport(page);
  await expect(credits(page, 17)).toBeVisible();
  for (const label of ["Débit de parole", "Fluidité", "Rythme", "Mots de remplissage"])
    await expect(page.getByRole("heading", { name: label }).first()).toBeVisible();
});

test(
  "a take under 30 seconds cannot be sent, and says why; a new one replaces it",
  { tag: "@long" },
  async ({ page }) => {
    await openRecorder(page);
    await submit(page).click();
    await expect(page.getByText("Veuillez enregistrer ou uploader votre pitch audio")).toBeVisible();
    await expect(record(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Enregistrer sans test" }).click();
    await waitForClock(page, "0:02");
    await stop(page).click();
    await expect(page.getByText(/^Durée\s: 0:0\d\. Recommencez/)).toBeVisible();
    await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
    await expect(submit(page)).toHaveAccessibleDescription(/Il faut au moins 30 secondes de voix/);

    await page.getByRole("link", { name: "Historique" }).first().click();
    const leaving = page.getByRole("alertdialog", { name: "Perdre cet enregistrement ?" });
    await leaving.getByRole("button", { name: "Rester" }).click();
    await expect(page).toHaveURL(/\/pitch/);
    await page.getByRole("button", { name: "Recommencer" }).click();
    await expect(stop(page)).toBeVisible();
    await waitForClock(page, "0:01");
    await page.getByRole("radio", { name: "Texte" }).click();
    await page.getByRole("button", { name: "Passer au texte" }).click();
    await expect(page.getByRole("textbox", { name: /^Votre réponse/ })).toBeVisible();
  },
);

test("an unplugged headset keeps what was said", async ({ page }) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      addEventListener("unplug", () => stream.getAudioTracks()[0]?.dispatchEvent(new Event("ended")));
      return stream;
    };
  });
  await openRecorder(page);
  await recordUntil(page, "0:02");
  await page.evaluate(() => dispatchEvent(new Event("unplug")));
  await expect(page.getByText(/Le microphone a été débranché/).last()).toBeVisible();
  await expect(listen(page)).toBeFocused();
});

test(
  "a file is judged before a byte is sent, and a lost connection keeps it",
  { tag: "@long" },
  async ({ page }) => {
    const sent: string[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname),
    );
    await openRecorder(page);
    const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.locator("input[type=file]").setInputFiles(file);

    await choose({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("bonjour") });
    await expect(page.getByText("Le fichier doit être au format WAV")).toBeVisible();
    await choose({ name: "abime.wav", mimeType: "audio/wav", buffer: Buffer.from("RIFF....WAVEabc") });
    await expect(page.getByText("Le fichier audio est corrompu ou non supporté")).toBeVisible();
    await choose({ name: "court.wav", mimeType: "audio/wav", buffer: makeWav(29) });
    await expect(page.getByText("La durée du fichier doit être d'au moins 30 secondes")).toBeVisible();
    await choose({ name: "long.wav", mimeType: "audio/wav", buffer: makeWav(301) });
    await expect(page.getByText("La durée du fichier ne doit pas dépasser 5 minutes")).toBeVisible();
    expect(sent.filter((path) => path.includes("upload"))).toEqual([]);

    await importSpeech(page);
    await page.route("**/pitches/upload-audio*", (route) => route.abort("connectionreset"));
    await submit(page).click();
    const retry = page.getByRole("button", { name: "Réessayer" });
    await expect(retry).toBeVisible();
    await expect(taken(page)).toBeVisible();
    await page.unroute("**/pitches/upload-audio*");
    await retry.click();
    await expect(transcript(page)).not.toHaveValue("");
  },
);

/** Silence of a given length: 8 kHz, 16 bit, mono. */
function makeWav(seconds: number): Buffer {
  const data = seconds * 16_000;
  const wav = Buffer.alloc(44 + data);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + data, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(16_000, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(data, 40);
  return wav;
}
