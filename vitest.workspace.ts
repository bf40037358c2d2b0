import { defineConfig } from "vitest/config"

/**
 * Every package and app brings its own `vitest.config.ts`; this file only gathers them. All cores work: the default leaves one free, which on
 * a machine of two is half of it.
 */
export default defineConfig({ test: { projects: ["packages/*", "apps/*"], maxWorkers: "100%" } })
