import { defineProject } from "vitest/config"

export default defineProject({ test: { name: "adapter-http", environment: "node", fsModuleCache: false, testTimeout: 20_000 } })
