// `npm run -s ratings:export > ratings.jsonl`: marks given through reader links whose owner allows their use, one JSON
// per line, without identity. With the private PostgreSQL it may run beside the server.
import { readConfig } from "../apps/api/src/config.ts";
import { openDatabase } from "../apps/api/src/db/database.ts";
import { openOwnCluster } from "../apps/api/src/db/private-cluster.ts";
import { exportRatings } from "../apps/api/src/features/reading/export-ratings.ts";

const { databaseUrl, dataDir } = readConfig(process.env);
const cluster = databaseUrl === undefined ? await openOwnCluster(dataDir) : null;
const { database, close } = openDatabase(cluster?.connection ?? { connectionString: databaseUrl }, () => {});
try {
  for (const rating of await exportRatings(database)) console.log(JSON.stringify(rating));
} finally {
  await close();
  await cluster?.close();
}
