import { defineProject } from "vitest/config"
import { sharedOptions } from "../../vitest.shared.ts"

// Nothing in here keeps a state outside of a test's own layers, so the files share their modules: a third of the time.
export default defineProject({
  test: {
    ...sharedOptions,
    name: "domain",
    environment: "node",
    setupFiles: ["./test/countRuns.ts"]
  }
})
