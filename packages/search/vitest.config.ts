import { defineProject } from "vitest/config"
import { native } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    name: "search",
    environment: "node",
    isolate: false,
    fsModuleCache: false,
    server: { deps: { external: native } },
    testTimeout: 20_000
  }
})
