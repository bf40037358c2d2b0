import { defineProject } from "vitest/config"

export default defineProject({
  test: {
    name: "ui",
    environment: "happy-dom",
    fsModuleCache: false,
    testTimeout: 20_000,
    // Real time passes in what is drawn. What passed only at the second try is named at the end of the run.
    retry: 1,
    isolate: false,
    setupFiles: ["./vitest.setup.ts"]
  }
})
