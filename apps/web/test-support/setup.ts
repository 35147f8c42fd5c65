import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { attachToaster } from "../app/lib/notify.ts";
import { queryClient } from "../app/lib/query-client.ts";

// What is waited for comes late on a busy machine; only what never comes is a fault.
configure({ asyncUtilTimeout: 20_000 });

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // A failed request of the shared client is retried a second later, maybe in another file of this worker: cancel it.
  await queryClient.cancelQueries();
  queryClient.clear();
  // What was said and never shown must not be shown in the next test.
  attachToaster(() => {})();
  localStorage.clear();
  sessionStorage.clear();
});
