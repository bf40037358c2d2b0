import { COLLECTOR_PATH, MAX_EVENTS_PER_BATCH } from "@camber/domain/telemetry"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"

const at = Date.UTC(2026, 9, 1, 12)
const searched = (query: string) => ({ event: { name: "Products Searched", query }, at, page: "/search?query=rotor" })

describe.each(allDatabases)("telemetry collector on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const send = async (visitor: Pick<TestVisitor, "cookie">, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const request = new Request(`http://shop.test${COLLECTOR_PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: visitor.cookie, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body)
    })
    const response = await shop.handler(request)
    const text = (await response?.text()) ?? ""
    return [response?.status, ...(text === "" ? [] : [JSON.parse(text).errors[0].message])]
  }
  const getEvents = ({ webUserGuid }: TestVisitor) =>
    shop.database.kysely
      .selectFrom("event")
      .select(["name", "fields", "page", "at", "visitor_id"])
      .where("web_user_guid", "=", webUserGuid)
      .orderBy("event_id")
      .execute()
  const count = async () =>
    Number(
      (
        await shop.database.kysely
          .selectFrom("event")
          .select(({ fn }) => fn.countAll().as("n"))
          .execute()
      )[0]?.n
    )

  it.each([2 ** 31, -(2 ** 31) - 1, 9e300, 0.5])("OPS-21 rejects an event with the count %d", async (total) => {
    const visitor = shop.visitor()
    const [status] = await send(visitor, { events: [{ event: { name: "Search Answered", query: "rotor", total }, at, page: "/" }] })
    expect(status).toBe(400)
    expect(await getEvents(visitor)).toEqual([])
  })

  it("stores a batch in order under the session's GUID, even if the body contains another GUID", async () => {
    const visitor = shop.visitor()
    const fitment = { name: "Fitment Added", year: 1969, make: "Chevrolet", model: "Camaro", raceType: null, engine: null }
    const events = [
      { ...searched("rotor"), web_user_guid: crypto.randomUUID() },
      { event: fitment, at: at + 5, page: "/" }
    ]
    expect(await send(visitor, { events, webUserGuid: crypto.randomUUID() })).toEqual([204])
    const visitorId = /VIN=([^;]+)/.exec(visitor.cookie)?.[1]
    const { name: _, ...fields } = fitment
    expect(await getEvents(visitor)).toEqual([
      { name: "Products Searched", fields: { query: "rotor" }, page: "/search?query=rotor", at: new Date(at), visitor_id: visitorId },
      { name: "Fitment Added", fields, page: "/", at: new Date(at + 5), visitor_id: visitorId }
    ])
  })

  it.each(["", " "])("SIGN-41 rejects a lead with location %j and stores nothing", async (location) => {
    const visitor = shop.visitor()
    const lead = (location: string) => ({ event: { name: "Lead Started", type: "Email", location }, at, page: "/" })
    const refusal = "events.0.event.location: Expected a string matching the RegExp \\S"
    expect(await send(visitor, { events: [lead(location)] })).toEqual([400, refusal])
    expect(await getEvents(visitor)).toEqual([])
    expect(await send(visitor, { events: [lead("SignupDrawer")] })).toEqual([204])
  })

  it("stores markup and quotes as plain text", async () => {
    const visitor = shop.visitor()
    const term = `<script>alert(1)</script>'; drop table event; -- "é😀`
    expect(await send(visitor, { events: [searched(term)] })).toEqual([204])
    expect((await getEvents(visitor)).map(({ fields }) => fields)).toEqual([{ query: term }])
  })

  it("stores a full batch", async () => {
    const visitor = shop.visitor()
    expect(await send(visitor, { events: Array(MAX_EVENTS_PER_BATCH).fill(searched("rotor")) })).toEqual([204])
    expect(await getEvents(visitor)).toHaveLength(MAX_EVENTS_PER_BATCH)
  })

  it.each<[string, Record<string, string>]>([
    ["VIS-22 VIS-107 a bot", { "user-agent": "Googlebot/2.1" }],
    ["VIS-103 a bot by its visitor id", { cookie: "VIN=bot-17" }],
    ["VIS-09 a visitor with Global Privacy Control", { "sec-gpc": "1" }],
    ["VIS-19 an employee", { cookie: "ExcludeFromAnalytics=true" }]
  ])("returns the same response to %s, and stores nothing", async (_who, headers) => {
    const before = await count()
    expect(await send(shop.visitor(), { events: [searched("rotor")] }, headers)).toEqual([204])
    expect(await count()).toBe(before)
  })

  it.each<[string, unknown, string]>([
    ["invalid JSON", "{", "body: Expected valid JSON"],
    ["a body that is not an object", "[]", "events: "],
    ["missing events", { events: [] }, "events: Expected a value with a length of at least 1"],
    ["51 events", { events: Array(51).fill(searched("rotor")) }, "events: Expected a value with a length of at most 50"],
    ["an unknown event", { events: [searched("a"), { event: { name: "Guessed" }, at, page: "/" }] }, "events.1.event"],
    ["a field with a wrong type", { events: [{ ...searched("a"), at: "now" }] }, "events.0.at: Expected number"],
    ["an invalid time", { events: [{ ...searched("a"), at: 9e15 }] }, "events.0.at: Expected a value between"],
    ["an overlong term", { events: [searched("a".repeat(301))] }, "events.0.event"],
    ["NUL", { events: [searched("a\u0000b")] }, "events.0.event.query: Expected text without NUL"],
    [
      "half a surrogate pair",
      `{"events":[{"event":{"name":"Products Searched","query":"\\ud83d"},"at":1,"page":"/"}]}`,
      "events.0.event.query"
    ]
  ])("rejects %s with 400 and names the invalid field", async (_what, body, expected) => {
    const before = await count()
    const [status, message] = await send(shop.visitor(), body)
    expect([status, message]).toEqual([400, expect.stringContaining(expected)])
    expect(await count()).toBe(before)
  })

  it("rejects bodies that are too long, other media types, cross-site requests and other methods", async () => {
    const visitor = shop.visitor()
    const batch = { events: [searched("rotor")] }
    expect(await send(visitor, { ...batch, padding: "x".repeat(5_000_000) })).toEqual([413, "The body is longer than 64000 bytes."])
    expect(await send(visitor, batch, { "content-type": "text/plain" })).toEqual([415, "Send application/json."])
    expect((await send(visitor, batch, { "sec-fetch-site": "cross-site" }))[0]).toBe(403)
    const got = await shop.handler(new Request(`http://shop.test${COLLECTOR_PATH}`))
    expect([got?.status, got?.headers.get("allow")]).toEqual([405, "POST"])
    expect(await getEvents(visitor)).toEqual([])
  })

  it("OPS-36 stores events of an anonymous page without creating a visitor", async () => {
    const response = await shop.handler(
      new Request(`http://shop.test${COLLECTOR_PATH}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ events: [searched("first of a stranger")] })
      })
    )
    const stored = await shop.database.kysely
      .selectFrom("event")
      .select("fields")
      .where(sql<boolean>`fields->>'query' = 'first of a stranger'`)
      .execute()
    expect([response?.status, response?.headers.getSetCookie(), stored.length]).toEqual([204, [], 1])
  })

  it("returns only the request id for an internal error", async () => {
    await shop.database.kysely.schema.alterTable("event").renameTo("event_away").execute()
    const [status, message] = await send(shop.visitor(), { events: [searched("rotor")] }, { "x-request-id": "page-load-17" })
    await shop.database.kysely.schema.alterTable("event_away").renameTo("event").execute()
    expect([status, message]).toEqual([500, "Internal error in request page-load-17."])
    expect(shop.failures.at(-1)).toMatchObject({ requestId: "page-load-17", path: COLLECTOR_PATH })
  })
})
