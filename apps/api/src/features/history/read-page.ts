import { HISTORY_QUESTIONS_PER_PAGE } from "@app/contracts/limits";
import { type HistoryGroup, listHistory } from "@app/contracts/history";
import type { EndpointInput } from "@app/contracts/endpoint";
import type { Database } from "../../db/database.ts";
import { groupHistory } from "./group-history.ts";
import { type Cursor, listPage, type PageRow } from "./store.ts";

type Query = EndpointInput<typeof listHistory>["query"];

interface HistoryPage {
  groups: HistoryGroup[];
  /** Value of the answer's `Link` header (RFC 8288); null on the last page. */
  link: string | null;
}

export async function readPage(database: Database, userId: string, query: Query): Promise<HistoryPage> {
  const rows = await listPage(database, {
    userId,
    pitchType: query.pitch_type,
    search: query.search,
    pitchId: query.pitch_id,
    beforeVersion: query.before_version,
    cursor: query.cursor === undefined ? undefined : readCursor(query.cursor),
  });
  const seriesIds = [...new Set(rows.map((row) => row.seriesId))];
  const shown = new Set(seriesIds.slice(0, HISTORY_QUESTIONS_PER_PAGE));
  const page = rows.filter((row) => shown.has(row.seriesId));
  const last = page.at(-1);
  return {
    groups: groupHistory(page),
    link: last && seriesIds.length > shown.size ? linkTo(query, last) : null,
  };
}

function readCursor(cursor: string): Cursor {
  const [newestAtMicros = "", seriesId = ""] = cursor.split(".");
  return { newestAtMicros, seriesId };
}

function linkTo(query: Query, { newestAtMicros, seriesId }: PageRow): string {
  const next = new URLSearchParams();
  if (query.pitch_type) next.set("pitch_type", query.pitch_type);
  if (query.search) next.set("search", query.search);
  next.set("cursor", `${newestAtMicros}.${seriesId}`);
  return `</api${listHistory.path}?${next}>; rel="next"`;
}
