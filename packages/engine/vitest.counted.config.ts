import { defineProject } from "vitest/config";
import { PATIENCE } from "../../scripts/test/patience.ts";

/** Counts of executed blocks hold only where no other file has made the engine's functions hot before. */
export const COUNTED = "src/hostile-texts.test.ts";

export default defineProject({
  test: {
    name: "engine-counted",
    include: [COUNTED],
    experimental: { viteModuleRunner: false },
    ...PATIENCE,
  },
});
