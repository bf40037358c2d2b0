import { autoSuggest, listing, wholeShop } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, type Project, unknownProject } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testDatabases } from "../../test/testDatabases.ts"
import { openServices, type OpenServices } from "../schema/testing/openServices.ts"
import { applicationRow, productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleIds.ts"

interface Part {
  readonly title: string
  readonly keywords?: string
  readonly category_id?: string
  readonly application: Parameters<typeof applicationRow>[2]
}
const camaro = { make_id: 2, model_ids: [2], year_from: 1967, year_to: 1969 }
const shelf: ReadonlyArray<Part> = [
  { title: "Ironvale Brake Pad Set, 1967-1969 Chevrolet Camaro", application: { scope: "vehicle", ...camaro } },
  {
    title: "Ironvale Brake Pad Set, 1969 Ford Mustang",
    application: { scope: "vehicle", make_id: 3, model_ids: [4], year_from: 1969, year_to: 1969 }
  },
  { title: "Torqwell Header Set, Small Block Chevy Gen I", application: { scope: "engine", decided_by: "engine", engine_series_ids: [2] } },
  { title: "Torqwell Carburetor, 750 cfm airflow", application: {} },
  { title: "Ironvale Brake Caliper", keywords: "disc", application: {} },
  { title: "Dirtline Shock Absorber, Gas", category_id: "2-9", application: {} }
]
const camaro69: Project = {
  ...unknownProject,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
}
const [pads, mustangPads, headers, carburetor, caliper, shock] = [101, 102, 103, 104, 105, 106]

describe.each(testDatabases)("what a search means on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const { kysely } = shop.database
    const category = { category_id: "2-9", parent_id: null, slug: "springs", name: "Springs & Dampers", ordinality: 9, drawing: "shock" }
    await kysely.insertInto("category").values(category).execute()
    await kysely
      .insertInto("product")
      .values(shelf.map(({ category_id = "2-3", keywords = "", title }, at) => productRow(101 + at, { title, keywords, category_id })))
      .execute()
    await kysely
      .insertInto("variant")
      .values(shelf.map((_, at) => variantRow(101 + at, 1)))
      .execute()
    await kysely
      .insertInto("application")
      .values(shelf.map(({ application }, at) => applicationRow(101 + at, 101 + at, application)))
      .execute()
    await kysely.insertInto("search_term").values({ term: "brake rotors", weight: 40, category_id: "2-3-1" }).execute()
  })
  afterAll(() => shop.database.drop())

  const suggest = async (query: string, fits: Project | null = null) => {
    const ymmBoost = { year: null, make: null, model: null, raceTypeId: null }
    const request = { query, numberOfSuggestions: 12, currentUrl: "/", userVin: null, webUserGuid: null, ymmBoost }
    return (await shop.ask(autoSuggest, { autoSuggestRequest: request, fits })).autoSuggestPublic
  }
  const suggested = async (...question: Parameters<typeof suggest>) =>
    (await suggest(...question)).autoSuggestProducts.map(({ url }) => Number(url.split("/").at(-1)))
  const listed = async (query: string) => {
    const address = { ...wholeShop, scope: { kind: "search", slug: "search" } as const, query }
    return (await shop.ask(listing, { address, project: null })).listing?.cards.map(({ productPageId }) => productPageId)
  }

  it.each([
    ["brake pad for 69 camaro", [pads]],
    ["my 1969 chevy camaro brake pads", [pads]],
    ["camaro 69 brake pads", [pads]],
    ["350 headers", [headers]],
    ["headers for a sbc", [headers]],
    ["small block chevy carburetor", [carburetor]],
    ["carb", [carburetor]],
    ["750 cfm carb", [carburetor]],
    ["disk brakes", [caliper]],
    ["shocks", [shock]],
    ["69 camaro shocks", [shock]],
    ["Springs & Dampers", [shock]],
    ["dampers and springs for 69 camaro", [shock]]
  ])("'%s' finds the same in suggestions and in the listing", async (term, found) => {
    expect(await suggested(term)).toEqual(found)
    expect(await listed(term)).toEqual(found)
  })

  it("does not find what is made for another car, though its words are those", async () => {
    expect(await suggested("1970 camaro brake pads")).not.toContain(mustangPads)
    expect(await listed("1970 camaro brake pads")).toEqual([])
  })

  it("says which vehicle a term names, and what else it says", async () => {
    expect((await suggest("brake pad for 69 camaro gt 350")).understood).toEqual({
      vehicle: { year: 1969, makeId: 2, make: "Chevrolet", modelId: 2, model: "Camaro" },
      remainder: "brake pad 350",
      part: null
    })
    expect((await suggest("69 camaro")).understood).toMatchObject({ remainder: "" })
    expect((await suggest("camaro brake pads")).understood).toBeNull()
  })

  it("says which part a number is, and leads to its variant", async () => {
    for (const typed of ["CAM-P2-2", "cam p2-2", "cam.p2.2"])
      expect((await suggest(typed)).understood?.part, typed).toMatchObject({
        number: "CAM-P2-2",
        url: "/item/ironvale-slotted-brake-rotor/2?sku=CAM-P2-2"
      })
    expect((await suggest("cam-p2")).understood?.part).toMatchObject({ number: "CAM-P2", url: "/item/ironvale-slotted-brake-rotor/2" })
    expect((await suggest("iro.2v1")).understood?.part).toMatchObject({
      number: "IRO-2V1",
      url: "/item/ironvale-slotted-brake-rotor/2?sku=CAM-P2-1"
    })
    expect(await suggested("400000000202")).toEqual([sample.rotor])
  })

  it("puts nothing in the place of a number that no part has", async () => {
    expect(await suggest("CAM-9ZZ9")).toMatchObject({ productQuery: "cam-9zz9", autoSuggestProducts: [], understood: null })
  })

  it("completes what is behind the vehicle, and suggests kinds of parts for that vehicle", async () => {
    expect(await suggest("1969 camaro brake rot")).toMatchObject({
      typeAheadSuggestion: "1969 camaro brake rotors",
      suggestedQueries: [{ ordinality: 1, query: "brake rotors for 1969 Chevrolet Camaro" }]
    })
  })

  it("corrects a slip beside a vehicle, and not the vehicle", async () => {
    expect((await suggest("69 camaro brke rotr")).productQuery).toBe("1969 Chevrolet Camaro brake rotor")
  })

  it("suggests only what fits the project where that is wished", async () => {
    expect(await suggested("brake pad")).toEqual([pads, mustangPads])
    expect(await suggested("brake pad", camaro69)).toEqual([pads])
  })
})
