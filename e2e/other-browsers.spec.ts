import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { type Driven, hasFirefox, hasWebKit, startFirefox, startWebKit, until } from "./drive-browser.ts";
import { expect, newAddress, PASSWORD, readPitch, test } from "./journeys.ts";
import { speak, SPOKEN_TEXT } from "./speak.ts";

/** Finds visible elements by label or text, but not behind a closed dialog. */
const HELPERS = `
  const named = (element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const inSight = (element) => element.getClientRects().length > 0;
  const button = (name) => [...document.querySelectorAll("button, a, label")].findLast((each) => inSight(each) && !each.disabled && named(each) === name);
  const field = (label) => { const of = [...document.querySelectorAll("label")].find((each) => inSight(each) && each.textContent.trim() === label); return of && document.getElementById(of.htmlFor); };
`;
const inPage = (body: string) => `(async () => { ${HELPERS} ${body} })()`;

/** Clicks once the element stands still and nothing covers it. */
async function click(browser: Driven, name: string): Promise<void> {
  let last = "";
  const place = await until(`« ${name} »`, async () => {
    const found = await browser.read<{ x: number; y: number } | null>(
      inPage(`const found = button(${JSON.stringify(name)});
        if (!found) return null;
        found.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = found.getBoundingClientRect();
        const place = { x: left + width / 2, y: top + height / 2 };
        const hit = document.elementFromPoint(place.x, place.y);
        return hit && found.contains(hit) ? place : null;`),
    );
    const isStill = found !== null && JSON.stringify(found) === last;
    last = JSON.stringify(found);
    return isStill && found;
  });
  await browser.clickAt(place.x, place.y);
}

async function fill(browser: Driven, label: string, value: string): Promise<void> {
  await until(`the field « ${label} »`, () =>
    browser.read<boolean>(
      inPage(`const input = field(${JSON.stringify(label)});
        if (!input || input.matches(":disabled")) return false;
        const proto = input.tagName === "TEXTAREA" ? HTMLTextAreaElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(proto.prototype, "value").set.call(input, ${JSON.stringify(value)});
        input.dispatchEvent(new Event("input", { bubbles: true }));
        return true;`),
    ),
  );
}

/** Chooses a file as the browser's dialog would, by putting its bytes in the input's file list. */
async function choose(browser: Driven, path: string): Promise<void> {
  const base64 = readFileSync(path).toString("base64");
  await until("the choice of a file", () =>
    browser.read<boolean>(
      inPage(`const input = document.querySelector("input[type=file]");
        if (!input) return false;
        const bytes = Uint8Array.from(atob(${JSON.stringify(base64)}), (c) => c.charCodeAt(0));
        const list = new DataTransfer();
        list.items.add(new File([bytes], "pitch.wav", { type: "audio/wav" }));
        input.files = list.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
        return true;`),
    ),
  );
}

const says = (browser: Driven, pattern: string) =>
  until(`the words ${pattern}`, () =>
    browser.read<boolean>(
      inPage(`return new RegExp(${JSON.stringify(pattern)}).test(document.body.innerText);`),
    ),
  );

/** From a new account to the printed report of a recording. */
async function rehearse(browser: Driven, name: string): Promise<void> {
  const url = process.env.E2E_URL!;
  const speech = speak(SPOKEN_TEXT)!;
  const pitch = readPitch("rh");
  await browser.go(`${url}/pitch`);
  await fill(browser, "Votre audience", pitch.audience);
  await fill(browser, "Votre objectif", pitch.target);
  await fill(browser, "Question d’entretien", pitch.question ?? "");
  await click(browser, "Voix");
  await fill(browser, "Adresse email", newAddress());
  await fill(browser, "Mot de passe", PASSWORD);
  await click(browser, "Créer mon compte");
  await choose(browser, speech.path);
  await says(browser, "Prêt à analyser");
  // Keep the recording, so that it still exists after the reload.
  await browser.read(inPage(`document.getElementById("keep-take").click();`));
  await click(browser, "Analyser mon pitch");
  await until("the words of the recording", () =>
    browser.read<boolean>(inPage(`return (field("Ce que vous avez dit")?.value ?? "") !== "";`)),
  );
  await click(browser, "Lancer l’analyse");
  await until("the address of the report", () =>
    browser.read<boolean>(inPage(`return /^.history.[0-9a-f-]{36}$/.test(location.pathname);`)),
  ).catch(async (error: Error) => {
    const shown = await browser.read<string>("document.body.innerText");
    throw new Error(`${error.message}; the page says: ${shown.slice(0, 1500)}`);
  });

  // After a reload the sound comes from the server: one click must play it.
  await browser.go(await browser.read<string>("location.href"));
  await click(browser, "Écouter l’enregistrement");
  await until("sound that plays", () =>
    browser.read<boolean>(inPage(`return button("Mettre en pause") !== undefined;`)),
  );
  await click(browser, "Mettre en pause");

  const seen = await browser.read<{ over: number; underline: string; caption: number }>(
    inPage(`const link = [...document.querySelectorAll("article button, article a")].find((each) => each.textContent.includes("«"));
      const caption = document.querySelector("caption");
      return {
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        underline: link ? getComputedStyle(link).textDecorationLine : "",
        caption: caption ? caption.closest(".sr-only").getBoundingClientRect().width : 0,
      };`),
  );
  expect(seen.over, `${name} shows a page wider than its window`).toBeLessThanOrEqual(0);
  expect(seen.underline, `${name} underlines no quote`).toBe("underline");
  expect(seen.caption).toBeLessThanOrEqual(1);
}

/** PDF objects may be in compressed streams: decompress those, and skip the streams that fail. */
function countPages(pdf: Buffer): number {
  const bodies = [pdf.toString("latin1")];
  for (const { index, 0: mark } of bodies[0]!.matchAll(/stream\r?\n/g))
    try {
      bodies.push(inflateSync(pdf.subarray(index + mark.length)).toString("latin1"));
    } catch {
      // Not a compressed stream of objects: an image, a font, or a cut end.
    }
  return bodies.join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { name, has, start } of [
  { name: "Firefox", has: hasFirefox, start: startFirefox },
  { name: "WebKit", has: hasWebKit, start: startWebKit },
])
  test(
    `${name}: sign up, send a voice, read its report, hear it and print it`,
    { tag: "@long" },
    async () => {
      test.skip(!has, `${name} is not installed: NOT tested there`);
      test.skip(
        speak(SPOKEN_TEXT) === null,
        "espeak-ng is not installed: the journeys of a voice were NOT tested",
      );
      const browser = await start();
      try {
        await rehearse(browser, name);
        // WebKitGTK's driver cannot print.
        if (name === "Firefox") {
          const pages = countPages(await browser.print());
          expect(pages).toBeGreaterThan(0);
          expect(pages).toBeLessThanOrEqual(4);
        }
      } finally {
        await browser.close();
      }
    },
  );
