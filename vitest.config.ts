import { defineConfig } from "vitest/config";

// One runner for every workspace; each declares its own project where its needs differ.
export default defineConfig({
  test: {
    projects: [
      "packages/*/vitest.*config.ts",
      "apps/*/vitest.*config.ts",
      {
        test: { name: "tools", include: ["scripts/**/*.test.ts", "tools/**/*.test.ts"], testTimeout: 20_000 },
      },
    ],
  },
});
