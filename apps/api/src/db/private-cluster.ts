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
  /** Receives the lines that an operator should read. */
  say?: (line: string) => void;
  /** False only in tests: no wait for the disk. */
  durable?: boolean;
};

/** The PostgreSQL server that we start ourselves in the data folder, when no other is configured. */
export async function openOwnCluster(dataDir: string, options: Options = {}): Promise<PrivateCluster> {
  try {
    return await openPrivateCluster(dataDir, { names: NAMES, ...options });
  } catch (error) {
    if (error instanceof ClusterRefusal) throw new StartRefusal(error.message, { cause: error });
    throw error;
  }
}
