import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Late } from "./late.tsx";

const Greeting = ({ name }: { name: string }) => <p>Bonjour {name}</p>;

test("a module that does not come leaves the page, and comes with the connection", async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  load.mockResolvedValue(Greeting);
  const onFailure = vi.fn<() => void>();
  render(<Late load={load} wanted props={{ name: "Ada" }} fallback="the page" onFailure={onFailure} />);
  await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(screen.getByText("the page")).toBeDefined();
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("Bonjour Ada")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
