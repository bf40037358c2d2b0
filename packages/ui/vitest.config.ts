import { defineProject } from "vitest/config"
import { native } from "../../vitest.native.ts"

export default defineProject({
  test: {
    name: "ui",
    environment: "happy-dom",
    fsModuleCache: false,
    server: { deps: { external: native } },
    testTimeout: 20_000,
    isolate: false,
    setupFiles: ["./vitest.setup.ts"]
  }
})
