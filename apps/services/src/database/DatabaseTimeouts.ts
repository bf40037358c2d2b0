/**
 * Timeouts in milliseconds and pool sizes for PostgreSQL. A timeout of 0 means no limit. The embedded database runs in this process and
 * ignores these settings.
 */
export interface DatabaseTimeouts {
  /** Statement timeout for carts, orders and accounts. */
  readonly statement: number
  /** Statement timeout for catalog listings and searches. */
  readonly read: number
  /** Statement timeout for migrations, seeding, index loads and hourly maintenance. */
  readonly work: number
  /** How long to wait for a lock of another transaction. */
  readonly lock: number
  /** The server ends a transaction that is idle this long, so that it holds no locks. */
  readonly idleTransaction: number
  /** Extra time after the statement timeout before a silent connection is dropped. */
  readonly readTimeoutGrace: number
  /** How long to wait for a new or pooled connection. */
  readonly connect: number
  /** Idle time before TCP keep-alive probes start. */
  readonly keepAlive: number
  /** How long the server keeps a connection whose packets are not acknowledged. */
  readonly tcpUser: number
  /** Maximum replication lag of a standby that serves catalog reads. */
  readonly staleness: number
  /** Pool sizes for carts, orders and accounts, and for catalog reads. Neither pool can exhaust the other. */
  readonly connections: number
  readonly readConnections: number
}

/** Timeouts that do not depend on the request timeout, and pool sizes. */
const fixed = {
  work: 900_000,
  idleTransaction: 10_000,
  keepAlive: 10_000,
  tcpUser: 20_000,
  staleness: 5_000,
  connections: 10,
  readConnections: 10
}

/**
 * Derives timeouts from the request timeout. A request may wait for a connection, then for a statement, then for a silent server. Even
 * then, an eighth of the request timeout remains for the response.
 */
export const waitsWithin = (requestTimeout: number): DatabaseTimeouts => ({
  ...fixed,
  connect: Math.round((requestTimeout * 3) / 8),
  statement: Math.round((requestTimeout * 3) / 8),
  read: Math.round((requestTimeout * 3) / 8),
  lock: Math.round(requestTimeout / 4),
  readTimeoutGrace: Math.round(requestTimeout / 8)
})

/** Returns the longest time in milliseconds that one query can delay a request. */
export const longestQuery = ({ connect, read, readTimeoutGrace, statement }: DatabaseTimeouts): number =>
  connect + Math.max(statement, read) + readTimeoutGrace

export const defaultDatabaseTimeouts: DatabaseTimeouts = waitsWithin(15_000)
