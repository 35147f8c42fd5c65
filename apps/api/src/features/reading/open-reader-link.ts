import { READER_LINKS_OPEN_MAX } from "@app/contracts/limits";
import type { Database } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import { Refusal } from "../../errors.ts";
import { createToken } from "../share/create-token.ts";
import { countOpenLinks, insertReaderLink, lockPitch, type ReaderLinkRow } from "./store.ts";

/** Creates a link for one reader of the user's pitch. */
export function openReaderLink(
  database: Database,
  userId: string,
  pitchId: string,
  choice: { withRecording: boolean; exportable: boolean },
): Promise<ReaderLinkRow> {
  return transact(database, async (transaction) => {
    if (!(await lockPitch(transaction, userId, pitchId))) throw new Refusal("pitch_not_found");
    if ((await countOpenLinks(transaction, pitchId)) >= READER_LINKS_OPEN_MAX)
      throw new Refusal("reader_links_full");
    return insertReaderLink(transaction, pitchId, { token: createToken(), ...choice });
  });
}
