import { defineProject } from "vitest/config"

/** Journeys are Playwright's. */
export default defineProject({
  test: { name: "shop", environment: "node", fsModuleCache: false, include: ["src/**/*.test.ts", "tools/**/*.test.ts"] }
})
