import type { Config } from "@react-router/dev/config";

// No prerendering: every page carries the nonce of its own Content-Security-Policy.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
