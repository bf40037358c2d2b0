/**
 * How long the shop waits for a PostgreSQL server, in milliseconds, and how many connections it has there. A wait of 0 is no limit. The
 * embedded database runs in the shop's own process and has none of them.
 */
export interface DatabaseTimeouts {
  /** For one statement of carts, orders and accounts. */
  readonly statement: number
  /** For one statement that lists or searches the catalogue. */
  readonly read: number
  /** For one statement of migrations, seedings, indexes and hourly work. */
  readonly work: number
  /** For another transaction's lock. */
  readonly lock: number
  /** A transaction in which nothing is asked is ended after so long, so that it holds no locks. */
  readonly idleTransaction: number
  /** How much longer than a statement's own time a living server may be silent: then the connection is given up. */
  readonly silence: number
  /** For a connection, new or one that is in use. */
  readonly connect: number
  /** From when on a connection without traffic is probed. */
  readonly keepAlive: number
  /** How long the server keeps a connection that acknowledges nothing. */
  readonly tcpUser: number
  /** By how much a standby may be late that catalogue reads are asked of. */
  readonly staleness: number
  /** Connections for carts, orders and accounts, and for catalogue reads: neither can use up the other's. */
  readonly connections: number
  readonly readConnections: number
}

/** Fixed waits, and the numbers of connections. */
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
 * The waits that fit into the time that a visitor's request has. A request that waits for a connection, then for a statement and then for a
 * silent server still has an eighth of it left to respond.
 */
export const waitsWithin = (answer: number): DatabaseTimeouts => ({
  ...fixed,
  connect: Math.round((answer * 3) / 8),
  statement: Math.round((answer * 3) / 8),
  read: Math.round((answer * 3) / 8),
  lock: Math.round(answer / 4),
  silence: Math.round(answer / 8)
})

/** The longest that one query may keep a request, in milliseconds. */
export const longestQuery = ({ connect, read, silence, statement }: DatabaseTimeouts): number =>
  connect + Math.max(statement, read) + silence

export const defaultDatabaseTimeouts: DatabaseTimeouts = waitsWithin(15_000)
