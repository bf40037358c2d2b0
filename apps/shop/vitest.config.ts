import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"

/** Journeys are Playwright's. */
export default defineProject({
  test: {
    name: "shop",
    exclude: excludedTests,
    environment: "node",
    // No database lives long enough for its WebAssembly to be worth compiling twice.
    execArgv: ["--liftoff-only"],
    fsModuleCache: false,
    // A file puts back what it stands in for, so the files share their modules.
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 30_000,
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    server: { deps: { external: native } }
  }
})
