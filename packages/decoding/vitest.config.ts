import { defineProject } from "vitest/config";
import { PATIENCE } from "../../scripts/test/patience.ts";

export default defineProject({
  test: {
    name: "decoding",
    include: ["src/**/*.test.ts"],
    experimental: { viteModuleRunner: false },
    ...PATIENCE,
  },
});
