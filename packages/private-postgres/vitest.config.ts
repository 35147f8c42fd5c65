import { defineProject } from "vitest/config";

// Real servers, started and killed: slow on a busy machine.
export default defineProject({
  test: {
    name: "private-postgres",
    include: ["src/**/*.test.ts"],
    experimental: { viteModuleRunner: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
