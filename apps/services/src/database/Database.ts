import type { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Pool } from "pg"
import type { DatabaseLost } from "./errors.ts"
import type { Tables } from "./tables.ts"

/** An open database. Both kinds are used through the same pool and give the same rows, SQLSTATEs and types. */
export interface Database {
  readonly kysely: Kysely<Tables>
  /** On the embedded kind it holds one connection: inside a transaction use the transaction, a second query would wait for the first. */
  readonly pool: Pool
  readonly kind: "embedded" | "postgres"
  /** Ends the pool after the queries in flight, stops the embedded database and frees its folder. May be called twice. */
  readonly close: () => Promise<void>
  /** Fails when the embedded database ends by itself; waits for ever otherwise, for PostgreSQL always: its pool connects again. */
  readonly lost: Effect.Effect<never, DatabaseLost>
}

/** A database before the query builder is put on top. */
export type Connected = Omit<Database, "kysely">
