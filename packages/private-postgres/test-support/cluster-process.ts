// A process that uses the private cluster of a data folder: `node cluster-process.ts <folder>`.
// Prints what it opened as one line of JSON; closes on SIGTERM.
import { openPrivateCluster } from "../src/open-private-cluster.ts";
import { NAMES } from "./names.ts";

const told: string[] = [];
try {
  const cluster = await openPrivateCluster(process.argv[2] ?? "", {
    names: NAMES,
    say: (line) => told.push(line),
  });
  process.on("SIGTERM", () => void cluster.close().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ connection: cluster.connection, told })}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).name}: ${(error as Error).message}\n`);
  process.exit(1);
}
