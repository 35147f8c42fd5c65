import { readFileSync } from "node:fs";
import path from "node:path";

/** Reads the sheets of a build, by the addresses that its pages name, each once. */
export function stylesOf(client: string): (address: string) => string {
  const read = new Map<string, string>();
  return (address) => {
    // React Router marks with « # » the address of a sheet that a late part of the page names too.
    const name = address.replace(/#$/, "");
    const styles = read.get(name) ?? readFileSync(path.join(client, name), "utf8");
    read.set(name, styles);
    return styles;
  };
}
