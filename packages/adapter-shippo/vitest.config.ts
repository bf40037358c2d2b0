import { defineProject } from "vitest/config"

export default defineProject({ test: { name: "adapter-shippo", environment: "node", fsModuleCache: false, testTimeout: 20_000 } })
