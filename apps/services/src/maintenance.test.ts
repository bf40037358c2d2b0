import { SESSION_COOKIE, WebUserGuid } from "@camber/domain/visitor"
import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../test/allDatabases.ts"
import { openServices, type OpenServices } from "../test/openServices.ts"
import { sessionKey } from "../test/testVisitor.ts"
import { createSessionSigner } from "./session/sessions.ts"

const longAgo = new Date("2020-01-01T00:00:00Z")
const web_user_guid = "5f1f2cf4-4a7b-4a3c-9d57-1c1a5f8f7a11"

/** Inserts expired rows for each cleanup step, by the table from which the step deletes. */
const outdated = {
  idempotent_reply: ["idempotent replies", { web_user_guid, idempotency_key: web_user_guid, request_hash: "a", made_at: longAgo }],
  one_time_link: [
    "one-time links",
    { token_hash: "a", purpose: "password", email: "a@b.test", email_key: "a@b.test", expires_at: longAgo }
  ],
  rate_limit: ["counted tries", { key: "a", points: 1, expire: 1 }],
  mail: ["mail", { recipient: "a@b.test", subject: "", body: "", queued_at: longAgo }],
  notification: ["notifications", { web_user_guid, topic: "order", title: "", text: "", occasion: "a", created_at: longAgo }],
  signup_attempt: ["sign-up attempts", { web_user_guid, attempted_at: longAgo }],
  contact_message: ["messages", { web_user_guid, name: "a", email: "a@b.test", topic: "other", message: "a", received_at: longAgo }],
  signup: ["unsubscribed addresses", { web_user_guid, email: "a@b.test", source: "a", is_subscribed: false, signed_up_at: longAgo }],
  promo_code: ["expired promo codes", { code: "A", percent: 5, uses_left: 1, ends_at: longAgo }],
  staff_action: ["staff actions", { account_id: web_user_guid, what: "flag", subject: "a", at: longAgo }],
  customer_project: [
    "data of inactive guests",
    { web_user_guid, project_id: web_user_guid, identity: "a", project: "{}", saved_at: longAgo }
  ],
  event: ["events", { web_user_guid, name: "a", fields: "{}", page: "/", at: longAgo, received_at: longAgo }]
} as const
const tables = Object.keys(outdated) as ReadonlyArray<keyof typeof outdated>

describe.each(allDatabases)("hourly maintenance on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const fill = async () => {
    for (const table of tables) {
      const [, row] = outdated[table]
      await sql`delete from ${sql.table(table)}`.execute(shop.database.kysely)
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(row))})`.execute(shop.database.kysely)
    }
  }
  const filled = async () => {
    const counts = tables.map(async (table) => {
      const { rows } = await sql`select from ${sql.table(table)}`.execute(shop.database.kysely)
      return rows.length > 0 ? [table] : []
    })
    return (await Promise.all(counts)).flat()
  }
  const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(shop.database.kysely)
  /** Runs the job and returns its log lines. */
  const getLog = async (work: Effect.Effect<void>) => {
    const lines: Array<unknown> = []
    const logger = Logger.make<unknown, void>(({ message }) => void lines.push(Array.isArray(message) ? message[0] : message))
    await Effect.runPromise(work.pipe(Effect.provide(Logger.layer([logger]))))
    return lines
  }

  it("deletes expired rows without logging", async () => {
    await fill()
    expect(await getLog(shop.upkeep.purge)).toEqual([])
    expect(await filled()).toEqual([])
  })

  it.each([-1, 1])("OPS-51 deletes nothing and logs an error while the clocks differ by %i year", async (years) => {
    await fill()
    const off = Effect.andThen(TestClock.setTime(Date.now() + years * 365 * 24 * 3_600_000), shop.upkeep.purge)
    const [line, ...more] = await getLog(off.pipe(Effect.provide(TestClock.layer())))
    expect(line).toMatch(/^Hourly cleanup skipped: the database's clock is -?3153\d{4} s ahead of this machine's$/)
    expect(more).toEqual([])
    expect(await filled()).toEqual(tables)
  })

  it.each(tables)("without table %s, logs the step that fails and runs all others", async (table) => {
    await fill()
    await rename(table, "away")
    const log = await getLog(shop.upkeep.purge)
    await rename("away", table)
    expect(log).toEqual([`Hourly cleanup failed: ${outdated[table][0]}`])
    expect(await filled()).toEqual([table])
  })

  it("deletes old passwords that were not used for half a year", async () => {
    const { kysely } = shop.database
    const addOld = async (days: number) => {
      const account_id = crypto.randomUUID()
      const email = `${days}@days.test`
      await kysely.insertInto("account").values({ account_id, web_user_guid: crypto.randomUUID(), email, email_key: email }).execute()
      const moved_at = new Date(Date.now() - days * 24 * 3_600_000)
      const recipe = JSON.stringify({ scheme: "md5-salted", salt: "8f" })
      await kysely.insertInto("old_password").values({ account_id, recipe, digest: "a", is_wrapped: true, cost: 1, moved_at }).execute()
      return account_id
    }
    const [, recent] = [await addOld(181), await addOld(179)]
    await Effect.runPromise(shop.upkeep.purge)
    expect(await kysely.selectFrom("old_password").select("account_id").execute()).toEqual([{ account_id: recent }])
  })

  it("OPS-30 keeps the data of a guest who recently changed, viewed or ordered something, and all data of account holders", async () => {
    const { kysely } = shop.database
    const getRow = (guid: string) => ({ web_user_guid: guid, project_id: guid, identity: "a", project: "{}", saved_at: longAgo })
    const [idle, seen, added, owner] = [0, 1, 2, 3].map(() => crypto.randomUUID())
    const guests = [idle, seen, added, owner].map((guid) => guid ?? "")
    await fill()
    await shop.database.kysely.deleteFrom("customer_project").execute()
    await kysely.insertInto("customer_project").values(guests.map(getRow)).execute()
    await kysely
      .insertInto("customer_project")
      .values({ ...getRow(guests[2] ?? ""), project_id: crypto.randomUUID(), identity: "b", saved_at: new Date() })
      .execute()
    await kysely
      .insertInto("guest_seen")
      .values({ web_user_guid: guests[1] ?? "", seen_at: new Date(Date.now() - 700 * 24 * 3_600_000) })
      .execute()
    await kysely
      .insertInto("account")
      .values({ account_id: crypto.randomUUID(), web_user_guid: guests[3] ?? "", email: "o@b.test", email_key: "o@b.test" })
      .execute()
    await Effect.runPromise(shop.upkeep.purge)
    const left = await kysely.selectFrom("customer_project").select("web_user_guid").distinct().execute()
    expect(new Set(left.map((row) => row.web_user_guid))).toEqual(new Set([seen, added, owner]))
  })

  it("OPS-30 deletes the parts of an inactive guest's car, and counts a recent part as activity", async () => {
    const { kysely } = shop.database
    const [idle, active] = [crypto.randomUUID(), crypto.randomUUID()]
    const getPart = (guid: string, saved_at: Date) => ({ web_user_guid: guid, owned_part_id: guid, car: "a", saved_at })
    const getCar = (guid: string) => ({ web_user_guid: guid, project_id: guid, identity: "a", project: "{}", saved_at: longAgo })
    const nothing = { sku_base_number: null, sku_variant_number: null, model: null, type_slug: null, name: null }
    const parts = [getPart(idle, longAgo), getPart(active, new Date())].map((part) => ({
      ...part,
      ...nothing,
      got_on: null,
      mileage: null,
      price_cents: null
    }))
    await fill()
    await kysely.deleteFrom("customer_project").execute()
    await kysely.insertInto("owned_part").values(parts).execute()
    await kysely.insertInto("customer_project").values([idle, active].map(getCar)).execute()
    await Effect.runPromise(shop.upkeep.purge)
    for (const table of ["owned_part", "customer_project"] as const)
      expect(await kysely.selectFrom(table).select("web_user_guid").execute()).toEqual([{ web_user_guid: active }])
    await kysely.deleteFrom("owned_part").execute()
  })

  it("OPS-30 keeps the data of a guest who returned without changing it", async () => {
    const { kysely } = shop.database
    const guid = WebUserGuid.make(crypto.randomUUID())
    const issuedAt = Date.now() - 40 * 24 * 3_600_000
    const cookie = `${SESSION_COOKIE}=${createSessionSigner(sessionKey).sign({ webUserGuid: guid, account: null, issuedAt })}`
    await fill()
    const response = await shop.handler(new Request("http://shop.test/api/visitor/state", { headers: { cookie } }))
    expect(response?.status).toBe(200)
    await expect
      .poll(() => kysely.selectFrom("guest_seen").select("web_user_guid").where("web_user_guid", "=", guid).execute())
      .toHaveLength(1)
    await kysely
      .insertInto("customer_project")
      .values({ web_user_guid: guid, project_id: guid, identity: "a", project: "{}", saved_at: longAgo })
      .execute()
    await Effect.runPromise(shop.upkeep.purge)
    expect(await kysely.selectFrom("customer_project").select("web_user_guid").execute()).toEqual([{ web_user_guid: guid }])
  })

  it("OPS-30 measures the retention of an email address from its unsubscription, and keeps the promo codes that it received", async () => {
    const { kysely } = shop.database
    const address = (email: string, unsubscribed_at: Date | null) => ({
      web_user_guid,
      email,
      unsubscribed_at,
      source: "Drawer",
      is_subscribed: false,
      has_code: true,
      signed_up_at: longAgo
    })
    await kysely.deleteFrom("signup").execute()
    await kysely.deleteFrom("used_gift").execute()
    await kysely
      .insertInto("signup")
      .values([address("just@b.test", new Date()), address("over@b.test", longAgo), address("never@b.test", null)])
      .execute()
    await Effect.runPromise(shop.upkeep.purge)
    expect(await kysely.selectFrom("signup").select("email").execute()).toEqual([{ email: "just@b.test" }])
    expect(await kysely.selectFrom("used_gift").select("gift").execute()).toEqual([{ gift: "has_code" }, { gift: "has_code" }])
  })

  it("OPS-30 deletes expired email addresses in several batches", async () => {
    const { kysely } = shop.database
    await kysely.deleteFrom("signup").execute()
    await sql`insert into signup (web_user_guid, email, source, is_subscribed, signed_up_at)
      select ${web_user_guid}, 'a' || at || '@b.test', 'a', false, ${longAgo}::timestamptz from generate_series(1, 5001) as at`.execute(
      kysely
    )
    await Effect.runPromise(shop.upkeep.purge)
    expect(await kysely.selectFrom("signup").select("email").execute()).toEqual([])
  })

  it("continues to delete while notifications fail", async () => {
    await fill()
    await rename("seen_variant", "away")
    const logs = [await getLog(shop.upkeep.notify), await getLog(shop.upkeep.purge)]
    await rename("away", "seen_variant")
    expect(logs).toEqual([["Hourly notifications failed: watched parts"], []])
    expect(await filled()).toEqual([])
  })
})
