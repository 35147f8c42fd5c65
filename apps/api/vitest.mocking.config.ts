import { apiProject, MOCKING } from "./vitest.config.ts";

/** The files that mock a module, spy on one or stop the clock, each in a process of its own. */
export default apiProject({ name: "api-mocking", include: MOCKING });
