import { autoSuggest, listing, ALL_PRODUCTS } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { applicationRow, productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

interface Part {
  readonly product_type_id: number
  readonly title: string
  readonly keywords?: string
  readonly category_id?: string
  readonly application: Parameters<typeof applicationRow>[2]
}
const camaro = { make_id: 2, model_ids: [2], year_from: 1967, year_to: 1969 }
const parts: ReadonlyArray<Part> = [
  { product_type_id: 101, title: "Ironvale Brake Pad Set, 1967-1969 Chevrolet Camaro", application: { scope: "vehicle", ...camaro } },
  {
    product_type_id: 101,
    title: "Ironvale Brake Pad Set, 1969 Ford Mustang",
    application: { scope: "vehicle", make_id: 3, model_ids: [4], year_from: 1969, year_to: 1969 }
  },
  {
    product_type_id: 102,
    title: "Torqwell Header Set, Small Block Chevy Gen I",
    application: { scope: "engine", decided_by: "engine", engine_series_ids: [2] }
  },
  { product_type_id: 103, title: "Torqwell Carburetor, 750 cfm airflow", application: {} },
  { product_type_id: 104, title: "Ironvale Brake Caliper", keywords: "disc", application: {} },
  { product_type_id: 105, title: "Dirtline Shock Absorber, Gas", category_id: "2-9", application: {} }
]
const camaro69: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
}
const [pads, mustangPads, headers, carburetor, caliper, shock] = [101, 102, 103, 104, 105, 106]

describe.each(allDatabases)("search results on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const { kysely } = shop.database
    const category = { category_id: "2-9", parent_id: null, slug: "springs", name: "Springs & Dampers", ordinality: 9, drawing: "shock" }
    const harnesses = { ...category, category_id: "2-9-1", parent_id: "2-9", slug: "harnesses", name: "Harnesses" }
    await kysely.insertInto("category").values([category, harnesses]).execute()
    const types = [
      ["brake-pad-set", "Brake Pad Set", "Brake Pads", "2-3"],
      ["header", "Header Set", "Headers", "2-3"],
      ["carburetor", "Carburetor", "Carburetors", "2-3"],
      ["brake-caliper", "Brake Caliper", "Brake Calipers", "2-3"],
      ["shock", "Shock Absorber", "Shocks", "2-9"],
      ["harness", "Harness", "Harnesses", "2-9-1"]
    ] as const
    await kysely
      .insertInto("product_type")
      .values(
        types.map(([slug, name, plural, category_id], at) => ({
          product_type_id: 101 + at,
          slug,
          name,
          plural,
          category_id,
          drawing: "shock",
          best_seller_rank: 50 + at
        }))
      )
      .execute()
    await kysely
      .insertInto("product")
      .values(
        parts.map(({ category_id = "2-3", keywords = "", product_type_id, title }, at) =>
          productRow(101 + at, { title, keywords, category_id, product_type_id })
        )
      )
      .execute()
    await kysely
      .insertInto("variant")
      .values(parts.map((_, at) => variantRow(101 + at, 1)))
      .execute()
    await kysely
      .insertInto("application")
      .values(parts.map(({ application }, at) => applicationRow(101 + at, 101 + at, application)))
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
    const address = { ...ALL_PRODUCTS, scope: { kind: "search", slug: "search" } as const, query }
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
    ["disc brake calipers", [caliper]],
    ["shocks", [shock]],
    ["69 camaro shocks", [shock]],
    ["Springs & Dampers", [shock]],
    ["dampers and springs for 69 camaro", [shock]]
  ])("'%s' finds the same products in suggestions and in the listing", async (term, found) => {
    expect(await suggested(term)).toEqual(found)
    expect(await listed(term)).toEqual(found)
  })

  it.each(["parts", "auto parts", "accessories for my car"])(
    "NAV-184 '%s' finds all parts, or the parts that fit the selected car",
    async (term) => {
      const all = await read(term)
      expect(all).toMatchObject({ total: sample.products + parts.length, read: { letGo: [], notStocked: null, ways: [] } })
      expect((await suggested(term)).length).toBeGreaterThan(0)
      const address = { ...ALL_PRODUCTS, scope: { kind: "search", slug: "search" } as const, query: term }
      const fitting = (await shop.ask(listing, { address, project: camaro69 })).listing
      expect(fitting?.fit).toMatchObject({ all: all?.total, isNarrowed: true })
      expect(fitting?.total).toBeLessThan(all?.total ?? 0)
    }
  )

  it("a query with a car finds no parts for another car with the same words", async () => {
    expect(await suggested("1970 camaro brake pads")).not.toContain(mustangPads)
    expect(await listed("1970 camaro brake pads")).toEqual([])
  })

  it("the response contains the vehicle in a query and the remaining words", async () => {
    expect((await suggest("brake pad for 69 camaro rs 350")).understood).toEqual({
      vehicle: { year: 1969, yearTo: 1969, makeId: 2, make: "Chevrolet", modelId: 2, model: "Camaro" },
      remainder: "brake pad 350",
      part: null
    })
    expect((await suggest("69 camaro")).understood).toMatchObject({ remainder: "" })
    // Without a year, every Camaro of the shop matches.
    expect((await suggest("camaro brake pads")).understood?.vehicle).toMatchObject({ make: "Chevrolet", model: "Camaro" })
    expect((await suggest("brake pads")).understood).toBeNull()
  })

  const read = async (query: string) => {
    const address = { ...ALL_PRODUCTS, scope: { kind: "search", slug: "search" } as const, query }
    return (await shop.ask(listing, { address, project: null })).listing
  }

  it("SRCH-49 SRCH-50 the response describes the parsed query and the dropped words, and the noun is kept", async () => {
    const found = await read("purple brake pads for 69 camaro")
    expect(found?.cards.map(({ productPageId }) => productPageId)).toEqual([pads])
    expect(found?.read).toMatchObject({ letGo: ["purple"], noun: "Brake Pads", notStocked: null, met: 1 })
    expect(found?.read?.parts.map(({ kind, label, without }) => [kind, label, without])).toContainEqual([
      "vehicle",
      "1969 Chevrolet Camaro",
      "purple brake pads"
    ])
    expect((await read(""))?.read).toBeNull()
  })

  it("SRCH-49 the response offers the years of a range, but no choice if the query names one car", async () => {
    const span = await read("brake pads for 67-69 camaro")
    expect(span?.read?.cars.map(({ label }) => label)).toContain("1969")
    expect(span?.read?.cars.at(-1)?.query).toBe("brake pads 1969 Chevrolet Camaro")
    expect((await read("brake pads for 69 camaro"))?.read?.cars).toEqual([])
  })

  it("SRCH-51 SRCH-53 the response reports parts that are not sold, with links to other parts, and similar part numbers", async () => {
    const none = await read("wiper blades")
    expect(none).toMatchObject({ total: 0, read: { notStocked: "wiper blades" } })
    expect(none?.read?.ways.length).toBeGreaterThan(1)
    const ofCar = await read("wiper blades for 69 camaro")
    expect(ofCar).toMatchObject({ read: { met: 0, notStocked: "wiper blades", noun: "" } })
    expect(ofCar?.total).toBeGreaterThan(0)
    const other = await read("wilwood brake pads")
    expect(other?.read).toMatchObject({ notSold: "Wilwood", noun: "Brake Pads", letGo: [] })
    expect(other?.total).toBeGreaterThan(0)
    expect(await read("golf cart brake pads")).toMatchObject({ total: 0, read: { notStocked: "golf cart brake pads" } })
    expect((await read("cam-q2-1"))?.read?.didYouMean).toContain("CAM-P2-1")
    expect((await read("CAM-PX2"))?.read?.didYouMean).toContain("CAM-P2")
  })

  it("SRCH-51 the response reports a part without products in the shop, with a link to the nearest category that has products", async () => {
    const none = await read("seat belt harness")
    expect(none).toMatchObject({ total: 0, read: { notStocked: "seat belt harness", letGo: [] } })
    expect(none?.read?.ways.map(({ label }) => label)).toEqual(["Springs & Dampers"])
    expect((await suggest("seat belt harness")).suggestedQueries).toEqual([])
  })

  it("SRCH-52 a result opens the variant whose option matched", async () => {
    const [card] = (await read("5.00 in bolt circle brake rotor"))?.cards ?? []
    expect(card?.productPageUrl).toBe("/item/ironvale-slotted-brake-rotor/2?sku=CAM-P2-2")
  })

  it("the response contains the part with a given number, with a link to its variant", async () => {
    for (const typed of ["CAM-P2-2", "cam p2-2", "cam.p2.2", "part # CAM-P2-2", "p/n camp22", "rotor CAM-P2-2 slotted"])
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

  it("SRCH-54 the search finds a part by any three characters of its number in the format of any manufacturer", async () => {
    const { kysely } = shop.database
    await kysely.updateTable("variant").set({ mpn: "NOR.0707-60" }).where("product_page_id", "=", carburetor).execute()
    for (const typed of ["NOR.0707-60", "nor0707-60", "0707-60", "070760"]) expect(await suggested(typed), typed).toEqual([carburetor])
    expect((await suggest("nor.070760")).understood?.part).toMatchObject({ number: "NOR.0707-60" })
    for (const typed of ["IRO-2V", "iro 2v", "2V1", "O-2V1"]) expect(await suggested(typed), typed).toContain(sample.rotor)
    expect(await listed("P2-2")).toContain(sample.rotor)
  })

  it("SRCH-54 the search finds each product by any three characters of its number, unless they are a word or another number", async () => {
    const rows = await shop.database.kysely.selectFrom("variant").select(["product_page_id", "sku_variant_number"]).execute()
    const whole = new Set(rows.map(({ sku_variant_number }) => sku_variant_number.replace("CAM-", "").replaceAll("-", "")))
    let checked = 0
    for (const { product_page_id, sku_variant_number } of rows.slice(0, 12)) {
      const compact = sku_variant_number.replaceAll("-", "")
      const runs = Array.from({ length: compact.length - 2 }, (_, at) => compact.slice(at, at + 3))
      for (const run of runs.filter((letters) => /\d/.test(letters) && !whole.has(letters))) {
        const found = await listed(run)
        checked += 1
        // If the page is full (24 cards), the part may be on a later page.
        if ((found?.length ?? 0) < 24) expect(found, `${run} of ${sku_variant_number}`).toContain(product_page_id)
      }
    }
    expect(checked).toBeGreaterThan(10)
  })

  it("SRCH-54 the search finds a number that consists only of letters within a sentence, and the parts of several numbers", async () => {
    await shop.database.kysely.updateTable("variant").set({ mpn: "HVP-RYWY" }).where("product_page_id", "=", shock).execute()
    expect((await suggest("do you have hvp-rywy")).understood?.part).toMatchObject({ number: "HVP-RYWY" })
    expect(await suggested("hvp-rywy, cam-p2-2")).toEqual([shock, sample.rotor])
  })

  it("SRCH-54 the search finds a number if zeros are typed as the letter O, or the reverse", async () => {
    await shop.database.kysely.updateTable("variant").set({ mpn: "NOR-80I4" }).where("product_page_id", "=", caliper).execute()
    for (const typed of ["NOR-8OI4", "nor.8oi4", "n0r-80i4"])
      expect((await suggest(typed)).understood?.part, typed).toMatchObject({ number: "NOR-80I4" })
  })

  it("the search does not correct a number that no part has", async () => {
    expect(await suggest("CAM-9ZZ9")).toMatchObject({ productQuery: "cam-9zz9", autoSuggestProducts: [], understood: null })
  })

  it("suggestions complete the words after a vehicle and contain product types for that vehicle", async () => {
    expect(await suggest("1969 camaro brake rot")).toMatchObject({
      typeAheadSuggestion: "1969 camaro brake rotor",
      suggestedQueries: [{ ordinality: 1, query: "brake rotors for 1969 Chevrolet Camaro" }]
    })
  })

  it("suggestions correct a typo next to a vehicle and keep the vehicle as typed", async () => {
    expect((await suggest("69 camaro brke rotr")).productQuery).toBe("69 camaro brake rotor")
  })

  it("suggestions contain only parts that fit the project if so requested", async () => {
    expect(await suggested("brake pad")).toEqual([pads, mustangPads])
    expect(await suggested("brake pad", camaro69)).toEqual([pads])
  })
})
