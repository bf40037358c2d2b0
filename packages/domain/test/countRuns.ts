import fc from "fast-check"

/** Runs of a property without a number of its own, fast-check's default. */
const DEFAULT_RUNS = 100

const readNumber = (name: string): number | undefined => (process.env[name] === undefined ? undefined : Number(process.env[name]))

/** Run count of a property that sets none; `pnpm test:rules --runs` changes it. */
const runs = readNumber("PROPERTY_RUNS") ?? DEFAULT_RUNS
const seed = readNumber("PROPERTY_SEED")

fc.configureGlobal({ numRuns: runs, ...(seed === undefined ? {} : { seed }) })

/**
 * Scales the run count of a property that sets its own, so that `pnpm test:rules` runs it longer in proportion.
 * @param count - Number of runs in the core suite, where a property runs 100 times by default.
 */
export const countRuns = (count: number): number => Math.ceil((count * runs) / DEFAULT_RUNS)
