/** Patterns written one a row, as the inside of a group of a regular expression. */
export const rowsOf = (rows: string): string =>
  rows
    .replace(/^\n|\n$/g, "")
    .split("\n")
    .join("|");
