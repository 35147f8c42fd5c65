import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";

export default defineProject({
  plugins: [react()],
  test: {
    name: "web",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost/" } },
    include: ["app/**/*.test.{ts,tsx}", "build-steps/*.test.ts"],
    setupFiles: ["./test-support/setup.ts"],
  },
});
