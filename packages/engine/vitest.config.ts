import { defineProject } from "vitest/config";

export default defineProject({
  test: { name: "engine", include: ["**/*.test.ts"], setupFiles: ["./test-support/seed-properties.ts"] },
});
