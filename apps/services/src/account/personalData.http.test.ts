import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { measureLongestBlock } from "@camber/testing/longest-turn"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

/** Milliseconds of CPU time: 20 plus a margin for garbage collection. */
const MAX_BLOCK_MS = 50

describe.each(allDatabases)("personal data on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())
  const signIn = (browser: Browser, emailAddress: string, given = password) =>
    browser.post("/api/account/login", { emailAddress, password: given })
  const listSubjects = async (recipient: string) => {
    const mails = await shop.database.kysely
      .selectFrom("mail")
      .select("subject")
      .where("recipient", "=", recipient)
      .orderBy("mail_id")
      .execute()
    return mails.map(({ subject }) => subject.replace(" - Camber", ""))
  }

  /** Inserts one row into each table in which a guest stores data. */
  const fillTables = async (web_user_guid: string) => {
    const { kysely } = shop.database
    await kysely
      .insertInto("cart_line")
      .values({
        web_user_guid,
        line_id: crypto.randomUUID(),
        sku_variant_number: "CAM-P2-1",
        components: "[]",
        identity: "a",
        quantity: 1,
        list: "{}",
        added_for: null
      })
      .execute()
    await kysely
      .insertInto("contact_message")
      .values({ web_user_guid, name: "a", email: "a@b.test", topic: "other", message: "a" })
      .execute()
    await kysely
      .insertInto("feedback")
      .values({
        web_user_guid,
        element: "a",
        emotion: null,
        feedback: "a",
        part_number: null,
        url: null,
        email: null,
        source: "a",
        page: "/"
      })
      .execute()
    await kysely
      .insertInto("event")
      .values({ web_user_guid, visitor_id: null, name: "a", fields: "{}", page: "/", at: new Date().toISOString() })
      .execute()
    await kysely
      .insertInto("signup")
      .values({ web_user_guid, email: `${web_user_guid}@example.com`, source: "Drawer" })
      .execute()
    await kysely
      .insertInto("push_subscription")
      .values({
        web_user_guid,
        device_guid: crypto.randomUUID(),
        endpoint: `https://push.test/${web_user_guid}`,
        key: "a",
        auth_secret: "a",
        kinds: [],
        quiet_from: null,
        quiet_until: null,
        time_zone: null
      })
      .execute()
    await kysely.insertInto("guest_seen").values({ web_user_guid }).execute()
  }

  it("can be exported and deleted by their owner", async () => {
    const email = "gone@example.com"
    const browser = await shop.member(email)
    const { guid } = browser
    await shop.post(
      "checkout",
      {
        query: `mutation ($g: String!) { addToCart(webUserGuid: $g, items: [{ skuVariantNumber: "CAM-P2-1", skuBaseNumber: "CAM-P2", quantityRequested: 2, kitComponents: [] }]) { success } }`,
        variables: { g: guid }
      },
      { cookie: browser.cookie }
    )
    const download = await browser.send("/api/account/download")
    expect(download.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"')
    const data = await download.text()
    expect(data).toContain(email)
    expect(data).not.toMatch(/password|argon2/)
    expect(await (await shop.browser().send("/api/account/download")).text()).not.toContain(email)

    expect((await browser.post("/api/account/delete", { password: "no" })).outcome).toBe("refused")
    expect(await browser.post("/api/account/delete", { password })).toMatchObject({ outcome: "done", next: "/" })
    expect(browser.guid).not.toBe(guid)
    expect((await signIn(shop.browser(), email)).outcome).toBe("refused")
    expect(await shop.database.kysely.selectFrom("cart_line").selectAll().where("web_user_guid", "=", guid).execute()).toEqual([])
    expect(await listSubjects(email)).toEqual([])
  })

  it("OPS-57 the data are exported completely for a guest, in chunks that do not block other requests", { tags: "full" }, async () => {
    const guest = shop.browser()
    const { guid } = guest
    await guest.send("/api/visitor/state")
    const rows = 6_000
    const fields = JSON.stringify({ query: "x".repeat(900) })
    await sql`insert into event (web_user_guid, visitor_id, name, fields, page, at)
      select ${guid}, 'v', 'Products Searched', jsonb_set(${fields}::jsonb, '{at}', to_jsonb(at)), '/', now() from generate_series(1, ${rows}::int) as at`.execute(
      shop.database.kysely
    )
    let file = ""
    const download = async () => {
      file = await (await guest.send("/api/account/download")).text()
    }
    await download()
    const { event } = JSON.parse(file) as { readonly event: ReadonlyArray<{ readonly fields: { readonly at: number } }> }
    expect(event.map((row) => row.fields.at).toSorted((one, other) => one - other)).toEqual(Array.from({ length: rows }, (_, at) => at + 1))
    expect(await measureLongestBlock(download)).toBeLessThan(MAX_BLOCK_MS)
  })

  it("OPS-57 the data are exported with each row once, and other queries run between the chunks of concurrent exports", async () => {
    const guest = shop.browser()
    const { guid } = guest
    await guest.send("/api/visitor/state")
    const { kysely } = shop.database
    const lists = [crypto.randomUUID(), crypto.randomUUID()]
    for (const list_id of lists) {
      const key = { web_user_guid: guid, list_id }
      await kysely
        .insertInto("parts_list")
        .values({ ...key, share_guid: crypto.randomUUID(), list_name: "a" })
        .execute()
      await sql`insert into list_product (web_user_guid, list_id, sku_base_number, sku_variant_number, quantity)
        select ${guid}, ${list_id}, 'P' || at % 7, 'V' || at, 1 from generate_series(1, 450) as at`.execute(kysely)
    }
    await sql`insert into promo_code (code, percent, web_user_guid) select 'LARGE' || at, 5, ${guid} from generate_series(1, 450) as at`.execute(
      kysely
    )
    let isOver = false
    const asked = Array.from({ length: 8 }, async () => (await guest.send("/api/account/download")).text())
    const downloads = Promise.all(asked).finally(() => (isOver = true))
    let answered = 0
    while (!isOver) {
      await sql`select 1`.execute(kysely)
      answered += 1
    }
    const files = (await downloads).map((file): Record<string, ReadonlyArray<Record<string, string>>> => JSON.parse(file))
    expect(answered).toBeGreaterThan(40)
    for (const { list_product = [], promo_code = [] } of files) {
      const rows = [...list_product.map((row) => `${row["list_id"]} ${row["sku_variant_number"]}`), ...promo_code.map((row) => row["code"])]
      expect([rows.length, new Set(rows).size]).toEqual([3 * 450, 3 * 450])
    }
  })

  it("OPS-34 the data of guests can be exported and erased: cart, garage, lists, messages, offers, devices and events", async () => {
    const [guest, other] = [shop.browser(), shop.browser()]
    const { guid } = guest
    const tables = ["cart_line", "contact_message", "feedback", "event", "signup", "push_subscription", "guest_seen"] as const
    const countRows = async (owner: string) => {
      const counts = tables.map(async (table) => {
        const { rows } = await sql`select from ${sql.table(table)} where web_user_guid = ${owner}`.execute(shop.database.kysely)
        return rows.length
      })
      return Promise.all(counts)
    }
    const none = tables.map(() => 0)
    for (const owner of [guid, other.guid]) await fillTables(owner)
    const data = JSON.parse(await (await guest.send("/api/account/download")).text()) as Record<string, ReadonlyArray<object>>
    expect(data["account"]).toBeUndefined()
    expect(tables.map((table) => data[table])).toEqual(tables.map(() => [expect.objectContaining({ web_user_guid: guid })]))
    expect(JSON.stringify(data)).not.toContain(other.guid)

    guest.jar.set("VIN", "known").set("Privacy", "refused")
    await expect(guest.post("/api/account/erase", {})).rejects.toThrow("400")
    expect(await countRows(guid)).toEqual(tables.map(() => 1))
    const session = guest.jar.get("camber_session")
    expect(await guest.post("/api/account/erase", { confirm: "yes" })).toMatchObject({
      outcome: "done",
      next: "/info/privacy?outcome=done"
    })
    expect([await countRows(guid), await countRows(other.guid)]).toEqual([none, tables.map(() => 1)])
    expect([guest.guid === guid, guest.jar.get("camber_session") === session]).toEqual([false, false])
    expect([guest.jar.get("VIN"), guest.jar.get("Privacy")]).toEqual(["", "refused"])

    const form = (fields: Readonly<Record<string, string>>) =>
      other.send("/api/account/erase", { method: "POST", body: new URLSearchParams(fields) })
    expect((await form({})).headers.get("location")).toBe("/info/privacy?outcome=invalid")
    const before = other.guid
    expect((await form({ confirm: "yes" })).headers.get("location")).toBe("/info/privacy?outcome=done")
    expect(await countRows(before)).toEqual(none)
  })

  it("OPS-34 the data are not erased if a signed-in user uses the guest form", async () => {
    const browser = await shop.member("stays@example.com")
    const { guid } = browser
    expect((await browser.post("/api/account/erase", { confirm: "yes" })).outcome).toBe("refused")
    expect(browser.guid).toBe(guid)
  })
})
