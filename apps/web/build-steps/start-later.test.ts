import { expect, test } from "vitest";
import { startFile, startInline, startLater } from "./start-later.ts";

const page = (root: string, nonce = "") =>
  `<html ${root}><head><link${nonce} rel="modulepreload" href="/assets/a.js"/></head><body><script${nonce} type="module" async="">import "/assets/a.js";</script></body></html>`;

test.each(["later", "painted"])("the scripts of a page that starts %s are not in its way", (when) => {
  const written: string[] = [];
  const html = startLater(page(`lang="fr" data-start="${when}"`), (script) => {
    written.push(script);
    return startFile("/assets/start.js");
  });
  expect(written).toEqual(['import "/assets/a.js";']);
  expect(html).not.toContain("<link");
  expect(html).not.toContain('type="module"');
  expect(html).toContain('import("/assets/start.js")');
  expect(html).toContain('["/assets/a.js"]');
});

test("in a page with a nonce the module stays in the page, under its nonce", () => {
  const html = startLater(page('data-start="later"', ' nonce="n+/1=="'), startInline);
  expect(html).not.toContain("<link");
  expect(html).toContain('<body><script nonce="n+/1==">(function');
  expect(html).toContain(String.raw`s.textContent="import \"/assets/a.js\";"`);
});

test("any other page is left as it is", () => {
  expect(startLater(page('lang="fr"'), () => "")).toBe(page('lang="fr"'));
});
