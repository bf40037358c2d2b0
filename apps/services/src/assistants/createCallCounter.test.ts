import type { Overview } from "@camber/domain/staff"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"
import { type CallOutcome, createCallCounter } from "./createCallCounter.ts"

const answered: CallOutcome = { tool: "check_fit", outcome: "answered", fact: "" }
const DAY_MS = 86_400_000

describe.each(allDatabases)("counts of assistants' calls on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(() => shop.database.kysely.deleteFrom("assistant_call").execute())
  afterAll(() => shop.database.drop())

  const readRows = () =>
    shop.database.kysely.selectFrom("assistant_call").select(["tool", "outcome", "fact", "calls"]).orderBy("tool").orderBy("fact").execute()

  const createCounter = (database = shop.database.kysely) => {
    const clock = { now: Date.parse("2026-03-04T12:00:00Z") }
    const failures: Array<unknown> = []
    return {
      clock,
      failures,
      ...createCallCounter(
        database,
        () => clock.now,
        (cause) => failures.push(cause)
      )
    }
  }

  it("counts are added up by day, tool, outcome and missing fact", async () => {
    const { clock, count, flush } = createCounter()
    for (let call = 0; call < 3; call++) count(answered)
    count({ ...answered, fact: "Engine" })
    clock.now += DAY_MS
    count(answered)
    await flush()
    const rows = await shop.database.kysely.selectFrom("assistant_call").select(["fact", "calls"]).orderBy("day").orderBy("fact").execute()
    expect(rows).toEqual([
      { fact: "", calls: 3 },
      { fact: "Engine", calls: 1 },
      { fact: "", calls: 1 }
    ])
  })

  it("keep the day of a call if they are written on the next day", async () => {
    const { clock, count, flush } = createCounter()
    await flush()
    count(answered)
    clock.now += DAY_MS
    await flush()
    const rows = await shop.database.kysely
      .selectFrom("assistant_call")
      .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"))
      .execute()
    expect(rows).toEqual([{ day: "2026-03-04" }])
  })

  it("counts are written again after a failed write, which is reported", async () => {
    const broken = {
      insertInto: () => ({
        values: () => {
          throw new Error("the database is unavailable")
        }
      })
    }
    const { count, failures, flush } = createCounter(broken as never)
    count(answered)
    await flush()
    expect(failures).toHaveLength(2)
    Object.assign(broken, { insertInto: shop.database.kysely.insertInto.bind(shop.database.kysely) })
    await flush()
    expect(await readRows()).toEqual([{ ...answered, calls: 1 }])
  })

  it("limit the number and length of the names of facts", async () => {
    const { count, flush } = createCounter()
    await flush()
    for (let number = 0; number < 600; number++) count({ ...answered, fact: `${number} ${"x".repeat(200)}` })
    await flush()
    const rows = await readRows()
    expect(rows.length).toBeLessThanOrEqual(501)
    expect(rows.find(({ fact }) => fact === "Other")?.calls).toBe(100)
    expect(Math.max(...rows.map(({ fact }) => fact.length))).toBe(100)
  })

  it("contain the name of a missing fact, and nothing about the caller", { tags: "full" }, async () => {
    await shop.prepareSearch()
    const assistant = await openAssistant(shop)
    await assistant.call("check_fit", { product: "CAM-P2-1" })
    await assistant.call("find_vehicle", { words: "a secret word" })
    await assistant.call("get_cart", { id: "none" })
    await assistant.close()
    const cookie = await signedInAs(shop, ["registered", "staff"], "priya@shop.test")
    const answer = await shop.handler(new Request("http://shop.test/api/staff/overview", { headers: { cookie } }))
    const overview = (await answer?.json()) as typeof Overview.Encoded
    expect(new Map(overview.assistantCalls.map(({ calls, tool }) => [tool, calls]))).toEqual(
      new Map([
        ["check_fit", 1],
        ["find_vehicle", 1],
        ["get_cart", 1]
      ])
    )
    expect(overview.missingFacts).toEqual([{ fact: "Vehicle", times: 2 }])
    expect(JSON.stringify(await readRows())).not.toContain("secret")
  })

  it("counts are written by the hourly jobs", async () => {
    const assistant = await openAssistant(shop)
    for (let call = 0; call < 3; call++) await assistant.call("get_cart", { id: "none" })
    await assistant.close()
    await Effect.runPromise(shop.upkeep.flush)
    expect((await readRows()).map(({ calls, tool }) => [tool, calls])).toEqual([["get_cart", 3]])
  })
})
