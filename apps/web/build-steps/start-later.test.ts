import { expect, test } from "vitest";
import { startLater } from "./start-later.ts";

const page = (root: string) =>
  `<html ${root}><head><link rel="modulepreload" href="/assets/a.js"/></head><body><script type="module" async="">import "/assets/a.js";</script></body></html>`;

test("the scripts of a page that can wait are neither fetched nor run before the first sign of life", () => {
  const written: string[] = [];
  const html = startLater(page('lang="fr" data-start="later"'), (script) => {
    written.push(script);
    return "/assets/start.js";
  });
  expect(written).toEqual(['import "/assets/a.js";']);
  expect(html).not.toContain("<link");
  expect(html).not.toContain('type="module"');
  expect(html).toContain('import("/assets/start.js")');
  expect(html).toContain('["/assets/a.js"]');
});

test("any other page is left as it is", () => {
  expect(startLater(page('lang="fr"'), () => "")).toBe(page('lang="fr"'));
});
