import { defineProject } from "vitest/config"
import { sharedOptions } from "../../vitest.shared.ts"

/** e2e tests run in Playwright. */
export default defineProject({
  test: {
    ...sharedOptions,
    name: "shop",
    environment: "node",
    // No test database lives long enough to justify optimized WebAssembly compilation.
    execArgv: ["--liftoff-only"],
    // Files restore their mocks, so they share modules.
    // Tests of features that do not depend on the kind of database use PostgreSQL, which is faster.
    globalSetup: ["../services/test/globalSetup.ts"],
    hookTimeout: 60_000,
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"]
  }
})
