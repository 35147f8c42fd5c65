import { defineProject } from "vitest/config";

// Pure code keeps nothing from one file to the next: its modules are loaded once.
export default defineProject({
  test: {
    name: "engine",
    include: ["**/*.test.ts"],
    isolate: false,
    setupFiles: ["./test-support/seed-properties.ts"],
  },
});
