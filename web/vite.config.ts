import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/carnyx/web/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
  },
});
