import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SteadyReading } from "./steady-reading.tsx";

const scrollByMock = vi.fn<(x: number, y: number) => void>();
const ABOVE = "data-height";

/** A fake layout: each element is 100 px from the top, plus what its box declares above it. */
const topOf = (element: Element) => 100 + Number(element.closest(`[${ABOVE}]`)?.getAttribute(ABOVE) ?? 0);

beforeEach(() => {
  vi.stubGlobal("scrollBy", scrollByMock);
  vi.stubGlobal("scrollY", 800);
  vi.stubGlobal("CSS", { supports: () => false });
  document.elementFromPoint = () => document.querySelector("p");
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { top: topOf(this) } as DOMRect;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollByMock.mockReset();
});

const page = (height: number, words = "Lu") => (
  <SteadyReading>
    <section {...{ [ABOVE]: height }}>
      <p key={words}>{words}</p>
    </section>
  </SteadyReading>
);

test("what grows above is scrolled away", () => {
  const { rerender } = render(page(0));
  rerender(page(260));
  expect(scrollByMock).toHaveBeenCalledExactlyOnceWith(0, 260);
});

test("words that are replaced leave their frame where it was", () => {
  const { rerender } = render(page(0));
  rerender(page(40, "Réécrit"));
  expect(scrollByMock).toHaveBeenCalledExactlyOnceWith(0, 40);
});

test("nothing is moved at the top of the page, nor where the browser holds it", () => {
  vi.stubGlobal("scrollY", 0);
  const { rerender } = render(page(0));
  rerender(page(260));
  vi.stubGlobal("scrollY", 800);
  vi.stubGlobal("CSS", { supports: () => true });
  rerender(page(0));
  expect(scrollByMock).not.toHaveBeenCalled();
});
