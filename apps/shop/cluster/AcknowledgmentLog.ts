/** An acknowledged order: quantities by variant. */
export interface AcknowledgedOrder {
  readonly orderNumber: string
  readonly pieces: ReadonlyMap<string, number>
}

/** Acknowledged state of one visitor. */
export interface VisitorLog {
  readonly webUserGuid: string
  /** Quantities by variant added since the last order. */
  readonly inCart: Map<string, number>
  readonly orders: Array<AcknowledgedOrder>
}

/** Record of all responses under load: acknowledged state, durations and unexpected responses. */
export interface AcknowledgmentLog {
  readonly books: Array<VisitorLog>
  /** Responses by status; 0 for a broken connection. */
  readonly statuses: Map<number, number>
  /** Milliseconds of the slowest response that was not a 503. */
  slowest: number
  /** Milliseconds of every response without a retry, for percentiles. */
  readonly took: Array<number>
  /** Milliseconds of the longest series of retries until acknowledgment. */
  longestUntilAcknowledged: number
  adds: number
  /** Name of the latest fault, for the text of a finding. */
  during: string
  readonly findings: Array<string>
}

export const createAcknowledgmentLog = (): AcknowledgmentLog => ({
  books: [],
  statuses: new Map(),
  slowest: 0,
  took: [],
  longestUntilAcknowledged: 0,
  adds: 0,
  during: "nothing yet",
  findings: []
})
