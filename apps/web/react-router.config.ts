import type { Config } from "@react-router/dev/config";
import { BUILD_DIRECTORY } from "./build-steps/build-folder.ts";
import { finishBuild } from "./build-steps/finish-build.ts";

// The landing page is the same for everyone: it is written at build time and its scripts run by their hashes. Every
// other page carries the nonce of its own Content-Security-Policy.
export default {
  ssr: true,
  prerender: ["/"],
  routeDiscovery: { mode: "initial" },
  buildDirectory: BUILD_DIRECTORY,
  buildEnd: finishBuild,
} satisfies Config;
