import react from "@vitejs/plugin-react"
import { defineProject } from "vitest/config"
import { excludedTests, sharedOptions } from "../../vitest.shared.ts"
import { inlineScripts } from "./build/inlineScripts.ts"

export default defineProject({
  plugins: [inlineScripts, react()],
  test: {
    ...sharedOptions,
    name: "storefront",
    environment: "happy-dom",
    // Tests of presentational components run in their own project (vitest.views.config.ts).
    exclude: [...excludedTests, "src/**/view/**", "workbench/**"],
    // A thread starts faster than a process. Files share one thread with its window and all modules: no module keeps state that another
    // file's test could observe. Each file gets a reset window (test/setup.ts).
    pool: "threads",
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ["../../packages/ui/vitest.setup.ts", "./test/setup.ts"]
  }
})
