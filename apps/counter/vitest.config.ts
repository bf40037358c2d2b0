import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    name: "counter",
    exclude: excludedTests,
    environment: "node",
    // No test database lives long enough to justify optimized WebAssembly compilation.
    execArgv: ["--liftoff-only"],
    isolate: false,
    fsModuleCache: false,
    hookTimeout: 60_000,
    testTimeout: 90_000,
    server: { deps: { external: native } }
  }
})
