import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { attachToaster } from "../app/lib/notify.ts";
import { queryClient } from "../app/lib/query-client.ts";

// What is waited for comes late on a busy machine; only what never comes is a fault.
configure({ asyncUtilTimeout: 20_000 });

const forgetNotices = () => attachToaster(() => {})();
// What the test before still had under way may have spoken after its end.
beforeEach(forgetNotices);

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // A failed request of the shared client is retried a second later, maybe in another file of this worker: cancel it.
  await queryClient.cancelQueries();
  queryClient.clear();
  // What was said and never shown must not be shown in the next test.
  forgetNotices();
  localStorage.clear();
  sessionStorage.clear();
});
