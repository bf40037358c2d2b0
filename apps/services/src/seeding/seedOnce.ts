import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { isSeeded, seed, type SeedOptions } from "./seed.ts"

export type { CatalogSource } from "./CatalogSource.ts"
export { countOwnWork, isSeeded, type OwnWork, seed, type SeedOptions, type SeedProgress } from "./seed.ts"
export { writeSearchTerms } from "./searchTerms.ts"

/** Key of the advisory lock; any fixed number works. */
const seedingLock = 4_242_001

/** Runs `act` under the seeding lock. Uses a single connection, because the embedded database has only one. */
const withSeedingLock = <A>(database: Kysely<Tables>, act: (locked: Kysely<Tables>) => Promise<A>): Promise<A> =>
  database.connection().execute(async (locked) => {
    await sql`select pg_advisory_lock(${seedingLock}::bigint)`.execute(locked)
    try {
      return await act(locked)
    } finally {
      await sql`select pg_advisory_unlock(${seedingLock}::bigint)`.execute(locked)
    }
  })

/** Replaces the catalog. */
export const reseed = (database: Kysely<Tables>, options: SeedOptions): Promise<void> =>
  withSeedingLock(database, (locked) => seed(locked, options))

/**
 * Seeds the database if it has no catalog. A concurrent caller waits and then finds the catalog. An aborted seeding is restarted with its
 * original size and random seed. Returns whether the database was seeded.
 */
export const seedOnce = (database: Kysely<Tables>, options: SeedOptions): Promise<boolean> =>
  withSeedingLock(database, async (locked) => {
    if (await isSeeded(locked)) return false
    const unfinished = await locked.selectFrom("catalogue").select(["seed", "skus"]).executeTakeFirst()
    await seed(locked, { ...options, ...unfinished })
    return true
  })
