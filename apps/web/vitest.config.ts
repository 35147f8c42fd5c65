import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineProject, type TestProjectInlineConfiguration } from "vitest/config";
import { PATIENCE } from "../../scripts/test/patience.ts";

const TESTS = ["app/**/*.test.{ts,tsx}", "build-steps/*.test.ts"];
/** A mocked module would stay mocked for the next files in the same worker, unless they load it again. */
export const MOCKING = globSync(TESTS, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(path.join(import.meta.dirname, file), "utf8").includes("vi.mock("),
);

export const webProject = (test: TestProjectInlineConfiguration["test"]) =>
  defineProject({
    plugins: [react()],
    test: {
      environment: "jsdom",
      environmentOptions: { jsdom: { url: "http://localhost/" } },
      ...PATIENCE,
      setupFiles: ["./test-support/setup.ts"],
      ...test,
    },
  });

// These files share one jsdom and one copy of each module per worker; recreating them for each took most of the time.
export default webProject({ name: "web", include: TESTS, exclude: MOCKING, isolate: false });
