/** What the primary had written when: positions in its log, as bytes from the log's beginning, by times in milliseconds. */
export interface WalPositionLog {
  /** All that was acknowledged before `at` lies before `position`. */
  readonly note: (at: number, position: number) => void
  /** Up to when somebody who has replayed up to `position` has everything; -Infinity where it is not known. */
  readonly heldUntil: (position: number) => number
  /** When it was noted last; -Infinity: never. */
  readonly notedAt: () => number
}

/** Keeps what was noted for `span` milliseconds before the last note: who holds less is later than that. */
export const createWalPositionLog = (span: number): WalPositionLog => {
  let notes: ReadonlyArray<readonly [at: number, position: number]> = []
  return {
    note: (at, position) => {
      const last = notes.at(-1)
      // A standby that was promoted may have less than its primary had: what that had written is no measure any more.
      const kept = last !== undefined && last[1] > position ? [] : notes
      notes = [...kept.filter(([then]) => then >= at - span), [at, position]]
    },
    heldUntil: (position) => notes.findLast(([, then]) => then <= position)?.[0] ?? -Infinity,
    notedAt: () => notes.at(-1)?.[0] ?? -Infinity
  }
}
