import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { processorsQuery } from "./api.ts";
import { useBrowserWords } from "./use-browser-words.ts";
import { WordsChoice } from "./words-choice.tsx";

let device = "unavailable";
const install = vi.fn<() => Promise<boolean>>();
class StandIn extends EventTarget {
  static available = async ({ processLocally }: { processLocally?: boolean }) =>
    processLocally ? device : "available";
  static install = install;
}
beforeEach(() => {
  sessionStorage.clear();
  device = "unavailable";
  vi.stubGlobal("SpeechRecognition", StandIn);
});
afterEach(() => vi.unstubAllGlobals());

function Choice() {
  const browser = useBrowserWords();
  return (
    <>
      <WordsChoice browser={browser} />
      <p>way {browser.way}</p>
    </>
  );
}
function show(method: "none" | "service" | "local", host: string | null = null) {
  const queries = new QueryClient();
  const transcription = { method, model: null, host };
  queries.setQueryData(processorsQuery.queryKey, { transcription } as never);
  return render(
    <QueryClientProvider client={queries}>
      <Choice />
    </QueryClientProvider>,
  );
}

test("a configured service comes first, and says where the sound goes; the browser is not even asked", () => {
  show("service", "voix.exemple.fr");
  expect(screen.getByText(/service extérieur \(voix\.exemple\.fr\)/)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("on the device the browser writes, unless it is told not to", async () => {
  device = "available";
  show("none");
  const box = await screen.findByRole("checkbox", {
    name: "Écrire mes paroles sur cet appareil",
    checked: true,
  });
  expect(screen.getByText("way device")).toBeTruthy();
  await userEvent.click(box);
  expect(screen.getByText("way")).toBeTruthy();
});

test("the maker's service is sent nothing before it is agreed to", async () => {
  const { unmount } = show("none");
  const name = "Laisser mon navigateur écrire mes paroles";
  const box = await screen.findByRole("checkbox", { name, checked: false });
  expect(screen.getByText(/Google pour Chrome, Apple pour Safari/)).toBeTruthy();
  expect(screen.getByText("way")).toBeTruthy();
  await userEvent.click(box);
  expect(screen.getByText("way service")).toBeTruthy();
  unmount();
  show("none");
  expect(await screen.findByRole("checkbox", { name, checked: true })).toBeTruthy();
});

test("French is installed on a click, and a failure is said", async () => {
  device = "downloadable";
  install.mockResolvedValueOnce(false);
  show("none");
  expect(install).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole("button", { name: "Installer le français" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/n’a pas pu installer/);
  install.mockImplementationOnce(async () => {
    device = "available";
    return true;
  });
  await userEvent.click(screen.getByRole("button", { name: "Installer le français" }));
  expect(await screen.findByText("way device")).toBeTruthy();
});

test("a browser that writes nothing says that the words are to be typed", async () => {
  vi.stubGlobal("SpeechRecognition", undefined);
  show("none");
  expect(await screen.findByText(/vous écrirez ou collerez ce que vous avez dit/)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("settings that cannot be read are said before the take, and asked for again", async () => {
  const fetchMock = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", fetchMock);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <Choice />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole("alert")).textContent).toMatch(/pas pu savoir qui écrira vos paroles/);
  const transcription = { method: "local", model: "m", host: null };
  fetchMock.mockResolvedValueOnce(
    Response.json({ transcription, coach: null, mailHost: null, signInHost: null }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Demander à nouveau" }));
  expect(await screen.findByText(/notre serveur écrira vos paroles/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
