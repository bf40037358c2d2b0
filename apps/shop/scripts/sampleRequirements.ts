import { createHash } from "node:crypto"
import { type Behaviour, type NamedIds, readReached, readTable, testsMeeting } from "./requirements.ts"
import { runPlaywright, runVitest } from "./runTests.ts"

/**
 * Draws sixty behaviours by the day's date, or by the seed that the first argument names, and walks them: every journey and every test in
 * which one of them is met runs, and a drawn one that no passed test names fails the run. It wants a build (`pnpm build`). What the tests of
 * the other days keep is kept by `pnpm test`; this proves of a few rows, other ones each day, that each is met by itself.
 */
const rowsADay = 60

/** The first in the order of the hashes of seed and id: the same for one seed, others for the next. */
export const drawn = (behaviours: ReadonlyArray<Behaviour>, seed: string, count: number): ReadonlyArray<Behaviour> =>
  behaviours
    .map((behaviour) => ({ behaviour, hash: createHash("sha256").update(`${seed} ${behaviour.id}`).digest("hex") }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .slice(0, count)
    .map(({ behaviour }) => behaviour)

const walk = async (seed: string): Promise<ReadonlyArray<string>> => {
  const reached: NamedIds = readReached()
  const meeting = (behaviour: Behaviour) => testsMeeting(behaviour, reached)
  const rows = drawn(readTable(), seed, rowsADay)
  console.log(`Seed ${seed}: ${rows.map(({ id }) => id).join(" ")}`)
  // A requirement may have tests in the full suite alone.
  process.env["TEST_SUITE"] = "full"
  const pattern = `\\b(?:${rows.map(({ id }) => id).join("|")})\\b`
  const files = Array.from(new Set(rows.flatMap(meeting))).filter((file) => file.includes(".test."))
  const journeys = files.filter((file) => file.startsWith("apps/shop/e2e/"))
  const others = files.filter((file) => !journeys.includes(file))
  const suites = rows.some((row) => meeting(row).some((file) => !file.includes(".test."))) ? ["packages/adapter"] : []
  const outcomes = [
    await runVitest([...others, ...suites, "-t", pattern]),
    ...(journeys.length > 0
      ? [await runPlaywright("e2e", [...journeys.map((file) => file.replace("apps/shop/e2e/", "")), "-g", pattern])]
      : [])
  ]
  const passes = outcomes.flatMap((outcome) => outcome.passed)
  const notMet = rows.filter(({ id }) => !passes.some((title) => new RegExp(`\\b${id}\\b`).test(title)))
  console.log(`Seed ${seed}: ${rows.length - notMet.length} of ${rows.length} rows walked, ${journeys.length} files of journeys.`)
  return [
    ...outcomes.flatMap(({ failed }) => failed.map(({ details, test }) => `${test}\n${details}`)),
    ...notMet.map(({ id, statement }) => `nobody met ${id} ${statement}`)
  ]
}

if (import.meta.main) {
  const problems = await walk(process.argv[2] ?? new Date().toISOString().slice(0, 10))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
