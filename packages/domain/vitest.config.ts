import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"

// Nothing in here keeps a state outside of a test's own layers, so the files share their modules: a third of the time.
export default defineProject({
  test: {
    name: "domain",
    exclude: excludedTests,
    environment: "node",
    fsModuleCache: false,
    server: { deps: { external: native } },
    testTimeout: 20_000,
    isolate: false,
    setupFiles: ["./test/countRuns.ts"]
  }
})
