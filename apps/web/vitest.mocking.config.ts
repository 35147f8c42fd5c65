import { MOCKING, webProject } from "./vitest.config.ts";

/** Files that mock a module, each in its own isolated environment. */
export default webProject({ name: "web-mocking", include: MOCKING });
