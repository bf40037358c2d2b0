import { defineConfig } from "vite"

/** All components are in one chunk: nobody waits for them but whoever looks at them. */
export default defineConfig({ build: { chunkSizeWarningLimit: 2000 } })
