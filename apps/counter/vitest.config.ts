import { defineProject } from "vitest/config"
import { sharedOptions } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    ...sharedOptions,
    name: "counter",
    environment: "node",
    // No test database lives long enough to justify optimized WebAssembly compilation.
    execArgv: ["--liftoff-only"],
    hookTimeout: 60_000,
    testTimeout: 90_000
  }
})
