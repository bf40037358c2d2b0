import { defineConfig } from "vite"

/** All components are in one chunk, because load time does not matter in the workbench. */
export default defineConfig({ build: { chunkSizeWarningLimit: 2000 } })
