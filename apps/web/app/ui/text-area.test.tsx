import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TextArea } from "./text-area.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLTextAreaElement.prototype, "scrollHeight");
});

const open = (hasFieldSizing: boolean) => {
  vi.stubGlobal("CSS", { supports: () => hasFieldSizing });
  let textHeight = 120;
  Object.defineProperty(HTMLTextAreaElement.prototype, "scrollHeight", {
    configurable: true,
    get: () => textHeight,
  });
  render(<TextArea aria-label="Texte" />);
  const area = screen.getByRole<HTMLTextAreaElement>("textbox");
  return { area, becomes: (height: number) => ((textHeight = height), fireEvent.input(area)) };
};

test("without field-sizing the box takes the height of its text", () => {
  const { area, becomes } = open(false);
  expect(area.style.height).toBe("120px");
  becomes(300);
  expect(area.style.height).toBe("300px");
});

test("with field-sizing the browser does it alone", () => {
  const { area, becomes } = open(true);
  becomes(300);
  expect(area.style.height).toBe("");
});
