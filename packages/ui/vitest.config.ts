import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    name: "ui",
    exclude: excludedTests,
    environment: "happy-dom",
    fsModuleCache: false,
    server: { deps: { external: native } },
    testTimeout: 20_000,
    isolate: false,
    setupFiles: ["./vitest.setup.ts"]
  }
})
