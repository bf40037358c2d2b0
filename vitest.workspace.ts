import path from "node:path"
import { defineConfig } from "vitest/config"
import { sharedOptions } from "./vitest.shared.ts"

/** Packages whose tests need no window. They share a worker, which loads Effect and the domain once. */
const packages = [
  "adapter-http",
  "adapter-memory",
  "adapter-shippo",
  "adapter-stripe",
  "catalog-import",
  "demo-catalog",
  "job-data",
  "mating-data",
  "part-drawings",
  "search",
  "testing",
  "toolbox-articles",
  "vehicle-data"
]

const createProject = (name: string, environment: string, folders: ReadonlyArray<string>) => ({
  root: path.join(import.meta.dirname, "packages"),
  test: {
    ...sharedOptions,
    name,
    environment,
    include: folders.map((folder) => `${folder}/**/*.test.ts`)
  }
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
      createProject("adapter-browser", "happy-dom", ["adapter-browser"]),
      createProject("packages", "node", packages)
    ]
  }
})
