import { listing, type ListingAddress } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, type Project, RaceTypeId, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { applicationRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const everything: ListingAddress = {
  scope: { kind: "all", slug: "all" },
  query: "",
  facets: [],
  fits: false,
  exact: false,
  sort: "relevance",
  page: 1
}

const camaro: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
}

describe.each(allDatabases)("the fit of a listing on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const list = async (change: Partial<ListingAddress>, project: Project | null = null) =>
    (await shop.ask(listing, { address: { ...everything, ...change }, project })).listing

  it("lists only fitting parts, with verdict and reason on every card", async () => {
    const fitting = await list({ fits: true }, camaro)
    const of = new Map(fitting?.cards.map((card) => [card.productPageId, card.fit]))
    expect(of.get(sample.rotor)).toMatchObject({ fitment: "NoFit", prompt: "AdditionalFacets", reason: { rule: "chooseOptions" } })
    expect(of.get(sample.kit)).toMatchObject({ fitment: "UniversalFit", reason: { applicationId: 4 } })
    expect(of.has(sample.camshaft)).toBe(false)
    expect(of.has(sample.raceRotor)).toBe(false)
    expect(fitting?.total).toBe(35)
  })

  it("returns to each shopper their own verdicts, and to bots none", async () => {
    const race: Project = { ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(sample.dirtLateModel) }
    const getFit = async (project: Project | null) =>
      (await list({ scope: { kind: "race", slug: "dirt-late-model" } }, project))?.cards[0]?.fit?.fitment ?? null
    expect(await getFit(race)).toBe("DirectFit")
    expect(await getFit(camaro)).toBe("NoFit")
    expect(await getFit(null)).toBeNull()
    expect((await list({ fits: true }, race))?.total).toBe(35)
  })

  const engine = { kind: "category", slug: "engine~2-10" } as const
  const getFit = async (change: Partial<ListingAddress>, project: Project | null = camaro) => {
    const listed = await list({ fits: null, ...change }, project)
    const { all, fitting, isNarrowed } = listed?.fit ?? {}
    return listed && { all, fitting, isNarrowed, total: listed.total }
  }

  it("GAP-C70 lists the parts that fit the selected car, with the number of fitting parts and of all parts, unless the shopper requests all parts", async () => {
    const counts = { fitting: 35, all: sample.products }
    expect(await getFit({})).toEqual({ ...counts, isNarrowed: true, total: 35 })
    expect(await getFit({ fits: true })).toEqual({ ...counts, isNarrowed: true, total: 35 })
    expect(await getFit({ fits: false })).toEqual({ ...counts, isNarrowed: false, total: sample.products })
    expect((await list({ fits: null }, camaro))?.cards.map(({ productPageId }) => productPageId)).not.toContain(sample.camshaft)
  })

  it("GAP-C70 lists all parts if no part fits, even with the fit filter", { tags: "full" }, async () => {
    const none = { fitting: 0, all: 3, isNarrowed: false, total: 3 }
    expect([await getFit({ scope: engine }), await getFit({ scope: engine, fits: true })]).toEqual([none, none])
    expect(await getFit({ query: "camshaft", fits: true })).toEqual({ fitting: 0, all: 1, isNarrowed: false, total: 1 })
    expect(await getFit({ query: "zzzzzzzz", fits: true })).toEqual({ fitting: 0, all: 0, isNarrowed: false, total: 0 })
  })

  it("GAP-C70 lists all parts, without the number of fitting parts, for anonymous visitors and bots", async () => {
    for (const project of [null, UNKNOWN_PROJECT])
      for (const fits of [null, true]) expect(await list({ fits }, project)).toMatchObject({ fit: null, total: sample.products })
  })

  it("GAP-C70 counts parts with the selected facets, and the parts of each subcategory in the same way as the page of that subcategory", async () => {
    expect(await getFit({ facets: [{ name: "Brand", value: "Torqwell" }] })).toEqual({ fitting: 0, all: 3, isNarrowed: false, total: 3 })
    const ironvale = [{ name: "Brand", value: "Ironvale" }]
    expect(await getFit({ facets: ironvale })).toEqual({ fitting: 35, all: 36, isNarrowed: true, total: 35 })
    const counted = async (fits: boolean | null) => (await list({ fits }, camaro))?.children.map(({ label, count }) => [label, count])
    expect(await counted(null)).toEqual([
      ["Brakes", 35],
      ["Engine", null]
    ])
    expect(await counted(true)).toEqual([["Brakes", 35]])
  })

  it("GAP-C70 uses the car of a page or query instead of the selected car", async () => {
    const nova: Project = { ...camaro, vehicle: { ...camaro.vehicle!, year: ModelYear.make(1971) } }
    expect(await getFit({ scope: { kind: "vehicle", slug: "1969-chevrolet-camaro~12" } }, nova)).toMatchObject({ isNarrowed: false })
    expect(await getFit({ query: "1968 camaro rotor" })).toMatchObject({ isNarrowed: false })
    expect(await getFit({ query: "1968 camaro rotor", fits: true })).toMatchObject({ isNarrowed: true })
    expect(await getFit({ query: "1969 camaro rotor" })).toMatchObject({ isNarrowed: true })
    expect(await getFit({ query: "rotor" })).toMatchObject({ isNarrowed: true })
  })

  it("FIT-29 counts vehicle-specific fits separately from universal ones", async () => {
    const fit = (await list({}, camaro))?.fit
    const made = (
      await shop.database.kysely.selectFrom("application").select("product_page_id").distinct().where("scope", "!=", "universal").execute()
    ).length
    expect(fit?.made).toBeLessThanOrEqual(made)
    expect(fit?.made).toBeGreaterThan(0)
    expect(fit?.fitting).toBe(35)
    expect((await list({ query: "rotor", fits: null }, camaro))?.fit?.made).toBe(1)
  })

  it("FIT-32 leaves out universal parts on request, and offers that only if both universal and vehicle-specific parts fit the car", async () => {
    const both = await list({}, camaro)
    const offered = both?.facets[0]
    expect(offered).toEqual({ name: "Fit", values: [{ value: "Made for my car", count: both?.fit?.made, isSelected: false }] })
    const facets = [{ name: "Fit", value: "Made for my car" }]
    const made = await list({ facets }, camaro)
    expect(made?.total).toBe(both?.fit?.made)
    expect(made?.facets[0]?.values[0]).toMatchObject({ count: made?.total, isSelected: true })
    expect(made?.cards.map(({ fit }) => fit?.fitment)).not.toContain("UniversalFit")
    expect((await list({ facets, fits: false }, camaro))?.total).toBe(made?.total)
    expect((await list({}))?.facets.map(({ name }) => name)).not.toContain("Fit")
  })

  it("FIT-32 applies all other filters while universal parts are left out", async () => {
    const brand = { name: "Brand", value: "Ironvale" }
    const made = await list({ facets: [{ name: "Fit", value: "Made for my car" }, brand] }, camaro)
    expect(made?.total).toBe((await list({ facets: [brand] }, camaro))?.fit?.made)
    expect(made?.total).toBeGreaterThan(0)
  })

  it("FIT-30 if no part fits, reports parts for a swapped engine, and parts that fit with the stock engine", { tags: "full" }, async () => {
    const swapped = await openServices(open)
    const { kysely } = swapped.database
    await kysely.insertInto("engine_part").values({ part: "engineSeriesId", id: 77, name: "LS Gen III" }).execute()
    const family = {
      manufacturer_id: 2,
      make_id: 2,
      configuration_id: 2,
      displacement_ids: [2],
      year_from: 1997,
      year_to: 2007,
      popularity: 9
    }
    await kysely
      .insertInto("engine_family")
      .values({ ...family, series_id: 77, slug: "ls-gen-iii", name: "LS Gen III" })
      .execute()
    await kysely
      .insertInto("application")
      .values(
        applicationRow(9_001, 7, {
          scope: "vehicle",
          decided_by: "engine",
          make_id: sample.ford,
          model_ids: [sample.mustang],
          year_from: 1967,
          year_to: 1969,
          engine_series_ids: [77]
        })
      )
      .execute()
    const car: Project = {
      ...camaro,
      engineIds: { engineSeriesId: 77 },
      isStockEngine: false,
      stockEngineIds: { engineSeriesId: 2, engineDisplacementId: 2 }
    }
    const fit = async (project: Project) =>
      (await swapped.ask(listing, { address: { ...everything, scope: engine, fits: null }, project })).listing?.fit
    expect(await fit(car)).toMatchObject({
      fitting: 0,
      swap: { engine: "LS Gen III", count: 1, stock: 1, href: expect.stringMatching(/^\/engines\/ls-gen-iii/) }
    })
    expect((await fit(camaro))?.swap).toBeNull()
    await swapped.database.drop()
  })

  it("GAP-C70 returns to page one if the requested page is past the end of the fitting parts", { tags: "full" }, async () => {
    const emptied = await openServices(open)
    const gone = Array.from({ length: 20 }, (_, at) => sample.firstFiller + at)
    await emptied.database.kysely.deleteFrom("application").where("product_page_id", "in", gone).execute()
    const page = async (fits: boolean | null, page: number) =>
      (await emptied.ask(listing, { address: { ...everything, fits, page }, project: camaro })).listing
    expect(await page(null, 2)).toMatchObject({ page: 1, pageCount: 1, total: 15, fit: { fitting: 15, all: sample.products } })
    expect(await page(true, 2)).toMatchObject({ page: 1 })
    expect(await page(false, 2)).toMatchObject({ page: 2, pageCount: 2 })
    expect(await page(null, 3)).toBeNull()
    await emptied.database.drop()
  })
})
