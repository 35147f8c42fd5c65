import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { LeaveGuard } from "./leave-guard.tsx";

/** The analysis page and the history, under one parent. */
function open(isSent = false) {
  const onLeave = vi.fn<() => void>();
  const guarded = (
    <>
      <LeaveGuard lostWith="page" {...{ isSent, onLeave }} />
      <Link to="/history">Historique</Link>
    </>
  );
  const children = [
    { path: "/pitch", element: guarded },
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
