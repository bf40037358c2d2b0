import { Overview } from "@camber/domain/staff"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { createOverviewHandler } from "./overview.ts"

/** One second before the end of the day. */
const now = new Date("2026-03-04T23:59:59Z")

describe.each(allDatabases)("the staff overview on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  it("OPS-21 summarizes vitals by day, the order funnel, acquisition, searches without results, and the calls of assistants", async () => {
    const [first, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const event = (guid: string, name: string, fields: object = {}) => ({
      web_user_guid: guid,
      visitor_id: null,
      name,
      fields: JSON.stringify(fields),
      page: "/",
      at: now.toISOString(),
      received_at: now
    })
    const createSearch = (guid: string, query: string, total: number) => event(guid, "Search Answered", { query, total })
    await database.kysely
      .insertInto("event")
      .values([
        ...[100, 200, 300, 400, 500].map((value) => event(first, "Web Vital", { vital: "LCP", value })),
        ...[first, first, other].map((guid) => event(guid, "Page Viewed")),
        event(first, "Product Added"),
        event(first, "Visitor Identified", { acquisition: "Paid" }),
        event(other, "Visitor Identified", { acquisition: null }),
        createSearch(first, "Unobtainium", 0),
        createSearch(other, "unobtainium", 0),
        createSearch(other, "rotor", 12),
        createSearch(other, "absurd", 9_007_199_254_740_991),
        event(first, "Search Answered", { query: "torn", total: "none" }),
        { ...createSearch(other, "long ago", 0), received_at: new Date(now.getTime() - 28 * 86_400_000) }
      ])
      .execute()
    const createCalls = (fact: string, calls: number, day = "2026-03-04", outcome: "answered" | "failed" = "answered") => ({
      day,
      tool: "check_fit",
      outcome,
      fact,
      calls
    })
    await database.kysely
      .insertInto("assistant_call")
      .values([
        createCalls("", 6),
        createCalls("Engine", 3, "2026-03-01"),
        createCalls("Engine", 2),
        createCalls("Rear Axle", 1),
        createCalls("", 1, "2026-03-04", "failed"),
        createCalls("Engine", 50, "2026-02-04"),
        { ...createCalls("", 2), tool: "get_cart" }
      ])
      .execute()
    const overview = Schema.decodeUnknownSync(Overview)(await createOverviewHandler(database.kysely, now))
    expect(overview.days).toHaveLength(28)
    expect(overview.days.at(-1)).toBe("2026-03-04")
    const [lcp, ...others] = overview.vitals
    expect([lcp?.name, lcp?.p75.at(-1), lcp?.p75.at(-2), lcp?.samples]).toEqual(["LCP", 400, null, 5])
    expect(others.every(({ samples }) => samples === 0)).toBe(true)
    expect(overview.funnel.map(({ visitors }) => visitors)).toEqual([2, 0, 1, 0, 0])
    expect(overview.acquisition).toEqual(
      expect.arrayContaining([
        { type: "Paid", visitors: 1 },
        { type: null, visitors: 1 }
      ])
    )
    expect(overview.assistantCalls).toEqual([
      { tool: "check_fit", calls: 13, notKnown: 6, failed: 1 },
      { tool: "get_cart", calls: 2, notKnown: 0, failed: 0 }
    ])
    expect(overview.missingFacts).toEqual([
      { fact: "Engine", times: 5 },
      { fact: "Rear Axle", times: 1 }
    ])
    expect(overview.fruitlessSearches).toEqual([{ query: "unobtainium", times: 2 }])
  })
})
