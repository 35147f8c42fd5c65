import path from "node:path";
import { defineConfig } from "vitest/config";
import { useMemory } from "./scripts/test/use-memory.ts";
import { PATIENCE } from "./scripts/test/patience.ts";

useMemory();

// Tests start the same programs many times: Node compiles each module once for all of them.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, "node_modules/.cache/node-compile");

// One runner for every workspace; each declares its own project where its needs differ.
export default defineConfig({
  test: {
    tags: [
      {
        name: "long",
        description:
          "Seconds by nature: processes that start or are killed, thousands of generated texts or orders.",
      },
      { name: "sample", description: "The part of a long test that the loop runs; the whole run holds it." },
    ],
    projects: [
      "packages/*/vitest.*config.ts",
      "apps/*/vitest.*config.ts",
      {
        test: {
          name: "tools",
          include: ["scripts/**/*.test.ts", "tools/**/*.test.ts"],
          // None of them changes what the next ones find: a process for each took a third of their time.
          isolate: false,
          experimental: { viteModuleRunner: false },
          ...PATIENCE,
        },
      },
    ],
  },
});
