import { defineConfig } from "vitest/config"

/** Every package and app brings its own `vitest.config.ts`; this file only gathers them. */
export default defineConfig({ test: { projects: ["packages/*", "apps/*"] } })
