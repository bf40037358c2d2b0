import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { Redacted } from "effect"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { readFeedVersion } from "./createFeedTexts.ts"

const SECRET = "0123456789abcdef0123456789abcdef"
const bearer = { authorization: `Bearer ${SECRET}` }
const merchant = "http://shop.test/feeds/merchant.xml"
const acp = "http://shop.test/feeds/products.jsonl"

/** JSON schema of a product in the feed of the Agentic Commerce Protocol, release 2026-04-17. */
const text = { type: "string", minLength: 1 }
const url = { type: "string", format: "uri", pattern: "^http" }
const price = {
  type: "object",
  required: ["amount", "currency"],
  properties: { amount: { type: "integer", minimum: 0 }, currency: { const: "USD" } }
}
const media = { type: "array", items: { type: "object", required: ["type", "url"], properties: { type: text, url } } }
const variant = {
  type: "object",
  additionalProperties: false,
  required: ["id", "title", "price", "availability"],
  properties: {
    id: text,
    title: text,
    url,
    barcodes: {
      type: "array",
      items: { type: "object", required: ["type", "value"], properties: { type: { const: "GTIN" }, value: { pattern: "^[0-9]{8,14}$" } } }
    },
    price,
    list_price: price,
    availability: {
      type: "object",
      additionalProperties: false,
      properties: {
        available: { type: "boolean" },
        status: { enum: ["in_stock", "limited_stock", "backorder", "preorder", "out_of_stock", "discontinued"] }
      }
    },
    categories: { type: "array", items: { type: "object", required: ["value"] } },
    condition: { type: "array", items: text },
    variant_options: {
      type: "array",
      items: { type: "object", additionalProperties: false, required: ["name", "value"], properties: { name: text, value: text } }
    },
    media,
    seller: {
      type: "object",
      properties: { name: text, links: { type: "array", items: { type: "object", required: ["type", "url"], properties: { url } } } }
    }
  }
}
const product = {
  type: "object",
  additionalProperties: false,
  required: ["id", "variants"],
  properties: {
    id: text,
    title: text,
    description: { type: "object", minProperties: 1 },
    url,
    media,
    variants: { type: "array", minItems: 1, items: variant }
  }
}

describe.each(allDatabases)("product feeds on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open, { feedSecret: Redacted.make(SECRET), proxyHeader: "x-forwarded-for" })
  })
  afterAll(() => shop.database.drop())

  const get = async (address: string, headers: Readonly<Record<string, string>> = bearer, method = "GET") => {
    const response = await shop.handler(new Request(address, { method, headers: { "x-forwarded-for": "203.0.113.1", ...headers } }))
    if (response === undefined) throw new Error("no handler")
    return response
  }
  const readProducts = async () =>
    (await (await get(acp)).text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { readonly id: string; readonly variants: ReadonlyArray<{ readonly id: string }> })

  it("list every variant that is sold at a visible price, and no others", async () => {
    const sold = await shop.database.kysely
      .selectFrom("variant")
      .select("sku_variant_number")
      .where("availability", "<>", "Discontinued")
      .where("price_in_cart", "=", false)
      .execute()
    const expected = sold.map((row) => row.sku_variant_number).toSorted()
    const xml = await (await get(merchant)).text()
    expect([...xml.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id = ""]) => id).toSorted()).toEqual(expected)
    expect((await readProducts()).flatMap(({ variants }) => variants.map(({ id }) => id)).toSorted()).toEqual(expected)
    expect(expected.length).toBeGreaterThan(5)
  })

  it("feeds have the format of the Agentic Commerce Protocol", async () => {
    const ajv = new Ajv2020({ allErrors: true, strict: false })
    addFormats.default(ajv)
    const validate = ajv.compile(product)
    const problems = (await readProducts()).flatMap((line) => (validate(line) ? [] : validate.errors))
    expect(problems).toEqual([])
  })

  it("accept the secret as a bearer token and as a password, and nothing else", async () => {
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString("base64")}` })
    const statuses = async (...given: ReadonlyArray<Readonly<Record<string, string>>>) =>
      Promise.all(given.map(async (headers) => (await get(merchant, headers, "HEAD")).status))
    expect(await statuses(bearer, basic(`feeds:${SECRET}`), basic(`:${SECRET}`))).toEqual([200, 200, 200])
    const wrong = [
      {},
      basic(SECRET),
      basic("feeds:x"),
      { authorization: "Bearer x" },
      { authorization: SECRET },
      { cookie: `secret=${SECRET}` }
    ]
    expect(await statuses(...wrong)).toEqual(wrong.map(() => 401))
    expect((await get(merchant, {})).headers.get("www-authenticate")).toContain("Basic")
    expect((await get(`${merchant}?secret=${SECRET}`, {})).status).toBe(401)
  })

  it("limit the number of wrong secrets per IP address, but still accept the right secret", async () => {
    const guess = (address: string, headers: Readonly<Record<string, string>>) => get(merchant, { "x-forwarded-for": address, ...headers })
    for (let count = 0; count < 20; count++) await guess("203.0.113.7", {})
    expect((await guess("203.0.113.7", {})).status).toBe(429)
    const answer = await guess("203.0.113.7", bearer)
    await answer.text()
    expect(answer.status).toBe(200)
    expect((await guess("203.0.113.8", {})).status).toBe(401)
  })

  it("compress a feed for a client that accepts gzip, with the same text", async () => {
    const zipped = await get(merchant, { ...bearer, "accept-encoding": "gzip" })
    expect([zipped.headers.get("content-encoding"), zipped.headers.get("vary")]).toEqual(["gzip", "accept-encoding"])
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await (await get(merchant)).text())
  })

  it("return 304 until a price changes", async () => {
    const etag = (await get(acp, bearer, "HEAD")).headers.get("etag") ?? ""
    expect((await get(acp, { ...bearer, "if-none-match": etag })).status).toBe(304)
    await shop.database.kysely
      .updateTable("variant")
      .set((row) => ({ price_cents: row("price_cents", "+", 100) }))
      .where("sku_variant_number", "=", "CAM-P3-1")
      .execute()
    const changed = await get(acp, { ...bearer, "if-none-match": etag })
    await changed.text()
    expect(changed.status).toBe(200)
  })

  it("feeds have a version that changes with the day and the origin, because changes are stored only for a day", async () => {
    const readVersion = (date: string, publicOrigin: string) =>
      readFeedVersion(shop.database.kysely, { now: () => Date.parse(date), publicOrigin })
    const version = await readVersion("2026-03-04T00:00:00Z", "https://shop.test")
    expect(await readVersion("2026-03-04T23:59:59Z", "https://shop.test")).toBe(version)
    expect(await readVersion("2026-03-05T00:00:00Z", "https://shop.test")).not.toBe(version)
    expect(await readVersion("2026-03-04T00:00:00Z", "https://other.test")).not.toBe(version)
  })

  it("feeds are sent to two of three clients that request one at the same time", async () => {
    const answers = await Promise.all([get(merchant), get(acp), get(merchant)])
    for (const { body } of answers) await body?.cancel()
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 429])
  })

  it("feeds are sent to at most two clients at a time, and to a third client after one of them disconnects", async () => {
    const [first, second] = [await get(merchant), await get(acp)]
    const third = await get(merchant)
    expect([third.status, third.headers.get("retry-after")]).toEqual([429, "60"])
    await first.body?.cancel()
    await second.text()
    const again = await get(merchant)
    await again.text()
    expect(again.status).toBe(200)
  })

  it("feeds have no URL if no secret is configured", async () => {
    const closed = await openServices(open)
    for (const address of [merchant, acp]) expect((await closed.handler(new Request(address, { headers: bearer })))?.status).toBe(404)
    await closed.database.drop()
  })
})
