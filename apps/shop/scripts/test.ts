import { mkdirSync, rmSync } from "node:fs"
import { availableParallelism } from "node:os"
import path from "node:path"
import { root, runStep } from "./runStep.ts"
import { readTail, runPlaywright, runVitest, type TestRun } from "./runTests.ts"
import { emptyReport } from "./TestReport.ts"

/** Starts the jobs in order and runs as many at once as there are lanes. Rejects with the error of the first job that fails. */
const runInLanes = async (lanes: number, jobs: ReadonlyArray<() => Promise<unknown>>): Promise<void> => {
  const waiting = [...jobs]
  const runLane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job()
  }
  await Promise.all(Array.from({ length: lanes }, runLane))
}

/**
 * Runs every check and test of the core suite, or of the full suite with `--full` (docs/how-to/run-tests.md).
 *
 * Later steps run even after a failure, so that one run shows everything. Each step writes its output to
 * `.test/<step>.log`. The terminal shows one line per step and, at the end, skipped tests with reasons, failures with
 * diffs, and the line `N passed, N failed, N skipped`. A check without tests, such as the type check, counts as one
 * test.
 */
const isFull = process.argv.includes("--full")
process.env["TEST_SUITE"] = isFull ? "full" : "core"

const logs = path.join(root, ".test")
rmSync(logs, { recursive: true, force: true })
mkdirSync(logs)

const startedAt = performance.now()
const runs: TestRun[] = []
const running = new Set<string>()

const step = async (name: string, run: (log: string) => Promise<TestRun>): Promise<boolean> => {
  running.add(name)
  const result = await run(path.join(logs, `${name.replaceAll(/\W+/g, "-")}.log`))
  running.delete(name)
  runs.push(result)
  const isGood = result.failed.length === 0
  const counts = result.passed.length > 1 ? `${result.passed.length} passed` : ""
  clearProgress()
  console.log(`${isGood ? "ok    " : "FAILED"} ${name.padEnd(36)} ${result.seconds.toFixed(1).padStart(6)} s  ${counts}`)
  return isGood
}

/** Runs a program as a step: it passes if the program exits with 0. */
const check = (name: string, command: string, ...args: ReadonlyArray<string>) =>
  step(name, async (log) => {
    const { code, seconds } = await runStep(command, args, { log })
    return code === 0
      ? { ...emptyReport, passed: [name], seconds }
      : { ...emptyReport, failed: [{ test: name, details: readTail(log) }], seconds }
  })

/** Shows the running steps, on a terminal only. */
const showProgress = () => {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  process.stdout.write(`\r\u001B[K${seconds} s: ${[...running].join(", ")}`)
}
const clearProgress = () => {
  if (process.stdout.isTTY) process.stdout.write("\r\u001B[K")
}
const progress = process.stdout.isTTY ? setInterval(showProgress, 1000) : undefined

/**
 * Runs the unit tests of some projects in one worker, which loads each module and sets up its environment only once. This takes a third
 * less time.
 */
const unit = (name: string, ...args: ReadonlyArray<string>) =>
  step(`unit tests: ${name}`, (log) => runVitest(["--no-fsModuleCache", "--maxWorkers=1", ...args], log))

const built = Promise.withResolvers<boolean>()
const build = async () => {
  const isBuilt = await check("build", "pnpm", "run", "build")
  if (isBuilt) await check("bundle size", "node", "apps/storefront/build/sizeGate.ts")
  built.resolve(isBuilt)
}
/** Some unit tests of the shop start the built shop, or build it if it is missing. */
const unitOfShop = async () => {
  await built.promise
  await unit("shop", "--project=shop")
}

const endToEnd = async () => {
  if (await built.promise) await step("end-to-end tests", (log) => runPlaywright("e2e", [], log))
}

// The long steps start first, so that all lanes end at about the same time. There is one lane more than cores, because tests of services
// wait for databases.
await runInLanes(availableParallelism() + 1, [
  build,
  ...[1, 2].map((half) => () => unit(`services, half ${half}`, "--project=services", `--shard=${half}/2`)),
  unitOfShop,
  () => check("lint", "oxlint", "--type-aware", "--deny-warnings"),
  () => check("types", "pnpm", "run", "typecheck"),
  ...[1, 2].map((half) => () => unit(`storefront, half ${half}`, "--project=storefront", `--shard=${half}/2`)),
  () => unit("packages", "--project=!services", "--project=!storefront", "--project=!shop"),
  () => check("unused exports", "knip", "--production", "--include", "exports,types", "--no-progress"),
  ...(isFull ? [() => check("unused code", "knip", "--exclude", "exports,types", "--no-progress")] : []),
  () => check("requirement ids", "node", "apps/shop/scripts/requirements.ts", "--check", "--core"),
  () => check("format", "oxfmt", "--check"),
  () => step("component tests", (log) => runPlaywright("workbench", [], log))
])
// Runs alone, because browsers use all cores and some of these tests measure time.
await endToEnd()
clearInterval(progress)
clearProgress()

const failed = runs.flatMap((run) => run.failed)
const skipped = runs.flatMap((run) => run.skipped)
const flaky = runs.flatMap((run) => run.flaky)
for (const { reason, test } of skipped) console.log(`skipped: ${test}: ${reason || "no reason given"}`)
for (const { details, test } of flaky) console.log(`flaky (passed only on a retry): ${test}\n${details}\n`)
for (const { details, test } of failed) console.log(`\nFAILED ${test}\n${details}`)
if (!(await built.promise)) console.log("\nThe end-to-end tests did not run, because the build failed.")
const passed = runs.reduce((sum, run) => sum + run.passed.length, 0)
console.log(`\n${isFull ? "Full" : "Core"} suite: ${Math.round((performance.now() - startedAt) / 1000)} s`)
console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`)
process.exitCode = failed.length === 0 ? 0 : 1
