import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { attachToaster } from "../lib/notify.ts";
import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { CopyButton } from "./copy-button.tsx";
import { IconButton } from "./icon-button.tsx";
import { LoadMore } from "./load-more.tsx";
import { Menu } from "./menu.tsx";
import { SearchField } from "./search-field.tsx";
import { Switch } from "./switch.tsx";
import { Tabs } from "./tabs.tsx";

const spy = () => vi.fn<() => void>();
// jsdom has none: the next file in the same window must not find ours.
const { execCommand } = document;
afterEach(() => {
  document.execCommand = execCommand;
  vi.restoreAllMocks();
});

test("a busy button keeps its focus and its name, and ignores clicks", async () => {
  const onClick = spy();
  const user = userEvent.setup();
  render(
    <Button busy onClick={onClick}>
      Enregistrer
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Enregistrer" });
  await user.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(onClick).not.toHaveBeenCalled();
});

async function confirmDialog(busy = false) {
  const acts = { onConfirm: spy(), onCancel: spy() };
  render(
    <ConfirmDialog
      open
      busy={busy}
      title="Supprimer ce pitch ?"
      description="Ses versions le seront aussi."
      confirmLabel="Supprimer"
      cancelLabel="Annuler"
      {...acts}
    />,
  );
  await screen.findByRole("alertdialog");
  return { ...acts, user: userEvent.setup() };
}

test("a confirmation starts on what loses nothing; Escape cancels", async () => {
  const { user, onConfirm, onCancel } = await confirmDialog();
  expect(screen.getByRole("alertdialog", { name: "Supprimer ce pitch ?" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Annuler" })));
  await user.keyboard("{Escape}");
  expect(onCancel).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "Supprimer" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test("while the confirmed act runs, nothing answers a second time", async () => {
  const { user, onConfirm, onCancel } = await confirmDialog(true);
  await user.click(screen.getByRole("button", { name: "Supprimer" }));
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  await user.keyboard("{Escape}");
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
});

function Views() {
  const [view, setView] = useState<"a" | "b">("a");
  return (
    <Tabs
      label="Vues"
      tabs={[
        { value: "a", label: "Texte", content: <p>le texte</p> },
        { value: "b", label: "Voix", content: <p>la voix</p> },
      ]}
      value={view}
      onChange={setView}
    />
  );
}

test("arrows move between tabs, and the panel follows", async () => {
  const user = userEvent.setup();
  render(<Views />);
  expect(screen.getByRole("tabpanel", { name: "Texte" }).textContent).toBe("le texte");
  screen.getByRole("tab", { name: "Texte" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Voix" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tabpanel", { name: "Voix" }).textContent).toBe("la voix");
});

test("a menu acts, leads elsewhere, and gives the focus back", async () => {
  const onChoose = spy();
  const user = userEvent.setup();
  render(
    <Menu
      trigger={<IconButton label="Actions">…</IconButton>}
      groups={[
        [{ label: "Ouvrir", to: "/history" }],
        [{ label: "Supprimer", isDestructive: true, onChoose }],
      ]}
    />,
    { wrapper: MemoryRouter },
  );
  const trigger = screen.getByRole("button", { name: "Actions" });
  await user.click(trigger);
  expect((await screen.findByRole("menuitem", { name: "Ouvrir" })).getAttribute("href")).toBe("/history");
  await user.click(screen.getByRole("menuitem", { name: "Supprimer" }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  // The focus comes back a moment after the menu has gone.
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test.each([
  ["checkbox", Checkbox],
  ["switch", Switch],
] as const)(
  "a %s is ticked by its words or by the keyboard, and its hint is read with it",
  async (role, Control) => {
    function Sample() {
      const [checked, setChecked] = useState(false);
      return (
        <Control
          id="c"
          label="Recevoir les nouvelles"
          hint="Une par mois"
          checked={checked}
          onChange={setChecked}
        />
      );
    }
    const user = userEvent.setup();
    render(<Sample />);
    const control = screen.getByRole(role, { name: "Recevoir les nouvelles" });
    expect(document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Une par mois",
    );
    await user.click(screen.getByText("Recevoir les nouvelles"));
    expect(control.getAttribute("aria-checked")).toBe("true");
    control.focus();
    await user.keyboard(" ");
    expect(control.getAttribute("aria-checked")).toBe("false");
  },
);

test("the end of a list says how much is shown, and offers more only while there is more", async () => {
  const onMore = spy();
  const user = userEvent.setup();
  const { rerender } = render(<LoadMore shown={20} total={45} busy={false} onMore={onMore} />);
  expect(screen.getByText("20 sur 45")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Voir plus" }));
  expect(onMore).toHaveBeenCalledTimes(1);
  rerender(<LoadMore shown={45} total={45} busy={false} onMore={onMore} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("Escape and the cross empty a search, and the focus stays in its field", async () => {
  function Sample() {
    const [value, setValue] = useState("");
    return <SearchField id="s" label="Rechercher un pitch" value={value} onChange={setValue} />;
  }
  const user = userEvent.setup();
  render(<Sample />);
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Rechercher un pitch" });
  await user.type(field, "levée");
  await user.keyboard("{Escape}");
  expect(field.value).toBe("");
  await user.type(field, "levée");
  await user.click(screen.getByRole("button", { name: "Effacer la recherche" }));
  expect(field.value).toBe("");
  expect(document.activeElement).toBe(field);
});

test.each([
  [true, "Copié", "success"],
  [false, "Copie impossible", "error"],
] as const)("a copy says whether it worked: %s", async (works, text, kind) => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(() =>
    works ? Promise.resolve() : Promise.reject(new Error("refused")),
  );
  document.execCommand = () => works;
  const notices: { text: string; kind: string }[] = [];
  const detach = attachToaster((notice) => notices.push(notice));
  render(
    <CopyButton
      text="mon pitch"
      label="Copier le pitch"
      said={{ copied: "Copié", failed: "Copie impossible" }}
    >
      Copier
    </CopyButton>,
  );
  await user.click(screen.getByRole("button", { name: "Copier le pitch" }));
  await waitFor(() => expect(notices).toMatchObject([{ text, kind }]));
  detach();
});
