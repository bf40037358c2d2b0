import { defineProject } from "vitest/config"
import { sharedOptions } from "../../vitest.shared.ts"

/** Presentational components keep no state between files, so one worker runs them all. */
export default defineProject({
  test: {
    ...sharedOptions,
    name: "views",
    environment: "happy-dom",
    include: ["src/**/view/**/*.test.{ts,tsx}", "workbench/*.test.tsx"],
    setupFiles: ["../../packages/ui/vitest.setup.ts"]
  }
})
