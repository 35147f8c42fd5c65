// Loaded before the TypeScript scripts, in plain JavaScript, so that an old Node can run it and say what to install.
import { existsSync } from "node:fs";

const NODE_MAJOR = 24;
const remedy = existsSync(new URL("../node_modules/fastify", import.meta.url))
  ? Number(process.versions.node.split(".")[0]) < NODE_MAJOR &&
    `Node ${process.versions.node} est trop ancien (il faut Node ${NODE_MAJOR}, que les dépendances apportent) : passez par les commandes npm, et si c'est déjà le cas lancez « npm rebuild node ».`
  : "Les dépendances ne sont pas installées : lancez « npm ci », puis recommencez.";

if (remedy) {
  console.error(remedy);
  process.exit(1);
}
