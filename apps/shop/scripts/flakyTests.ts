import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./runStep.ts"

/** A test that passed, but only when it was tried again. */
export interface SecondTry {
  /** Its file and its title. */
  readonly test: string
  /** What the first try said. */
  readonly reason: string
}

/** One that is kept from run to run, with the day of the run that first saw it. */
export interface KnownSecondTry extends SecondTry {
  readonly since: string
}

/** Puts the second tries of a run beside those of earlier runs: the new ones are kept, and those that are known make the run fail. */
export const judgeSecondTries = (
  known: ReadonlyArray<KnownSecondTry>,
  found: ReadonlyArray<SecondTry>,
  today: string
): { readonly known: ReadonlyArray<KnownSecondTry>; readonly again: ReadonlyArray<SecondTry> } => {
  const before = new Set(known.map(({ test }) => test))
  const fresh = new Map(found.filter(({ test }) => !before.has(test)).map((second) => [second.test, { ...second, since: today }]))
  return { known: [...known, ...fresh.values()], again: found.filter(({ test }) => before.has(test)) }
}

/** Not tracked, and not among the reports, which every run deletes. A continuous integration keeps it from run to run. */
const file = path.join(root, ".flaky.json")

/** Names each second try of a run, keeps it for the runs to come, and gives a line for each that has needed one before. */
export const settleSecondTries = (found: ReadonlyArray<SecondTry>): ReadonlyArray<string> => {
  if (found.length === 0) return []
  const kept: ReadonlyArray<KnownSecondTry> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : []
  const { again, known } = judgeSecondTries(kept, found, new Date().toISOString().slice(0, 10))
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`)
  for (const { reason, test } of found) console.log(`passed only at the second try: ${test}: ${reason}`)
  return again.map(({ test }) => `flaky in two runs: ${test}: mend it, then take it out of .flaky.json`)
}
