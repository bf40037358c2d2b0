/** True for `pnpm test:full`, which runs each test on both databases and searches longer for counterexamples. */
export const isFullSuite = process.env.TEST_SUITE === "full"

/** Returns the number of runs of a slow property: `full` in the full suite, 50 in the core suite. */
export const getRunCount = (full: number): number => (isFullSuite ? full : 50)
