import path from "node:path"
import { defineConfig } from "vitest/config"
import { sharedOptions } from "./vitest.shared.ts"

/** Packages whose tests need no options of their own. */
const plainPackages = ["adapter-http", "adapter-memory", "adapter-shippo", "adapter-stripe", "search", "testing"]
/** Packages whose tests read or generate much data. */
const dataPackages = ["catalog-import", "demo-catalog", "job-data", "mating-data", "part-drawings", "toolbox-articles", "vehicle-data"]

const createProject = (name: string, options: { readonly environment?: string; readonly testTimeout?: number } = {}) => ({
  root: path.join(import.meta.dirname, "packages", name),
  test: { ...sharedOptions, environment: "node", ...options, name }
})

/**
 * Every app, and each package with options of its own, has a `vitest.config.ts`. The command line sets the number of workers, because projects
 * do not take it from here: each would leave one core idle.
 */
export default defineConfig({
  test: {
    projects: [
      "apps/*",
      "apps/storefront/vitest.views.config.ts",
      "packages/domain",
      "packages/ui",
      createProject("adapter-browser", { environment: "happy-dom" }),
      ...plainPackages.map((name) => createProject(name)),
      ...dataPackages.map((name) => createProject(name, { testTimeout: 30_000 }))
    ]
  }
})
