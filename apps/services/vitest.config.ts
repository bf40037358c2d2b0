import { defineProject } from "vitest/config"

export default defineProject({
  test: {
    name: "services",
    environment: "node",
    // A file closes what it opened, so the files share their modules; and no database lives long enough for its WebAssembly to be worth
    // compiling twice. Together they halve the time.
    isolate: false,
    execArgv: ["--liftoff-only"],
    fsModuleCache: false,
    // Each file opens databases of its own, which takes its time where other tests keep the cores busy.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    globalSetup: ["./test/globalSetup.ts"],
    // Otherwise Vite and Node would each load a graphql of their own, and its classes would not know each other's objects.
    server: { deps: { inline: ["graphql-http"] } }
  }
})
