import { PRODUCT_NAME } from "@app/contracts/product";
import { openPrivateCluster, type PrivateCluster } from "@app/private-postgres/cluster";
import { ClusterRefusal } from "@app/private-postgres/refusal";
import { StartRefusal } from "../config.ts";

const NAMES = {
  slug: PRODUCT_NAME.toLowerCase(),
  folderSetting: "DATA_DIR",
  serverSetting: "DATABASE_URL",
};

type Options = {
  /** Prints lines for the operator. */
  say?: (line: string) => void;
  /** False only in tests: do not wait for the disk (no fsync). */
  durable?: boolean;
};

/** Starts our own PostgreSQL server in the data folder, when no other is configured. */
export async function openOwnCluster(dataDir: string, options: Options = {}): Promise<PrivateCluster> {
  try {
    return await openPrivateCluster(dataDir, { names: NAMES, ...options });
  } catch (error) {
    if (error instanceof ClusterRefusal) throw new StartRefusal(error.message, { cause: error });
    throw error;
  }
}
