import { defineProject } from "vitest/config"
import { sharedOptions } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    ...sharedOptions,
    name: "services",
    environment: "node",
    // Files close what they open, so they share modules, including the compiled embedded database. Each file opens its own databases, which
    // takes long while other tests use the processor cores.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ["./test/globalSetup.ts"]
  }
})
