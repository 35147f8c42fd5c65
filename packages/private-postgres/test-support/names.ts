import type { ClusterNames } from "../src/home.ts";

export const NAMES: ClusterNames = {
  slug: "private-postgres-test",
  folderSetting: "DATA_DIR",
  serverSetting: "DATABASE_URL",
};
