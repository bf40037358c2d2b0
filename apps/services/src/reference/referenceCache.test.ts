import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { createChangeLog } from "../change-log/changeLog.ts"
import { SecondConnection } from "../database/transactionScope.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { referenceCache } from "./referenceCache.ts"

describe.each(allDatabases)("referenceCache on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  afterAll(() => database.drop())

  it("loads the reference once per catalog version, and again within seconds of a new version", async () => {
    let now = 0
    const reference = referenceCache(
      database.kysely,
      createChangeLog(database.kysely, () => now)
    )
    const [first, second] = await Promise.all([reference(), reference()])
    expect(second).toBe(first)
    expect(first.brands.bySlug.get("ironvale")?.name).toBe("Ironvale")

    now += 6_000
    expect(await reference()).toBe(first)

    await database.kysely.updateTable("brand").set({ name: "Ironvale Works" }).where("slug", "=", "ironvale").execute()
    await database.kysely.updateTable("catalogue").set({ version: "next" }).execute()
    now += 1_000
    expect(await reference()).toBe(first)
    now += 6_000
    expect((await reference()).brands.bySlug.get("ironvale")?.name).toBe("Ironvale Works")
  })

  it(
    "OPS-18 returns the last reference while the database is unavailable or slow, and the new reference afterward",
    { tags: "full" },
    async () => {
      let now = 0
      const reference = referenceCache(
        database.kysely,
        createChangeLog(database.kysely, () => now)
      )
      const known = await reference()
      await database.kysely.schema.alterTable("catalogue").renameTo("away").execute()
      now += 6_000
      expect(await reference()).toBe(known)
      await database.kysely.schema.alterTable("away").renameTo("catalogue").execute()
      await database.kysely.updateTable("catalogue").set({ version: "after" }).execute()
      const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const locked = database.kysely.transaction().execute(async (transaction) => {
        await sql`lock table catalogue in access exclusive mode`.execute(transaction)
        begun.resolve()
        await ended.promise
      })
      await begun.promise
      now += 6_000
      expect(await reference()).toBe(known)
      ended.resolve()
      await locked
      now += 6_000
      expect((await reference()).version).toBe("after")
    }
  )

  it("loads the reference again immediately, even if another cache has polled the change first", async () => {
    const changes = createChangeLog(database.kysely, () => 0)
    const reference = referenceCache(database.kysely, changes)
    const first = await reference()
    await sql`insert into change (topic) values ('report')`.execute(database.kysely)
    await changes.poll()
    const [second, third] = await Promise.all([reference(), reference()])
    expect(second).not.toBe(first)
    expect(third).toBe(second)
    expect(await reference()).toBe(second)
  })

  it("rejects a call inside a transaction, even if the tables are loaded", async () => {
    const reference = referenceCache(database.kysely)
    await reference()
    await expect(database.kysely.transaction().execute(() => reference())).rejects.toThrow(SecondConnection)
  })

  it("loads again after a failure", async () => {
    const reference = referenceCache(database.kysely)
    await database.kysely.schema.alterTable("brand").renameTo("brand_away").execute()
    await expect(reference()).rejects.toThrow("brand")
    await database.kysely.schema.alterTable("brand_away").renameTo("brand").execute()
    expect((await reference()).brands.all).toHaveLength(2)
  })
})
