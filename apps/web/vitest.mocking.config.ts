import { MOCKING, webProject } from "./vitest.config.ts";

/** The files that mock a module, each in a world of its own. */
export default webProject({ name: "web-mocking", include: MOCKING });
