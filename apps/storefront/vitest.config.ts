import react from "@vitejs/plugin-react"
import { defineProject } from "vitest/config"
import { excludedTests, native } from "../../vitest.shared.ts"
import { inlineScripts } from "./build/inlineScripts.ts"

export default defineProject({
  plugins: [inlineScripts, react()],
  test: {
    name: "storefront",
    environment: "happy-dom",
    // Those of presentational components run beside them (vitest.views.config.ts).
    exclude: [...excludedTests, "src/**/view/**", "workbench/**"],
    // A thread is made with less than a process. Files share one, with its window and all modules: no module keeps state that a
    // test of another file could see. Each has a window as if just opened (test/setup.ts).
    pool: "threads",
    isolate: false,
    fsModuleCache: false,
    server: { deps: { external: native } },
    testTimeout: 20_000,
    expect: { poll: { timeout: 8000 } },
    setupFiles: ["../../packages/ui/vitest.setup.ts", "./test/setup.ts"]
  }
})
