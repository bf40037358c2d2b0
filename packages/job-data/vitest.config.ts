import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    name: "job-data",
    exclude: excludedTests,
    environment: "node",
    isolate: false,
    fsModuleCache: false,
    server: { deps: { external: native } },
    testTimeout: 30_000
  }
})
