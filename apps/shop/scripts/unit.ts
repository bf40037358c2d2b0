import { runVitest, settle } from "./runTests.ts"

settle(await runVitest(process.argv.slice(2)))
