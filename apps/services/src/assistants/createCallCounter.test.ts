import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
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

  it("add up by day, tool, outcome and missing fact", async () => {
    const { clock, count, flush } = createCounter()
    for (let call = 0; call < 3; call++) count(answered)
    count({ ...answered, fact: "Engine" })
    await flush()
    count(answered)
    clock.now += DAY_MS
    await flush()
    const rows = await shop.database.kysely.selectFrom("assistant_call").select(["fact", "calls"]).orderBy("day").orderBy("fact").execute()
    expect(rows).toEqual([
      { fact: "", calls: 3 },
      { fact: "Engine", calls: 1 },
      { fact: "", calls: 1 }
    ])
  })

  it("are written again after a failed write, and reported", async () => {
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

  it("bound the names of facts in number and length", async () => {
    const { count, flush } = createCounter()
    await flush()
    for (let number = 0; number < 600; number++) count({ ...answered, fact: `${number} ${"x".repeat(200)}` })
    await flush()
    const rows = await readRows()
    expect(rows.length).toBeLessThanOrEqual(501)
    expect(rows.find(({ fact }) => fact === "Other")?.calls).toBe(100)
    expect(Math.max(...rows.map(({ fact }) => fact.length))).toBe(100)
  })

  it("name the fact that an answer lacks, and nothing about the caller", async () => {
    await shop.prepareSearch()
    const assistant = await openAssistant(shop)
    await assistant.call("check_fit", { product: "CAM-P2-1" })
    await assistant.call("find_vehicle", { words: "a secret word" })
    await assistant.call("get_cart", { id: "none" })
    const staff = createCounter()
    // The first call is written at once. The others follow with a later call or with the overview.
    await expect.poll(readRows).toContainEqual({ tool: "check_fit", outcome: "answered", fact: "Vehicle", calls: 1 })
    await staff.flush()
    expect(JSON.stringify(await readRows())).not.toContain("secret")
    await assistant.close()
  })
})
