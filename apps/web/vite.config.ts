import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readSite } from "./build-steps/read-site.ts";
import { shownExample } from "./build-steps/shown-example.ts";

// The server's bundle holds what the pages use of their packages: loading those whole took 1.5 s and 100 MB more.
// React and the router stay outside, one copy for the pages and for the server that calls them.
const bundledServer = {
  noExternal: true as const,
  external: ["react", "react-dom", "react-router", "@react-router/node"],
};

// What every page starts with is one file, and so is what most entries share (pages and what they load late): each file costs
// its headers and a request. Lower, the file would carry to pages what they never use; the figures are in record 203.
const MOST_ENTRIES = 8;
const clientFiles = {
  groups: [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 1 },
    { name: "common", test: /\.(?:[jt]sx?|mjs)$/, minShareCount: MOST_ENTRIES },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), shownExample()],
  define: { SITE_OF_BUILD: JSON.stringify(readSite(process.env)) },
  // A port that moves by itself would let a test talk to yesterday's process.
  // `npm run dev` says where the site and the API listen.
  server: {
    port: Number(process.env["PORT"] ?? 5173),
    strictPort: true,
    proxy: { "/api": process.env["API_ORIGIN"] ?? "http://localhost:3000" },
  },
  preview: { strictPort: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: clientFiles } } } },
  },
  ...(command === "build" && { ssr: bundledServer }),
}));
