import { defineProject } from "vitest/config"

export default defineProject({ test: { name: "adapter-browser", environment: "happy-dom", fsModuleCache: false, testTimeout: 20_000 } })
