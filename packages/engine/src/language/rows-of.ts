/** Joins patterns written one a row into the alternatives of a regular-expression group. */
export const rowsOf = (rows: string): string =>
  rows
    .replace(/^\n|\n$/g, "")
    .split("\n")
    .join("|");
