/** An order as it was acknowledged: pieces by variant. */
export interface AcknowledgedOrder {
  readonly orderNumber: string
  readonly pieces: ReadonlyMap<string, number>
}

/** What one visitor was told is so. */
export interface VisitorLog {
  readonly webUserGuid: string
  /** Pieces by variant, of what was added since the last order. */
  readonly inCart: Map<string, number>
  readonly orders: Array<AcknowledgedOrder>
}

/** All that was answered under load: what visitors were told, how long it took, and what should not have been. */
export interface AcknowledgementLog {
  readonly books: Array<VisitorLog>
  /** Answers by status; 0: the connection broke. */
  readonly statuses: Map<number, number>
  /** Milliseconds of the slowest answer that was not a 503. */
  slowest: number
  /** Milliseconds of every answer that took its way at once, for percentiles. */
  readonly took: Array<number>
  /** Milliseconds that the longest chain of tries took until it was acknowledged. */
  longestUntilAcknowledged: number
  adds: number
  /** What happened last, to tell of a finding. */
  during: string
  readonly findings: Array<string>
}

export const createAcknowledgementLog = (): AcknowledgementLog => ({
  books: [],
  statuses: new Map(),
  slowest: 0,
  took: [],
  longestUntilAcknowledged: 0,
  adds: 0,
  during: "nothing yet",
  findings: []
})
