import { vi } from "vitest";

// A module that another file of this worker mocked, or that uses one, is loaded again for this file.
vi.resetModules();
