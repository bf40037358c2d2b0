import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"

/** e2e tests run in Playwright. */
export default defineProject({
  test: {
    name: "shop",
    exclude: excludedTests,
    environment: "node",
    // No test database lives long enough to justify optimized WebAssembly compilation.
    execArgv: ["--liftoff-only"],
    fsModuleCache: false,
    // Files restore their mocks, so they share modules.
    isolate: false,
    // Tests of features that do not depend on the kind of database use PostgreSQL, which is faster.
    globalSetup: ["../services/test/globalSetup.ts"],
    hookTimeout: 60_000,
    testTimeout: 30_000,
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    server: { deps: { external: native } }
  }
})
