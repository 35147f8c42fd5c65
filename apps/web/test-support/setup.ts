import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { attachToaster } from "../app/lib/notify.ts";

// What is waited for comes late on a busy machine; only what never comes is a fault.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // What was said and never shown must not be shown in the next test.
  attachToaster(() => {})();
  localStorage.clear();
  sessionStorage.clear();
});
