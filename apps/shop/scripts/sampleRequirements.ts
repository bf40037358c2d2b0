import { createHash } from "node:crypto"
import { type Requirement, type NamedIds, readNamedIds, readTable, findCoveringTests } from "./requirements.ts"
import { runPlaywright, runVitest } from "./runTests.ts"

/**
 * Picks sixty requirements by date, or by the seed in the first argument, and runs every test that names one of them. Fails if no passed
 * test names a picked requirement. Needs a build (`pnpm build`).
 */
const rowsADay = 60

/** Sorts by the hash of seed and id and returns the first requirements, so that equal seeds return equal samples. */
export const sampleRequirements = (behaviours: ReadonlyArray<Requirement>, seed: string, count: number): ReadonlyArray<Requirement> =>
  behaviours
    .map((behaviour) => ({ behaviour, hash: createHash("sha256").update(`${seed} ${behaviour.id}`).digest("hex") }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, count)
    .map(({ behaviour }) => behaviour)

const walk = async (seed: string): Promise<ReadonlyArray<string>> => {
  const named: NamedIds = readNamedIds()
  const meeting = (behaviour: Requirement) => findCoveringTests(behaviour, named)
  const rows = sampleRequirements(readTable(), seed, rowsADay)
  console.log(`Seed ${seed}: ${rows.map(({ id }) => id).join(" ")}`)
  // A requirement may be tested only in the full suite.
  process.env["TEST_SUITE"] = "full"
  const pattern = `\\b(?:${rows.map(({ id }) => id).join("|")})\\b`
  const files = Array.from(new Set(rows.flatMap(meeting))).filter((file) => file.includes(".test."))
  const endToEnd = files.filter((file) => file.startsWith("apps/shop/e2e/"))
  const others = files.filter((file) => !endToEnd.includes(file))
  const suites = rows.some((row) => meeting(row).some((file) => !file.includes(".test."))) ? ["packages/adapter"] : []
  const outcomes = [
    await runVitest([...others, ...suites, "-t", pattern]),
    ...(endToEnd.length > 0
      ? [await runPlaywright("e2e", [...endToEnd.map((file) => file.replace("apps/shop/e2e/", "")), "-g", pattern])]
      : [])
  ]
  const passes = outcomes.flatMap((outcome) => outcome.passed)
  const notMet = rows.filter(({ id }) => !passes.some((title) => new RegExp(`\\b${id}\\b`).test(title)))
  console.log(`Seed ${seed}: ${rows.length - notMet.length} of ${rows.length} requirements passed, ${endToEnd.length} end-to-end files.`)
  return [
    ...outcomes.flatMap(({ failed }) => failed.map(({ details, test }) => `${test}\n${details}`)),
    ...notMet.map(({ id, statement }) => `no passed test names ${id}: ${statement}`)
  ]
}

if (import.meta.main) {
  const problems = await walk(process.argv[2] ?? new Date().toISOString().slice(0, 10))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
