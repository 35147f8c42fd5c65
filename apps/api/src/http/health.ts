import type { FastifyInstance } from "fastify";
import { isReachable } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";

/** `/healthz` checks that the process answers, `/readyz` that its database does too. */
export function mountHealth(app: FastifyInstance, deps: Deps): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async () => {
    if (!(await isReachable(deps.database))) throw new Refusal("unavailable");
    return { status: "ok" };
  });
}
