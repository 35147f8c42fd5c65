import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { attachToaster } from "../app/lib/notify.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // What was said and never shown must not be shown in the next test.
  attachToaster(() => {})();
  localStorage.clear();
  sessionStorage.clear();
});
