import type { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Pool } from "pg"
import type { DatabaseLost } from "./errors.ts"
import type { Standby } from "./standbys.ts"
import type { Tables } from "./tables.ts"

/**
 * An open database. The embedded database and PostgreSQL have the same pool API and return the same rows, error codes (SQLSTATE) and types.
 */
export interface Database {
  /** Connections for carts, orders and accounts. */
  readonly kysely: Kysely<Tables>
  /**
   * Connections for the catalog, separate so that searches cannot exhaust the pool of carts and orders.
   * `withReadRouting` may route visitors' reads to standbys.
   */
  readonly reads: Kysely<Tables>
  /** Standbys that share the catalog reads; empty if there is only the primary. */
  readonly standbys: ReadonlyArray<Standby>
  /** Maximum replication lag in milliseconds of a standby that serves reads; 0 without standbys. */
  readonly staleness: number
  /** Background pool for work that may take minutes: migrations, seeding, full index loads and hourly maintenance. */
  readonly background: Kysely<Tables>
  /**
   * The embedded database has a single connection. Inside a transaction, send queries through the transaction: a query on the pool would
   * wait forever for that connection.
   */
  readonly pool: Pool
  /** All pools by name, for metrics. The embedded database has only one pool. */
  readonly pools: Readonly<Record<string, Pool>>
  readonly kind: "embedded" | "postgres"
  /** Checks on a separate connection that the server responds. Undefined for the embedded database. */
  readonly ping?: (() => Promise<unknown>) | undefined
  /**
   * Closes the pools after in-flight queries end or a few seconds pass, stops the embedded database and unlocks its
   * folder. Idempotent.
   */
  readonly close: () => Promise<void>
  /** Fails when the embedded database stops unexpectedly. Never fails for PostgreSQL, whose pool reconnects. */
  readonly lost: Effect.Effect<never, DatabaseLost>
}

/** A database before Kysely wraps its pools. */
export interface ConnectedDatabase extends Omit<Database, "kysely" | "reads" | "background" | "pools"> {
  /** Additional pools; undefined if the database has only one. */
  readonly others?: { readonly reads: Pool; readonly unhurried: Pool }
}
