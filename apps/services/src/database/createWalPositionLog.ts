/** Positions (bytes) in the primary's write-ahead log by time in milliseconds. */
export interface WalPositionLog {
  /** Records that everything acknowledged before `at` is before `position`. */
  readonly note: (at: number, position: number) => void
  /** Returns the time up to which a standby that replayed `position` has everything; -Infinity if unknown. */
  readonly getReplayTime: (position: number) => number
  /** Time of the last `note`; -Infinity if there is none. */
  readonly notedAt: () => number
}

/** Creates a log that retains `span` milliseconds. A standby behind all entries lags longer than that. */
export const createWalPositionLog = (span: number): WalPositionLog => {
  let notes: ReadonlyArray<readonly [at: number, position: number]> = []
  return {
    note: (at, position) => {
      const last = notes.at(-1)
      // A promoted standby may have less than its primary had. Then the entries of that primary are void.
      const valid = last !== undefined && last[1] > position ? [] : notes
      notes = [...valid.filter(([then]) => then >= at - span), [at, position]]
    },
    getReplayTime: (position) => notes.findLast(([, then]) => then <= position)?.[0] ?? -Infinity,
    notedAt: () => notes.at(-1)?.[0] ?? -Infinity
  }
}
