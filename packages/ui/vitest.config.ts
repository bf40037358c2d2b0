import { defineProject } from "vitest/config"

export default defineProject({
  test: {
    name: "ui",
    environment: "happy-dom",
    fsModuleCache: false,
    testTimeout: 20_000,
    isolate: false,
    setupFiles: ["./vitest.setup.ts"]
  }
})
