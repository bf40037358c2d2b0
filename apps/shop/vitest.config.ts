import { defineProject } from "vitest/config"

/** Journeys are Playwright's. graphql-http is inlined, because otherwise Vite and Node would each load a `graphql` of their own. */
export default defineProject({
  test: {
    name: "shop",
    environment: "node",
    // No database lives long enough for its WebAssembly to be worth compiling twice.
    execArgv: ["--liftoff-only"],
    fsModuleCache: false,
    hookTimeout: 60_000,
    testTimeout: 30_000,
    include: ["src/**/*.test.ts", "tools/**/*.test.ts"],
    server: { deps: { inline: ["graphql-http"] } }
  }
})
