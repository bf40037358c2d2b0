import type { PageVitals } from "@camber/domain/tracking"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { purgeEvents } from "./collectEvents.ts"

const report: PageVitals = {
  page: "/item/camshaft/7",
  vitals: [
    { name: "LCP", value: 1200.5, rating: "good" },
    { name: "INP", value: 240, rating: "needs improvement" }
  ],
  slowest: [240, 16]
}

describe.each(allDatabases)("web vitals on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const send = async (area: string, body: unknown, headers: Readonly<Record<string, string>> = {}, cookie = shop.visitor().cookie) =>
    (
      await shop.handler(
        new Request(`http://shop.test/mfe/${area}/_vercel/speed-insights/vitals`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie, ...headers },
          body: JSON.stringify(body)
        })
      )
    )?.status
  const readStored = () => shop.database.kysely.selectFrom("event").select(["name", "fields", "page"]).orderBy("event_id").execute()

  it("CALL-43 CALL-135 ANL-08 vitals are accepted in each of the four areas, and in no other", async () => {
    expect(await Promise.all(["pdp", "home", "account", "pages", "cart"].map((area) => send(area, report)))).toEqual([
      204, 204, 204, 204, 404
    ])
    const events = await readStored()
    expect(events).toHaveLength(8)
    expect(events).toContainEqual({
      name: "Web Vital",
      fields: { area: "pdp", vital: "LCP", value: 1200.5, rating: "good" },
      page: "/item/camshaft/7"
    })
    expect(events.find(({ fields }) => JSON.stringify(fields).includes("INP"))?.fields).toMatchObject({ slowest: [240, 16] })
  })

  it.each<readonly [string, unknown]>([
    ["an unknown name", { ...report, vitals: [{ name: "FID", value: 1, rating: "good" }] }],
    ["a negative value", { ...report, vitals: [{ name: "LCP", value: -1, rating: "good" }] }],
    ["more than ten slow interactions", { ...report, slowest: Array(11).fill(300) }],
    ["nothing", { ...report, vitals: [] }]
  ])("vitals are rejected with %s", async (_what, body) => {
    expect(await send("home", body)).toBe(400)
  })

  it.each<[string, Record<string, string>, string]>([
    ["sends Global Privacy Control", { "sec-gpc": "1" }, ""],
    ["has opted out of tracking", {}, "; Privacy=refused"],
    ["is a bot", { "user-agent": "Googlebot/2.1" }, ""]
  ])("GAP-41 VIS-107 vitals are not stored for a visitor who %s, with the same response", async (_who, headers, privacy) => {
    const before = await readStored()
    expect(await send("home", report, headers, shop.visitor().cookie + privacy)).toBe(204)
    expect(await readStored()).toEqual(before)
  })

  it("vitals are deleted after their retention, like other events, and the oldest are deleted if there are too many", async () => {
    await shop.database.kysely.deleteFrom("event").execute()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const ages = [100, 91, 89, 10, 5, 1]
    await shop.database.kysely
      .insertInto("event")
      .values(
        ages.map((days) => ({
          web_user_guid: crypto.randomUUID(),
          visitor_id: null,
          name: "Page Viewed",
          fields: JSON.stringify({ days }),
          page: "/",
          at: daysAgo(days).toISOString(),
          received_at: daysAgo(days)
        }))
      )
      .execute()
    const left = async () => (await readStored()).map(({ fields }) => fields)
    await purgeEvents(shop.database.kysely, { days: 90, most: 100 })
    expect(await left()).toEqual([89, 10, 5, 1].map((days) => ({ days })))
    await purgeEvents(shop.database.kysely, { days: 90, most: 2 })
    expect(await left()).toEqual([5, 1].map((days) => ({ days })))
  })
})
