/** True for `pnpm test:full`, which runs each test on both databases and searches longer for counterexamples. */
export const isFullSuite = process.env.TEST_SUITE === "full"

/** Returns the number of runs of a property that costs too much for the core suite: at least 50 there. */
export const getRunCount = (full: number, core = 50): number => (isFullSuite ? full : core)
