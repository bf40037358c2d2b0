import { COLLECTOR_PATH, MAX_EVENTS_PER_BATCH } from "@camber/domain/telemetry"
import { wireListingAddress } from "@camber/testing/records"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, isFullSuite } from "../test/allDatabases.ts"
import { defaultConcurrencyLimits } from "./http/clientQueues.ts"
import { openServices, type OpenServices } from "../test/openServices.ts"
import { eventRateLimit } from "./tracking/collectEvents.ts"

const listings = `query ($address: ListingAddressInput!) { a: listing(address: $address) { __typename } b: listing(address: $address) { __typename } }`
const address = wireListingAddress({ query: "rotor" })
const four = Array(4).fill("q".repeat(99)).join(" ")
const keywords = `query ($keywords: String) { recommendationSections(sections: ["Search", "Search", "Search"], skuBaseNumbers: [], skuVariantNumbers: [], articleIds: [], ymmData: {}, keywords: $keywords) { __typename } }`
const siteMap = "{ engineLinksForSiteMap { __typename } }"
const light = ["site map links", "trait", { query: siteMap }] as const
/** Requests that take seconds of CPU time together, even those that are served before the shop rejects the rest. */
const heavy = [
  ["listings", "discovery", { query: listings, variables: { address } }],
  ["overlong search words", "recommendations", { query: keywords, variables: { keywords: four } }]
] as const
const floods = isFullSuite ? [light, ...heavy] : [light]

describe.each(allDatabases)("a client that sends a thousand requests on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open, { proxyHeader: "x-client" })
  })
  afterAll(() => shop.database.drop())

  const send = (client: string, path: string, body: unknown) =>
    shop.handler(
      new Request(`http://shop.test${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: shop.cookie, "x-client": client },
        body: JSON.stringify(body)
      })
    )

  it.each(floods)("OPS-23 waits for its own requests, %s, without delaying other clients", async (_what, service, body) => {
    await send("10.0.0.1", `/graphql/${service}`, body)
    let answered = 0
    const flood = Array.from({ length: 1000 }, async () => {
      const answer = await send("10.0.0.7", `/graphql/${service}`, body)
      answered += answer?.status === 200 ? 1 : 0
      return answer?.status
    })
    const other = await send("10.0.0.8", "/graphql/trait", { query: "{ __typename }" })
    expect([other?.status, answered <= 2 * defaultConcurrencyLimits.atOnce]).toEqual([200, true])
    const statuses = await Promise.all(flood)
    // Minimum number of served requests: those that wait in the queue and at least one that runs. The more CPU time the client uses, the
    // fewer of its requests run concurrently.
    const done = defaultConcurrencyLimits.waiting + 1
    const [served, refused] = [200, 429].map((wanted) => statuses.filter((status) => status === wanted).length)
    expect(served! + refused!).toBe(1000)
    // Some requests finish while other bodies are still arriving.
    expect(served).toBeGreaterThanOrEqual(done)
    expect(served).toBeLessThan(2 * (defaultConcurrencyLimits.atOnce + defaultConcurrencyLimits.waiting))
  })

  it("OPS-23 gets responses to its other requests while it sends bodies slowly", async () => {
    const senders = Array.from({ length: 4 * defaultConcurrencyLimits.atOnce }, () => {
      let end = (): void => undefined
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{ "query":'))
          end = () => {
            controller.enqueue(new TextEncoder().encode(' "{ __typename }" }'))
            controller.close()
          }
        }
      })
      const headers = { "content-type": "application/json", cookie: shop.cookie, "x-client": "10.0.0.12" }
      const answer = shop.handler(new Request("http://shop.test/graphql/trait", { method: "POST", headers, body, duplex: "half" }))
      return { answer, end: () => end() }
    })
    expect((await send("10.0.0.12", "/graphql/trait", { query: "{ __typename }" }))?.status).toBe(200)
    for (const { end } of senders) end()
    expect((await Promise.all(senders.map(({ answer }) => answer))).map((answer) => answer?.status)).toEqual(senders.map(() => 200))
  })

  it("OPS-24 gets a retry time after too many events or bytes, while other clients are accepted", async () => {
    const event = (query: string) => ({ event: { name: "Products Searched", query }, at: Date.UTC(2026, 9, 1), page: "/" })
    const batch = { events: Array.from({ length: MAX_EVENTS_PER_BATCH }, () => event("rotor")) }
    for (let sent = MAX_EVENTS_PER_BATCH; sent <= eventRateLimit.events.most; sent += MAX_EVENTS_PER_BATCH) {
      const answer = await send("10.0.0.9", COLLECTOR_PATH, batch)
      if (answer?.status !== 204) throw new Error(`refused after ${sent}`)
    }
    const refused = await send("10.0.0.9", COLLECTOR_PATH, batch)
    expect([refused?.status, Number(refused?.headers.get("retry-after")) > 0]).toEqual([429, true])
    expect((await send("10.0.0.10", COLLECTOR_PATH, batch))?.status).toBe(204)

    const large = `${JSON.stringify(batch)}${" ".repeat(40_000)}`
    const weigh = () =>
      shop.handler(
        new Request(`http://shop.test${COLLECTOR_PATH}`, {
          method: "POST",
          headers: { "content-type": "application/json", cookie: shop.cookie, "x-client": "10.0.0.11" },
          body: large
        })
      )
    const statuses: Array<number | undefined> = []
    for (let bytes = 0; bytes <= eventRateLimit.bytes.most; bytes += large.length) statuses.push((await weigh())?.status)
    expect([statuses[0], statuses.at(-1)]).toEqual([204, 429])
  })
})
