import type { Effect } from "effect"
import type { Kysely } from "kysely"
import type { Pool } from "pg"
import type { DatabaseLost } from "./errors.ts"
import type { Standby } from "./standbys.ts"
import type { Tables } from "./tables.ts"

/** An open database. Both kinds are used through the same pools and give the same rows, SQLSTATEs and types. */
export interface Database {
  /** For carts, orders and accounts. */
  readonly kysely: Kysely<Tables>
  /**
   * For the catalogue: however many list and search, carts and orders have connections of their own. Visitors' reads may be spread over
   * standbys (`withReadRouting`).
   */
  readonly reads: Kysely<Tables>
  /** What reads are spread over; none where there is nothing but the primary. */
  readonly standbys: ReadonlyArray<Standby>
  /** Milliseconds by which a standby that is read may be late; 0 where there is none. */
  readonly staleness: number
  /** For what may take minutes: migrations, seedings, indexes of the whole catalogue, hourly work. */
  readonly unhurried: Kysely<Tables>
  /** On the embedded kind it holds one connection: inside a transaction use the transaction, a second query would wait for the first. */
  readonly pool: Pool
  /** All pools by name, for who watches them. The embedded kind has one. */
  readonly pools: Readonly<Record<string, Pool>>
  readonly kind: "embedded" | "postgres"
  /** Asks a server whether it answers, on a connection of its own; left out where the database is in this process. */
  readonly ping?: (() => Promise<unknown>) | undefined
  /** Ends the pools after the queries in flight, or after a few seconds, stops the embedded database and frees its folder. May be called twice. */
  readonly close: () => Promise<void>
  /** Fails when the embedded database ends by itself; waits for ever otherwise, for PostgreSQL always: its pool connects again. */
  readonly lost: Effect.Effect<never, DatabaseLost>
}

/** A database before the query builder is put on top. */
export interface ConnectedDatabase extends Omit<Database, "kysely" | "reads" | "unhurried" | "pools"> {
  /** Where it has more than one. */
  readonly others?: { readonly reads: Pool; readonly unhurried: Pool }
}
