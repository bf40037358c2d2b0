import { configDefaults } from "vitest/config"

/**
 * Sources that Node runs without Vite, because it strips their types itself. Use it as `server.deps.external`.
 *
 * Vite would compile each of these modules again for every project. Files that share a worker share them, so no module may keep state that a
 * test of another file could see.
 */
export const native = [
  /\/packages\/(?:demo-catalog|domain|job-data|mating-data|part-drawings|search|testing|toolbox-articles|vehicle-data)\/.*\.ts$/,
  /\/apps\/(?:services|shop)\/.*\.ts$/
]

/** True for `pnpm test:full`. `pnpm test` and `pnpm unit` run the core suite (docs/how-to/run-tests.md). */
export const isFullSuite = process.env["TEST_SUITE"] === "full"

/** Files that a project leaves out: test files named `*.full.test.ts` belong to the full suite alone. */
export const excludedTests = isFullSuite ? configDefaults.exclude : [...configDefaults.exclude, "**/*.full.test.{ts,tsx}"]

/** Options of every project. Files of a project share a worker and its modules, so they restore globals and clocks. */
export const sharedOptions = {
  exclude: excludedTests,
  tags: [{ name: "full", description: 'Runs in the full suite alone: `it(title, { tags: "full" }, test)`.' }],
  isolate: false,
  fsModuleCache: false,
  testTimeout: 60_000,
  server: { deps: { external: native } }
}
