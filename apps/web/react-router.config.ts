import type { Config } from "@react-router/dev/config";
import { BUILD_DIRECTORY } from "./build-steps/build-folder.ts";
import { finishBuild } from "./build-steps/finish-build.ts";

// These pages leave the server the same for everyone: they are written at build time and their scripts run by their
// hashes. Every other page carries the nonce of its own Content-Security-Policy.
export default {
  ssr: true,
  prerender: ["/", "/pitch", "/privacy", "/about", "/examples", "/terms", "/legal", "/accessibility"],
  routeDiscovery: { mode: "initial" },
  buildDirectory: BUILD_DIRECTORY,
  buildEnd: finishBuild,
} satisfies Config;
