import { defineProject } from "vitest/config"
import { native } from "../../vitest.native.ts"

export default defineProject({
  test: {
    name: "adapter-memory",
    environment: "node",
    isolate: false,
    fsModuleCache: false,
    server: { deps: { external: native } },
    testTimeout: 20_000
  }
})
