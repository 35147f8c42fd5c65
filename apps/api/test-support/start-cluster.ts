import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ClusterConnection } from "@app/private-postgres/cluster";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../src/db/migrate.ts";
import { openOwnCluster } from "../src/db/private-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testCluster: ClusterConnection;
  }
}

export const TEMPLATE_DATABASE = "template_app";

/** One private cluster for the whole run, opened as in production, with a migrated template database to copy. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "test-cluster-"));
  // When we are root, the cluster runs as another user, who must be able to enter the folder.
  fs.chmodSync(folder, 0o711);
  const cluster = await openOwnCluster(folder, { durable: false });
  const stop = async () => {
    await cluster.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await createTemplate(cluster.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("testCluster", cluster.connection);
  return stop;
}

async function createTemplate(connection: ClusterConnection): Promise<void> {
  const admin = new pg.Client({ ...connection, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  await migrateDatabase({ ...connection, database: TEMPLATE_DATABASE });
}
