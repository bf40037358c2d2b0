import { autoSuggest, type AutoSuggestRequest } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { getRenderedImageUrl } from "../schema/testing/rows.ts"

const request: AutoSuggestRequest = {
  query: "",
  numberOfSuggestions: 12,
  currentUrl: "/",
  userVin: null,
  webUserGuid: null,
  ymmBoost: { year: null, make: null, model: null, raceTypeId: null }
}

describe.each(allDatabases)("search suggestions on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const suggest = async (query: string, change: Partial<AutoSuggestRequest> = {}) =>
    (await shop.ask(autoSuggest, { autoSuggestRequest: { ...request, query, ...change }, fits: null })).autoSuggestPublic
  const urls = (answer: Awaited<ReturnType<typeof suggest>>) => answer.autoSuggestProducts.map(({ url }) => url)

  it("GAP-C70 suggests parts that fit the selected car, unless none fits or the query names another car", async () => {
    const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
    const fits = { vehicle, facets: [], declined: [] }
    const found = async (query: string, project: typeof fits | null) =>
      (await shop.ask(autoSuggest, { autoSuggestRequest: { ...request, query }, fits: project })).autoSuggestPublic.autoSuggestProducts.map(
        ({ url }) => url
      )
    for (const query of ["camshaft", "1968 camaro camshaft"]) {
      expect(await found(query, fits), query).not.toEqual([])
      expect(await found(query, fits), query).toEqual(await found(query, null))
    }
    expect((await found("ironvale", fits)).length).toBeLessThanOrEqual((await found("ironvale", null)).length)
  })

  it("CALL-24 returns products, articles, category links, a completion and suggested queries", async () => {
    const answer = await suggest("bra")
    expect(answer).toMatchObject({ typeAheadSuggestion: "brake rotor", productQuery: "bra" })
    expect(answer.autoSuggestProducts[0]).toMatchObject({
      position: 1,
      price: "$1,234.00",
      brand: "Ironvale",
      rating: 4.5,
      reviewCount: 3,
      superMarketAffinity: "street",
      url: "/item/ironvale-slotted-brake-rotor/2",
      publicSkuVariantDetails: { indexOptions: [{ valueId: 2 }], skuBase: { availability: "InStock" } },
      indexOptionImages: [
        { indexOptionValue: "4.75 in" },
        { indexOptionValue: "5.00 in", imageUrl: getRenderedImageUrl("/content/parts/brake-rotor.svg?bolts=6&dims=false") }
      ]
    })
    expect(answer.suggestedQueries.map(({ ordinality, query }) => [ordinality, query])).toEqual([
      [1, "brake rotor"],
      [2, "brake kit"]
    ])
    expect(answer.categoryLinks).toEqual([
      { url: "/shop/rotors~2-3-1?query=bra", name: "Rotors" },
      { url: "/shop/brakes~2-3?query=bra", name: "Brakes" }
    ])
    const articles = (await suggest("run-out")).autoSuggestArticles
    expect(articles.map(({ title }) => title)).toEqual(["Measuring rotor run-out 2", "Measuring rotor run-out 3"])
  })

  it("GAP-09 limits the number of products and numbers them from 1", async () => {
    expect((await suggest("rotor")).autoSuggestProducts.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
    expect((await suggest("rotor", { numberOfSuggestions: 2 })).autoSuggestProducts).toHaveLength(2)
  })

  it("completes a partial word that stemming would not match", async () => {
    for (const typed of ["transm", "transmissi", "transmissio", "transmission"]) {
      expect(urls(await suggest(typed)), typed).toEqual(["/item/part-6/6"])
    }
  })

  it("corrects each word of a query without matches and searches with the correction", async () => {
    const answer = await suggest("brke rotr")
    expect(answer.productQuery).toBe("brake rotor")
    expect(urls(answer)[0]).toBe("/item/ironvale-slotted-brake-rotor/2")
    expect(answer.suggestedQueries[0]?.query).toBe("brake rotor")
  })

  it("lists parts made for the selected vehicle or race type first", async () => {
    const race = await suggest("rotor", { ymmBoost: { ...request.ymmBoost, raceTypeId: sample.dirtLateModel } })
    expect(urls(race)[0]).toBe("/item/part-5/5")
    expect(new Set(urls(race)).size).toBe(6)
    const camaro = { year: ModelYear.make(1969), make: "Chevrolet", model: "camaro", raceTypeId: null }
    expect(urls(await suggest("ironvale", { ymmBoost: camaro }))[0]).toBe("/item/ironvale-slotted-brake-rotor/2")
  })

  it("returns nothing for a blank query or a query with only punctuation", async () => {
    for (const query of ["", "   ", "<>&'\"", "%%%"]) {
      expect(await suggest(query)).toMatchObject({
        autoSuggestProducts: [],
        autoSuggestArticles: [],
        suggestedQueries: [],
        typeAheadSuggestion: ""
      })
    }
  })

  it("rejects queries over 200 characters and counts over 50", async () => {
    expect(await suggest("🏁".repeat(200))).toMatchObject({ autoSuggestProducts: [] })
    await expect(suggest("a".repeat(201))).rejects.toThrow("autoSuggestRequest.query: Expected at most 200 characters")
    await expect(suggest("rotor", { numberOfSuggestions: 51 })).rejects.toThrow(
      "autoSuggestRequest.numberOfSuggestions: Expected a number from 1 to 50"
    )
  })

  it("OPS-86 returns current titles and prices after a change notification", async () => {
    const shown = async () => {
      const [{ autoSuggestProducts }, { autoSuggestArticles }] = [await suggest("slotted rotor"), await suggest("run-out")]
      return [autoSuggestProducts[0]?.title, autoSuggestProducts[0]?.price, autoSuggestArticles[0]?.title]
    }
    const [title, , article] = await shown()
    await shop.changes.poll()
    for (const statement of [
      sql`update product set title = title || '!'`,
      sql`update variant set price_cents = 4200 where product_page_id = ${sample.rotor}`,
      sql`update article set title = title || '!'`
    ]) {
      const before = await shown()
      await statement.execute(shop.database.kysely)
      await shop.changes.poll()
      expect(await shown()).not.toEqual(before)
    }
    expect(await shown()).toEqual([`${title}!`, "$42.00", `${article}!`])
  })
})
