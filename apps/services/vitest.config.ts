import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    name: "services",
    exclude: excludedTests,
    environment: "node",
    // Files close what they open, so they share modules, including the compiled embedded database.
    isolate: false,
    fsModuleCache: false,
    // Each file opens its own databases, which is slow while other tests use the cores.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ["./test/globalSetup.ts"],
    server: { deps: { external: native } }
  }
})
