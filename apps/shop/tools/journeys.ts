import { runInChromium, settle } from "./runTests.ts"

settle(await runInChromium("journeys", process.argv.slice(2)))
