import { expect, test } from "vitest";
import { lightenPage } from "./lighten-page.ts";

const PAGE = [
  `<head><link rel="preload" as="font" href="/assets/f.woff2"/>`,
  `<link rel="modulepreload" href="/assets/a.js"/>`,
  `<link rel="stylesheet" href="/assets/app.css"/></head>`,
].join("");

test("styles stand in the page, their sheet is not fetched, scripts come last", () => {
  const light = lightenPage(PAGE, (address) => ({ styles: `/* ${address} */ a{content:"$&"}`, more: false }));
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
  expect(() => lightenPage(PAGE, () => ({ styles: `a{content:"</style>"}`, more: false }))).toThrow(
    "/assets/app.css",
  );
});

test("in a page with a nonce its styles carry it", () => {
  expect(
    lightenPage(`<link nonce="n1" rel="stylesheet" href="/a.css"/>`, () => ({ styles: "a{}", more: false })),
  ).toBe(
    `<style nonce="n1">a{}</style><link disabled="" media="not all" nonce="n1" rel="stylesheet" href="/a.css"/>`,
  );
});

test("a sheet that has more to say is marked for the script of the page, and read at once where no script runs", () => {
  expect(lightenPage(`<link rel="stylesheet" href="/a.css"/>`, () => ({ styles: "a{}", more: true }))).toBe(
    `<style>a{}</style><link data-more="" disabled="" media="not all" rel="stylesheet" href="/a.css"/><noscript><link rel="stylesheet" href="/a.css"/></noscript>`,
  );
});
