import { Readable } from "node:stream";
import { PRODUCT_NAME } from "@app/contracts/product";
import yazl from "yazl";
import type { Deps } from "../../deps.ts";
import { fileOf } from "../recording/file-of.ts";
import { listRecordings, listUserTables, readUserRows, type UserTable } from "./store.ts";

const README = `Vos données chez ${PRODUCT_NAME}

donnees/          une table par fichier, en JSON : app_user est votre compte, analysis vos analyses,
                  series les questions de votre historique, transfer les mouvements de vos crédits…
enregistrements/  vos enregistrements gardés, en WAV

Ne manquent que les empreintes de sécurité (mot de passe, sessions), qui n'apprennent rien et pourraient servir
contre vous.
`;

type ExportDeps = Pick<Deps, "database" | "files">;

/** A zip of all our data about a user, streamed: only a row or a block of sound is in memory at a time. */
export async function exportAccount(deps: ExportDeps, userId: string): Promise<Readable> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(README), "LISEZ-MOI.txt");
  const output = zip.outputStream as Readable;
  for (const table of await listUserTables(deps.database))
    addLazily(zip, output, `donnees/${table.name}.json`, async () => writeRows(deps, table, userId));
  for (const id of await listRecordings(deps.database, userId))
    addLazily(zip, output, `enregistrements/${id}.wav`, async () => {
      const file = await deps.files.open(fileOf(id));
      // Deleted since it was listed: an empty entry rather than a broken archive.
      return file ? file.stream(0, file.bytes - 1) : Readable.from([]);
    });
  zip.end();
  return output;
}

function addLazily(zip: yazl.ZipFile, output: Readable, path: string, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(path, (done) => {
    open().then(
      // Cut the download, lest half an archive look complete.
      (stream) =>
        done(
          null,
          stream.on("error", (error) => output.destroy(error)),
        ),
      (error: Error) => output.destroy(error),
    );
  });
}

function writeRows({ database }: ExportDeps, table: UserTable, userId: string): Readable {
  async function* write() {
    let before = "[\n";
    for await (const row of readUserRows(database, table, userId)) {
      yield before + JSON.stringify(row, null, 1);
      before = ",\n";
    }
    yield before === "[\n" ? "[]\n" : "\n]\n";
  }
  return Readable.from(write(), { objectMode: false });
}
