import { runInChromium, settle } from "./runTests.ts"

settle(await runInChromium("e2e", process.argv.slice(2)))
