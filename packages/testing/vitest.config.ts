import { defineProject } from "vitest/config"

export default defineProject({ test: { name: "testing", environment: "node", fsModuleCache: false, testTimeout: 20_000 } })
