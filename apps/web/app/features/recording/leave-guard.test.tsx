import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { LeaveGuard } from "./leave-guard.tsx";

/** Run when the user agrees in the dialog. */
let loseTake: () => void;

/** The analysis page and the history, under one parent route. */
function open(isSent = false) {
  const onLeave = vi.fn<() => void>();
  function Guarded() {
    const [hasTake, setTake] = useState(true);
    loseTake = () => setTake(false);
    return (
      <>
        <LeaveGuard lostWith={hasTake ? "page" : "nothing"} isSent={hasTake && isSent} onLeave={onLeave} />
        <Link to="/history">Historique</Link>
      </>
    );
  }
  const children = [
    { path: "/pitch", element: <Guarded /> },
    { path: "/history", element: "Vos analyses" },
  ];
  const router = createMemoryRouter([{ element: <Outlet />, children }], { initialEntries: ["/pitch"] });
  render(<RouterProvider router={router} />);
  return onLeave;
}

test("a take is given up by the one who agrees to lose it, and by nobody else", async () => {
  const onLeave = open();
  await userEvent.click(screen.getByRole("link"));
  expect(await screen.findByText(/il sera effacé/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Rester" }));
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("link"));
  await userEvent.click(await screen.findByRole("button", { name: "Quitter et le perdre" }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(await screen.findByText("Vos analyses")).toBeTruthy();
});

test("of a take that was sent, it is said how long the server has it", async () => {
  open(true);
  await userEvent.click(screen.getByRole("link"));
  expect(await screen.findByText(/notre serveur le supprimera au bout de 24.heures/u)).toBeTruthy();
  expect(screen.queryByText(/n’a pas été envoyé/)).toBeNull();
});

test("what was asked stands until the dialog has gone, though the take goes first", async () => {
  open(true);
  await userEvent.click(screen.getByRole("link"));
  await screen.findByText(/Il a été envoyé/);
  act(() => loseTake());
  expect(screen.getByText(/Il a été envoyé/)).toBeTruthy();
});
