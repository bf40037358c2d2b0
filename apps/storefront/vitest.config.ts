import react from "@vitejs/plugin-react"
import { defineProject } from "vitest/config"

export default defineProject({
  plugins: [react()],
  test: {
    name: "storefront",
    environment: "happy-dom",
    fsModuleCache: false,
    testTimeout: 20_000,
    expect: { poll: { timeout: 8000 } },
    setupFiles: ["./src/test-setup.ts"]
  }
})
