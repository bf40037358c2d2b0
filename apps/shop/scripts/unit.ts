import { findAffectedTests } from "./affectedTests.ts"
import { finish, runVitest } from "./runTests.ts"

/**
 * `pnpm unit [files] [Vitest options]` runs Vitest. `pnpm unit --changed [ref]` runs the test files that a change since
 * `ref` can affect; `ref` defaults to the last commit.
 */
const args = process.argv.slice(2)
const changed = args.indexOf("--changed")
const since = changed >= 0 && args[changed + 1]?.startsWith("-") === false ? args[changed + 1] : undefined
const files = changed < 0 ? [] : findAffectedTests(since)
if (changed >= 0 && files.length === 0) console.log("No test file is affected by the changes.")
else {
  const rest = changed < 0 ? args : args.toSpliced(changed, since === undefined ? 1 : 2)
  finish(await runVitest([...files, ...rest]))
}
