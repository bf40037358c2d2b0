import { defineProject } from "vitest/config"

export default defineProject({
  test: { name: "ui", environment: "happy-dom", fsModuleCache: false, isolate: false, setupFiles: ["./vitest.setup.ts"] }
})
