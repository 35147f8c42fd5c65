import { existsSync } from "node:fs";
import { run } from "./run-step.ts";

/** Installs a package if we may: as root, on Debian. Prints what it does; false otherwise. */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`No ${name} here: installing Debian's package…`);
  await run("apt-get", ["update", "-qq"]);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  return (await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], env)) === 0;
}
