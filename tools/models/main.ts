// `npm run models`: downloads the French speech model that the server uses when no transcription service is set.
import { readConfig, StartRefusal } from "@app/api/config";
import { DownloadRefusal } from "./download-file.ts";
import { FRENCH_MODEL } from "./french-model.ts";
import { installModel } from "./install-model.ts";

const MEGA = 1_000_000;
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());

try {
  const { modelsDir } = readConfig(process.env);
  console.log(`${FRENCH_MODEL.title}, licence ${FRENCH_MODEL.licence} : ${modelsDir}`);
  const folder = await installModel(FRENCH_MODEL, modelsDir, {
    signal: stop.signal,
    say: (line) => console.log(line),
    onProgress: createProgress(),
  });
  console.log(`\nLe modèle est prêt : ${folder}`);
} catch (error) {
  if (stop.signal.aborted) console.error("\nInterrompu. La même commande reprendra où elle s'est arrêtée.");
  else if (error instanceof DownloadRefusal)
    console.error(
      `\n${error.message}\nSans ce modèle tout fonctionne : le texte du pitch est alors donné à la main, ou par un service (TRANSCRIPTION_BASE_URL).`,
    );
  else if (error instanceof StartRefusal) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}

/** On a terminal, rewrites one line; elsewhere, prints a line every tenth of the download. */
function createProgress(): (bytes: number, total: number) => void {
  let shown = -1;
  return (bytes, total) => {
    const percent = Math.floor((bytes / total) * 100);
    const step = process.stdout.isTTY ? 1 : 10;
    if (Math.floor(percent / step) === shown) return;
    shown = Math.floor(percent / step);
    const line = `${percent} % (${Math.floor(bytes / MEGA)} sur ${Math.ceil(total / MEGA)} Mo)`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`);
  };
}
