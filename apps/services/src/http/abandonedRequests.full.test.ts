import { addToCart } from "@camber/domain/cart"
import type { Call } from "@camber/domain/ports"
import { productActivities } from "@camber/domain/catalog"
import { recommendationSections } from "@camber/domain/recommendations"
import { autoSuggest, listing } from "@camber/domain/search"
import { wireListingAddress } from "@camber/testing/records"
import { type Kysely, sql } from "kysely"
import type { PoolClient } from "pg"
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import type { Tables } from "../database/tables.ts"
import { createServices } from "../handler.ts"
import type { Services } from "../Services.ts"
import type { InternalError } from "./errors.ts"
import { defaults, openServices, type OpenServices } from "../../test/openServices.ts"
import { demoContent } from "../../test/demoContent.ts"

const listingVariables = (query: string) => ({
  address: wireListingAddress({ query }),
  project: null
})
const suggestVariables = (query: string) => ({
  autoSuggestRequest: { query, numberOfSuggestions: 12, currentUrl: "/", userVin: null, webUserGuid: null, ymmBoost: {} },
  fits: null
})
const sectionVariables = { sections: ["Search"], skuBaseNumbers: [], skuVariantNumbers: [], articleIds: [], ymmData: {}, webUserGuid: null }

describe.each(allDatabases)("a request whose client disconnects on $kind", ({ kind, open }) => {
  let shop: OpenServices
  let database: TestDatabase
  const clients = new Map<PoolClient, MockInstance<PoolClient["query"]>>()
  /** Returns the queries that were sent since the last call, except polls of the change log. */
  const takeQueries = () => {
    const texts = [...clients.values()].flatMap(({ mock }) => mock.calls.map(([query]) => String(query)))
    for (const spy of clients.values()) spy.mockClear()
    return texts.filter((text) => !text.includes("pg_current_snapshot"))
  }

  beforeAll(async () => {
    shop = await openServices(open)
    database = shop.database
    await (await sendCall(shop, listing, listingVariables("rotor"))).text()
    for (const pool of Object.values(database.pools))
      pool.on("acquire", (client) => {
        if (!clients.has(client)) clients.set(client, vi.spyOn(client, "query"))
      })
  })
  afterAll(() => database.drop())

  const sendCall = async (
    { handler }: Pick<Services, "handler">,
    call: Pick<Call<object, object>, "id" | "service">,
    variables: object,
    signal?: AbortSignal
  ) => {
    const answer = await handler(
      new Request(`http://shop.test/graphql/${call.service}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: shop.cookie },
        body: JSON.stringify({ id: call.id, variables }),
        ...(signal && { signal })
      })
    )
    if (answer === undefined) throw new Error(`no handler for ${call.service}`)
    return answer
  }

  const cartVariables = () => ({
    webUserGuid: shop.webUserGuid,
    items: [{ skuBaseNumber: "CAM-P2", skuVariantNumber: "CAM-P2-1", quantityRequested: 1, kitComponents: [] }]
  })

  /** Blocks queries of a table until released: on PostgreSQL with a lock, on the embedded database by occupying its only connection. */
  const whileLocked = async (table: keyof Tables, check: (release: () => Promise<void>) => Promise<void>): Promise<void> => {
    const [released, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const ended = database.kysely.transaction().execute(async (transaction) => {
      if (kind === "postgres") await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
      begun.resolve()
      await released.promise
    })
    await begun.promise
    const release = () => {
      released.resolve()
      return ended
    }
    try {
      await check(release)
    } finally {
      await release()
    }
  }

  const countWaiting = async (kysely: Kysely<Tables>): Promise<number> => {
    if (kind === "embedded") return database.pool.waitingCount
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely)
    return rows[0]?.count ?? -1
  }
  const waitForBlockedQuery = () => expect.poll(() => countWaiting(database.kysely)).toBeGreaterThan(0)
  const waitForNoBlockedQuery = () => expect.poll(() => countWaiting(database.kysely)).toBe(0)

  it.each([
    ["a listing", listing, listingVariables("camshaft")],
    ["a search as you type", autoSuggest, suggestVariables("brak")]
  ] as const)("is canceled (%s): its query ends if the database supports that, and no further query is sent", (_, call, variables) =>
    whileLocked("product", async (release) => {
      const client = new AbortController()
      const answer = sendCall(shop, call, variables, client.signal)
      await waitForBlockedQuery()
      client.abort()
      await answer
      if (kind === "postgres") await waitForNoBlockedQuery()
      takeQueries()
      await release()
      await sql`select 'the next one'`.execute(database.kysely)
      expect(takeQueries()).toEqual(["commit", "select 'the next one'"])
      expect(shop.failures).toEqual([])
    })
  )

  it("is also canceled if it is an in-process call, and is not reported as a failure", () =>
    whileLocked("product", async (release) => {
      const page = new AbortController()
      const answer = shop.answerOwnCall({ ...listing, variables: listingVariables("rear axle") }, page.signal)
      await waitForBlockedQuery()
      page.abort()
      expect(await answer).toMatchObject({ data: { listing: null }, isBroken: true })
      if (kind === "postgres") await waitForNoBlockedQuery()
      takeQueries()
      await release()
      await sql`select 'the next one'`.execute(database.kysely)
      expect(takeQueries()).toEqual(["commit", "select 'the next one'"])
      expect(shop.failures).toEqual([])
    }))

  it.each([
    ["the catalog's reference data", "brand", listing, listingVariables("rotor")],
    ["the listing index", "product_facet", listing, listingVariables("rotor")],
    ["this week's popular products", "event", recommendationSections, sectionVariables]
  ] as const)("completes a load that other requests share: %s", (_, table, call, variables) =>
    whileLocked(table, async (release) => {
      const fresh = createServices({ ...demoContent, database, settings: defaults })
      const client = new AbortController()
      const abandoned = sendCall(fresh, call, variables, client.signal)
      const waitedFor = sendCall(fresh, call, variables)
      await waitForBlockedQuery()
      client.abort()
      await release()
      await abandoned
      const { errors } = (await (await waitedFor).json()) as { readonly errors?: unknown }
      expect(errors).toBeUndefined()
    })
  )

  it("completes its mutation", () =>
    whileLocked("variant", async (release) => {
      const client = new AbortController()
      const answer = sendCall(shop, addToCart, cartVariables(), client.signal)
      await waitForBlockedQuery()
      client.abort()
      await release()
      await answer
      const { rows } = await sql`select quantity from cart_line`.execute(database.kysely)
      expect(rows).toEqual([{ quantity: 1 }])
    }))

  it("reports a failed mutation, because the client cannot report it", async () => {
    await sql`create function full() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`.execute(
      database.kysely
    )
    await sql`create trigger full_disk before insert or update on cart_line for each row execute function full()`.execute(database.kysely)
    const failures: Array<InternalError> = []
    const failing = createServices({ ...demoContent, database, settings: defaults, report: (failure) => failures.push(failure) })
    await whileLocked("variant", async (release) => {
      const client = new AbortController()
      const answer = sendCall(failing, addToCart, cartVariables(), client.signal)
      await waitForBlockedQuery()
      client.abort()
      await release()
      await answer
    })
    await sql`drop trigger full_disk on cart_line`.execute(database.kysely)
    expect(failures).toMatchObject([{ path: "addToCart", cause: { message: "disk full" } }])
  })

  it.each(["/graphql/discovery", productActivities.path])(
    "is not reported as a failure if the client disconnects while sending the body to %s",
    async (path) => {
      const client = new AbortController()
      const body = new ReadableStream({
        pull: (stream) => {
          client.abort()
          stream.error(new TypeError("terminated"))
        }
      })
      const headers = { "content-type": "application/json", cookie: shop.cookie }
      await shop.handler(new Request(`http://shop.test${path}`, { method: "POST", headers, body, duplex: "half", signal: client.signal }))
      expect(shop.failures).toEqual([])
    }
  )
})
