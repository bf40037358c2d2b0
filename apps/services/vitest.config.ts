import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    name: "services",
    exclude: excludedTests,
    environment: "node",
    // A file closes what it opened, so the files share their modules, and with them what was compiled of the embedded database.
    isolate: false,
    fsModuleCache: false,
    // Each file opens databases of its own, which takes its time where other tests keep the cores busy.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ["./test/globalSetup.ts"],
    server: { deps: { external: native } }
  }
})
