import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineProject, type TestProjectInlineConfiguration } from "vitest/config";
import { PATIENCE } from "../../scripts/test/patience.ts";

const TESTS = "src/**/*.test.ts";
/** Files that mock a module, spy on a method or stop the clock could affect the next files of the same worker. */
export const MOCKING = globSync(TESTS, { cwd: import.meta.dirname }).filter((file) =>
  /vi\.(mock|spyOn|useFakeTimers)\(/.test(readFileSync(path.join(import.meta.dirname, file), "utf8")),
);

export const apiProject = (test: TestProjectInlineConfiguration["test"]) =>
  defineProject({
    test: {
      globalSetup: ["./test-support/start-cluster.ts"],
      setupFiles: ["../../packages/engine/test-support/seed-properties.ts"],
      ...PATIENCE,
      ...test,
    },
  });

// These files share one copy of each module per worker; loading the server anew for each took a fifth of the time.
// Node loads them itself, as it loads the server: no transform, and the server's own speed.
export default apiProject({
  name: "api",
  include: [TESTS],
  exclude: MOCKING,
  isolate: false,
  experimental: { viteModuleRunner: false },
});
