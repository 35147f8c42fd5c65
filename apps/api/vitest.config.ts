import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "api",
    include: ["src/**/*.test.ts"],
    globalSetup: ["./test-support/start-cluster.ts"],
    setupFiles: ["../../packages/engine/test-support/seed-properties.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
