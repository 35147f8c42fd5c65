import { expect, test } from "vitest";
import { lightenPage } from "./lighten-page.ts";

const PAGE = [
  `<head><link rel="preload" as="font" href="/assets/f.woff2"/>`,
  `<link rel="modulepreload" href="/assets/a.js"/>`,
  `<link rel="stylesheet" href="/assets/app.css"/></head>`,
].join("");

test("styles stand in the page, their sheet is not fetched, scripts come last", () => {
  const light = lightenPage(PAGE, (address) => `/* ${address} */ a{content:"$&"}`);
  expect(light).toBe(
    [
      `<head><link rel="preload" as="font" href="/assets/f.woff2"/>`,
      `<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>`,
      `<style>/* /assets/app.css */ a{content:"$&"}</style>`,
      `<link disabled="" media="not all" rel="stylesheet" href="/assets/app.css"/></head>`,
    ].join(""),
  );
});

test("a sheet that would end its own element is refused", () => {
  expect(() => lightenPage(PAGE, () => `a{content:"</style>"}`)).toThrow("/assets/app.css");
});

test("in a page with a nonce its styles carry it", () => {
  expect(lightenPage(`<link nonce="n1" rel="stylesheet" href="/a.css"/>`, () => "a{}")).toBe(
    `<style nonce="n1">a{}</style><link disabled="" media="not all" nonce="n1" rel="stylesheet" href="/a.css"/>`,
  );
});
