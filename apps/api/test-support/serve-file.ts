import type { LightMyRequestResponse } from "fastify";
import { afterAll, afterEach, beforeAll } from "vitest";
import { bearer, expectSound, openTestApp, type TestApp } from "./test-app.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

interface ServedFile {
  one: TestApp;
  db: TestDatabase;
  /** Calls the API, signed in with `token` if given. */
  call(
    token: string | null,
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
}

/** An application and its database for a whole test file, with the ledger checked after every test. */
export function serveFile(): ServedFile {
  const served = {
    call: (token, method, path, payload) =>
      served.one.app.inject({
        method,
        url: `/api${path}`,
        ...(token && { headers: bearer(token) }),
        ...(payload && { payload }),
      }),
  } as ServedFile;
  beforeAll(async () => {
    served.db = await createTestDatabase();
    served.one = await openTestApp(served.db);
  });
  afterEach(() => expectSound(served.db.database));
  afterAll(async () => {
    await served.one.close();
    await served.db.close();
  });
  return served;
}
