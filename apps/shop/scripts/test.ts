import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { root, runStep } from "./runStep.ts"
import { type Outcome, runInChromium, runVitest } from "./runTests.ts"
import { type SecondTry, settleSecondTries } from "./flakyTests.ts"

/**
 * Everything that has to hold: types, lint and fences, unused code, all Vitest projects (unit, property, contract, integration), the
 * components alone in Chromium, the production build with its size gate, and the journeys in Chromium. Later steps run even when an earlier one failed, so that one run
 * tells all. Ends with what passed only at the second try and what failed, by name, and the line "N passed, N failed": tests as the runners
 * count them, every other step as one, and so a test that has needed its second try in an earlier run too.
 */
const reports = path.join(root, ".test")
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports)

let passed = 0
let failed = 0
const failures: string[] = []
const secondTries: SecondTry[] = []
const count = (name: string, outcome: Outcome) => {
  passed += outcome.passed
  failed += outcome.failed
  secondTries.push(...outcome.secondTries)
  if (outcome.failed > 0) failures.push(`${name}: ${outcome.failed} failed`, ...outcome.failures.map((one) => `  ${one}`))
  console.log(`\n== ${name}: ${outcome.failed === 0 ? "ok" : "FAILED"} (${outcome.seconds.toFixed(1)} s)\n`)
}
const check = async (name: string, command: string, args: ReadonlyArray<string>) => {
  const { code, seconds } = await runStep(command, args, {}, true)
  const isGood = code === 0
  count(name, { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, seconds, passes: [], failures: [], secondTries: [] })
  return isGood
}

// Side by side: what one thread does leaves to the rest of the cores what many do.
const [isBuilt] = await Promise.all([
  (async () => {
    const isBuilt = await check("production build", "pnpm", ["run", "build"])
    await check("unused code and undeclared packages", "knip", ["--no-progress"])
    await check("ids of behaviours", "node", ["apps/shop/scripts/requirements.ts", "--check"])
    if (isBuilt) await check("size gate", "node", ["apps/storefront/build/sizeGate.ts"])
    return isBuilt
  })(),
  (async () => {
    await check("types", "pnpm", ["run", "typecheck"])
    await check("lint and fences", "oxlint", ["--type-aware", "--deny-warnings"])
    await check("format", "oxfmt", ["--check"])
  })()
])
count("unit, property, contract and integration tests", await runVitest(["--no-fsModuleCache"]))
// Beside each other, because the journeys begin with a catalogue that one thread puts in.
await Promise.all([
  runInChromium("workbench", [], true).then((outcome) => count("workbench", outcome)),
  (async () =>
    count(
      "journeys",
      isBuilt
        ? await runInChromium("e2e", [])
        : { passed: 0, failed: 1, seconds: 0, passes: [], failures: ["without a build"], secondTries: [] }
    ))()
])
const again = settleSecondTries(secondTries)
failed += again.length
for (const failure of [...failures, ...again]) console.log(failure)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
