// Drizzle in its CommonJS form. Node reads a package's package.json anew for each of its ES modules, and Drizzle's
// weighs 180 kB for a hundred modules: `import` costs 0.5 s and 230 MB at every start, `require` a tenth of both.
import { createRequire } from "node:module";

export type { SQL } from "drizzle-orm";
export type { AnyPgColumn } from "drizzle-orm/pg-core";
export type { NodePgDatabase } from "drizzle-orm/node-postgres";

// drizzle-kit reads the schema as CommonJS, where `import.meta.url` is empty.
const require = createRequire(import.meta.url ?? __filename);

export const { and, asc, desc, eq, inArray, lt, notInArray, or, sql } =
  require("drizzle-orm") as typeof import("drizzle-orm");
export const { drizzle } = require("drizzle-orm/node-postgres") as typeof import("drizzle-orm/node-postgres");
export const { migrate } =
  require("drizzle-orm/node-postgres/migrator") as typeof import("drizzle-orm/node-postgres/migrator");
export const {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = require("drizzle-orm/pg-core") as typeof import("drizzle-orm/pg-core");
