import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { isSeeded, seed, type SeedOptions } from "./seed.ts"

/** Names the lock among the database's advisory locks; any fixed number does. */
const seedingLock = 4_242_001

/** Runs while no other process seeds this database. All of it uses one connection, which is all that the embedded database has. */
const whileNobodyElseSeeds = <A>(database: Kysely<Tables>, act: (locked: Kysely<Tables>) => Promise<A>): Promise<A> =>
  database.connection().execute(async (locked) => {
    await sql`select pg_advisory_lock(${seedingLock}::bigint)`.execute(locked)
    try {
      return await act(locked)
    } finally {
      await sql`select pg_advisory_unlock(${seedingLock}::bigint)`.execute(locked)
    }
  })

/** Replaces whatever catalogue is there. */
export const reseed = (database: Kysely<Tables>, options: SeedOptions): Promise<void> =>
  whileNobodyElseSeeds(database, (locked) => seed(locked, options))

/**
 * Puts a catalogue in where there is none: whoever comes second waits and finds it. One that was broken off is begun again with the size
 * and seed that it was to have. Answers whether anything was put in.
 */
export const seedOnce = (database: Kysely<Tables>, options: SeedOptions): Promise<boolean> =>
  whileNobodyElseSeeds(database, async (locked) => {
    if (await isSeeded(locked)) return false
    const unfinished = await locked.selectFrom("catalogue").select(["seed", "skus"]).executeTakeFirst()
    await seed(locked, { ...options, ...unfinished })
    return true
  })
