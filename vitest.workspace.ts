import { defineConfig } from "vitest/config"

/**
 * Every package and app brings its own `vitest.config.ts`; this file only gathers them. The number of workers is named on the command line,
 * because no project takes it from here: each would leave a core free, which on a machine of two is half of it.
 */
export default defineConfig({ test: { projects: ["packages/*", "apps/*", "apps/storefront/vitest.views.config.ts"] } })
