import { Secret, TOTP } from "otpauth"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postgresDatabase, type TestDatabase } from "../../test/allDatabases.ts"
import { consumeCode, generateTotpKey } from "./factors.ts"

describe("consumeCode", () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await postgresDatabase.open()
  })
  afterAll(() => database.drop())

  it("OPS-62 checks the code at the time when the row lock is granted, not at the time of the request", async () => {
    const [key, account_id] = [generateTotpKey(), crypto.randomUUID()]
    const later = Date.now() + 3_600_000
    await database.kysely
      .insertInto("account")
      .values({ account_id, web_user_guid: crypto.randomUUID(), email: "a@b.test", email_key: "a@b.test" })
      .execute()
    await database.kysely.insertInto("second_factor").values({ account_id, key, confirmed_at: new Date() }).execute()
    // A replacement for the database clock, which the test sets ahead by an hour.
    await sql`create schema hurried`.execute(database.kysely)
    await sql`create table hurried.hour (has_passed boolean)`.execute(database.kysely)
    await sql`create function hurried.clock_timestamp() returns timestamptz language sql volatile as $$
      select case when exists (select from hurried.hour) then to_timestamp(${sql.lit(later / 1000)}) else pg_catalog.clock_timestamp() end $$`.execute(
      database.kysely
    )
    const holder = await database.pool.connect()
    await holder.query("begin")
    await holder.query("select from second_factor for update")
    const consumed = database.kysely.transaction().execute(async (transaction) => {
      await sql`set local search_path = hurried, pg_catalog, public`.execute(transaction)
      return consumeCode(transaction, account_id, new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: later }))
    })
    await expect
      .poll(async () => (await database.pool.query("select from pg_locks where not granted")).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0)
    await database.pool.query("insert into hurried.hour values (true)")
    await holder.query("commit")
    holder.release()
    expect(await consumed).toBe("app")
  })
})
