import { MOCKING, webProject } from "./vitest.config.ts";

/** Files that mock a module: they share a jsdom like the others, and each loads the application's modules anew. */
export default webProject({
  name: "web-mocking",
  include: MOCKING,
  isolate: false,
  setupFiles: ["./test-support/fresh-modules.ts", "./test-support/setup.ts"],
});
