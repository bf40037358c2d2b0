import { Effect, Fiber } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { postgresDatabase, type TestDatabase } from "../../test/allDatabases.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { listenForChanges } from "./listenForChanges.ts"

describe("listenForChanges", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await postgresDatabase.open(sampleCatalog)
  })
  afterAll(() => database.drop())

  it("OPS-43 polls after each commit that changed cached data, but not after stock changes, and reconnects after a lost connection", async () => {
    const hurry = vi.fn<() => void>()
    const listener = Effect.runFork(listenForChanges(database.pools["unhurried"]!, hurry))
    await expect.poll(() => hurry).toHaveBeenCalledTimes(1)
    await sql`update variant set quantity = quantity + 1`.execute(database.kysely)
    await sql`update variant set price_cents = price_cents + 1`.execute(database.kysely)
    await expect.poll(() => hurry).toHaveBeenCalledTimes(2)

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen camber_changes' and datname = current_database()`.execute(database.kysely)
    await expect.poll(() => hurry).toHaveBeenCalledTimes(3)
    await sql`update variant set price_cents = price_cents + 1`.execute(database.kysely)
    await expect.poll(() => hurry).toHaveBeenCalledTimes(4)
    await Effect.runPromise(Fiber.interrupt(listener))
  })
})
