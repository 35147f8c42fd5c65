import { defineProject } from "vitest/config";
import { COUNTED } from "./vitest.counted.config.ts";
import { PATIENCE } from "../../scripts/test/patience.ts";

// Pure code keeps nothing from one file to the next: its modules are loaded once.
export default defineProject({
  test: {
    name: "engine",
    include: ["**/*.test.ts"],
    exclude: [COUNTED, "**/node_modules/**"],
    isolate: false,
    // Node loads them itself, as it loads the server: no transform, and the engine's own speed.
    experimental: { viteModuleRunner: false },
    ...PATIENCE,
    setupFiles: ["./test-support/seed-properties.ts"],
  },
});
