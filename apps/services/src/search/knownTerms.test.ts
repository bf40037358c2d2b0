import { autoSuggest, createLocalSuggestions, KnownTerms } from "@camber/domain/search"
import { Schema } from "effect"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postgresDatabase } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"

describe("search terms for browsers", () => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(postgresDatabase.open)
  })
  afterAll(() => shop.database.drop())

  const get = async (query: string, init: RequestInit = {}) => {
    const response = await shop.handler(new Request(`http://shop.test/api/search/terms${query}`, init))
    if (!response) throw new Error("No answer.")
    return response
  }

  it("include their categories, sorted by weight, as the domain decodes them", async () => {
    const terms = Schema.decodeUnknownSync(KnownTerms)(await (await get("?v=sample")).json())
    expect(terms.terms.map(([term]) => term)).toEqual(["brake rotor", "camshaft", "transmission", "brake kit"])
    expect(createLocalSuggestions(terms)("bra")).toMatchObject({
      typeAheadSuggestion: "brake rotor",
      categoryLinks: [{ url: "/shop/rotors~2-3-1?query=bra" }, { url: "/shop/brakes~2-3?query=bra" }]
    })
  })

  it("produce the same suggestions as the service, so that the list does not shift", async () => {
    const known = createLocalSuggestions(Schema.decodeUnknownSync(KnownTerms)(await (await get("?v=sample")).json()))
    const ymmBoost = { year: null, make: null, model: null, raceTypeId: null }
    const request = { query: "Bra", numberOfSuggestions: 12, currentUrl: "/", userVin: null, webUserGuid: null, ymmBoost }
    expect((await shop.ask(autoSuggest, { autoSuggestRequest: request, fits: null })).autoSuggestPublic).toMatchObject(known("Bra"))
  })

  it("can be cached for a year at their versioned URL, and are compressed on request", async () => {
    const plain = await get("?v=sample")
    const zipped = await get("?v=sample", { headers: { "accept-encoding": "gzip, br" } })
    expect([plain.headers.get("vary"), zipped.headers.get("content-encoding")]).toEqual(["Accept-Encoding", "gzip"])
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text())
    const known = await get("?v=sample", {
      headers: {
        cookie: plain.headers
          .getSetCookie()
          .map((cookie) => cookie.split(";")[0])
          .join("; ")
      }
    })
    expect(known.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  })

  it.each(["", "?v=", "?v=other"])("return 404 for '%s'", async (query) => {
    expect((await get(query)).status).toBe(404)
  })

  it("reject other methods", async () => {
    expect((await get("?v=sample", { method: "POST" })).status).toBe(405)
    expect(await (await get("?v=sample", { method: "HEAD" })).text()).toBe("")
  })
})
