import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A port that moves by itself would let a test talk to yesterday's process.
  server: { strictPort: true, proxy: { "/api": "http://localhost:3000" } },
  preview: { strictPort: true },
  build: { assetsInlineLimit: 0 },
});
