import { defineProject } from "vitest/config";

// Each file costs a thread and a decoder: slow on a busy machine.
export default defineProject({
  test: {
    name: "decoding",
    include: ["src/**/*.test.ts"],
    experimental: { viteModuleRunner: false },
    testTimeout: 60_000,
  },
});
