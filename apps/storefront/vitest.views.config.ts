import { defineProject } from "vitest/config"
import { native } from "../../vitest.shared.ts"

/** Presentational components keep no state between files, so one worker runs them all. */
export default defineProject({
  test: {
    name: "views",
    environment: "happy-dom",
    include: ["src/**/view/**/*.test.{ts,tsx}", "workbench/*.test.tsx"],
    fsModuleCache: false,
    server: { deps: { external: native } },
    testTimeout: 20_000,
    isolate: false,
    setupFiles: ["../../packages/ui/vitest.setup.ts"]
  }
})
