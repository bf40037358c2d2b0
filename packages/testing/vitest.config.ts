import { defineProject } from "vitest/config"
import { native } from "../../vitest.shared.ts"

export default defineProject({
  test: { name: "testing", environment: "node", fsModuleCache: false, server: { deps: { external: native } }, testTimeout: 20_000 }
})
