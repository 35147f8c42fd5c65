import { expectNoFault } from "./expect-no-fault.ts";
import { expect, readPitch, test } from "./journeys.ts";
import { openWithPitches } from "./stored-pitches.ts";

test("a change of the rewriting is refused with the keyboard, taken back, and the rest becomes the next draft", async ({
  page,
  baseURL,
}) => {
  const speech = readPitch("perso");
  const content = speech.content.replaceAll(/(?<=\. )([A-ZÀÉ])/g, "Euh, du coup, $1");
  await openWithPitches(page, baseURL!, [{ ...speech, content }], ([id]) => `/history/${id}`);

  const changes = page.getByRole("button", { name: /Euh, du coup/, pressed: true });
  await expect(changes.first()).toBeVisible();
  const all = await changes.count();
  expect(all).toBeGreaterThan(3);
  const card = page.getByRole("article").filter({ has: page.getByRole("button", { name: "Tout refuser" }) });
  const words = async () => Number(/(\d+)\smots\s·/.exec(await card.innerText())![1]);
  const retouched = await words();

  await changes.first().focus();
  await page.keyboard.press("Enter");
  await expect(changes).toHaveCount(all - 1);
  expect(await words()).toBe(retouched + 3);
  await expectNoFault(page, "a refused change");

  await page.getByRole("button", { name: "Tout refuser" }).click();
  await expect(page.getByRole("heading", { name: "Votre texte, tel que vous l’avez écrit" })).toBeVisible();
  await expect(changes).toHaveCount(0);
  await page.getByRole("button", { name: "Tout garder" }).click();
  await expect(changes).toHaveCount(all);

  await page.getByRole("button", { name: "Partir de cette version" }).click();
  await expect(page).toHaveURL(/\/pitch/);
  await expect(page.getByRole("textbox", { name: "Votre pitch" })).not.toHaveValue(/Euh/);
  await expect(page.getByRole("textbox", { name: "Votre pitch" })).toHaveValue(/Monique/);
});
