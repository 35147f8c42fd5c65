import { defineProject } from "vitest/config";

// Real servers, started and killed: slow on a busy machine.
export default defineProject({
  test: { name: "private-postgres", include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
