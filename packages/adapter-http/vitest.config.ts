import { defineProject } from "vitest/config"
import { sharedOptions } from "../../vitest.shared.ts"

export default defineProject({
  test: {
    ...sharedOptions,
    name: "adapter-http",
    environment: "node"
  }
})
