import type { Database, Transaction } from "../../db/database.ts";
import { and, eq, lt, sql, type SQL } from "../../db/drizzle.ts";
import { appUser, hold, recording, series } from "../../db/schema.ts";

/** Rows read at a time: a report takes about 50 kB. */
const ROWS_AT_ONCE = 50;

/** A table with rows about a user, and how to find them. */
export interface UserTable {
  name: string;
  /** Columns of its primary key. */
  key: string[];
  /** Columns not exported, since they are ours: hashes and encrypted bytes. */
  hidden: string[];
  /** The column that refers to the user, or to a row of another table that does. */
  link: { column: string; parent: { table: UserTable; column: string } | null };
}

/**
 * All tables that lead to a user, read from PostgreSQL's catalogue, so that the export includes future tables without a
 * change here. A table leads to a user by `user_id`, or by a foreign key to such a table.
 */
export async function listUserTables(database: Database): Promise<UserTable[]> {
  const { rows: tables } = await database.execute<{
    name: string;
    key: string[];
    hidden: string[];
    direct: boolean;
  }>(sql`select c.relname as name,
      array(select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by a.attnum)::text[] as key,
      array(select attname from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
        and atttypid = 'bytea'::regtype)::text[] as hidden,
      exists(select from pg_attribute where attrelid = c.oid and attname = 'user_id' and not attisdropped) as direct
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname`);
  const { rows: references } = await database.execute<{
    child: string;
    column: string;
    parent: string;
    parentColumn: string;
  }>(sql`select k.conrelid::regclass::text as child, a.attname as column,
      k.confrelid::regclass::text as parent, p.attname as "parentColumn"
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute p on p.attrelid = k.confrelid and p.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and k.connamespace = 'public'::regnamespace
    order by 1, 2`);

  const found = new Map<string, UserTable>();
  const add = ({ name, key, hidden }: (typeof tables)[number], link: UserTable["link"]) =>
    found.set(name, { name, key, hidden: [...hidden, "password_hash"], link });
  for (const table of tables) {
    if (table.name === "app_user") add(table, { column: "id", parent: null });
    else if (table.direct) add(table, { column: "user_id", parent: null });
  }
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { child, column, parent, parentColumn } of references) {
      const table = tables.find(({ name }) => name === child);
      const above = found.get(parent);
      if (table && above && !found.has(child))
        add(table, { column, parent: { table: above, column: parentColumn } });
    }
  }
  return [...found.values()];
}

const column = (name: string) => sql.identifier(name);

function isOf({ link }: UserTable, userId: string): SQL {
  if (!link.parent) return sql`${column(link.column)} = ${userId}`;
  const { table, column: target } = link.parent;
  return sql`${column(link.column)} in
    (select ${column(target)} from ${column(table.name)} where ${isOf(table, userId)})`;
}

/** The rows of one table about a user, a few at a time. */
export async function* readUserRows(
  database: Database,
  table: UserTable,
  userId: string,
): AsyncGenerator<object> {
  const key = sql.join(table.key.map(column), sql`, `);
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const { rows } = await database.execute<{ row: object }>(sql`
      select to_jsonb(t) - ${sql.param(table.hidden)}::text[] as row from ${column(table.name)} t
      where (${key}) in (select ${key} from ${column(table.name)} where ${isOf(table, userId)}
        order by ${key} limit ${ROWS_AT_ONCE} offset ${from})
      order by ${key}`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

export async function listRecordings(database: Database | Transaction, userId: string) {
  const rows = await database
    .select({ id: recording.id })
    .from(recording)
    .where(eq(recording.userId, userId));
  return rows.map(({ id }) => id);
}

/** Blocks the user's payments until the end of the transaction: work is paid before it, or finds no account after. */
export async function lockAccount(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`select from account where user_id = ${userId} for update`);
}

/**
 * Deletes the user and, by cascade, all rows that refer to it; the ledger stays under an anonymous number, and its
 * holds forget which requests they paid for.
 */
export async function deleteUser(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(appUser).where(eq(appUser.id, userId));
  await transaction
    .update(hold)
    .set({ idempotencyKey: sql`id::text`, bodyHash: sql`''::bytea` })
    .where(eq(hold.userId, userId));
}

export interface InactiveUser {
  id: string;
  email: string;
  hasBoughtCredits: boolean;
}

/** Maximal number of users per run of the job; the next day takes the rest. */
const USERS_AT_ONCE = 500;

const inactive = {
  id: appUser.id,
  email: appUser.email,
  // Fully qualified: an inner table has an `id` too.
  hasBoughtCredits: sql<boolean>`exists(select from account where user_id = app_user.id and available > 0)
    and exists(select from transfer where user_id = app_user.id and kind = 'purchase')`,
};

/** Users inactive for too long, and warned long enough ago. */
export function listForgotten(
  database: Database,
  { idleSince, noticedBefore }: { idleSince: Date; noticedBefore: Date },
): Promise<InactiveUser[]> {
  return database
    .select(inactive)
    .from(appUser)
    .where(and(lt(appUser.lastActiveAt, idleSince), lt(appUser.inactivityNoticeAt, noticedBefore)))
    .limit(USERS_AT_ONCE);
}

export function listUnwarned(database: Database, idleSince: Date): Promise<InactiveUser[]> {
  return database
    .select(inactive)
    .from(appUser)
    .where(and(lt(appUser.lastActiveAt, idleSince), sql`${appUser.inactivityNoticeAt} is null`))
    .limit(USERS_AT_ONCE);
}

/** True for the one process that records the notice. */
export async function recordNotice(transaction: Transaction, userId: string, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(appUser)
    .set({ inactivityNoticeAt: now })
    .where(and(eq(appUser.id, userId), sql`${appUser.inactivityNoticeAt} is null`))
    .returning({ id: appUser.id });
  return rows.length > 0;
}

/** Deletes all the user's work; the account and its credits stay. */
export async function deleteWork(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(series).where(eq(series.userId, userId));
}
