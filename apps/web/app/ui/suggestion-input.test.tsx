import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { SuggestionInput } from "./suggestion-input.tsx";

beforeAll(() => void (Element.prototype.scrollIntoView = () => {}));

function Sample() {
  const [value, setValue] = useState("Manager");
  return (
    <SuggestionInput
      id="f"
      listLabel="Idées"
      items={["Responsable RH", "Manager", "Élève"]}
      value={value}
      onChange={setValue}
    />
  );
}
const input = () => screen.getByRole<HTMLInputElement>("combobox");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = () =>
  document.getElementById(input().getAttribute("aria-activedescendant") ?? "")?.textContent;

test("a value that is there filters nothing; arrows walk round and Enter takes", async () => {
  const user = userEvent.setup();
  render(<Sample />);
  input().focus();
  await user.keyboard("{ArrowDown}");
  expect(options()).toHaveLength(3);
  expect(active()).toBe("Manager");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toBe("Responsable RH");
  await user.keyboard("{Enter}");
  expect(input().value).toBe("Responsable RH");
  expect(options()).toEqual([]);
});

test("typing filters without accents, any text stays, Escape closes", async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.clear(input());
  await user.type(input(), "ele");
  expect(options()).toEqual(["Élève"]);
  await user.keyboard("{Escape}");
  expect(input().getAttribute("aria-expanded")).toBe("false");
  await user.type(input(), "x");
  expect(options()).toEqual([]);
  expect(input().value).toBe("elex");
});
