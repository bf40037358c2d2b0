import { listing, type Listing, type ListingAddress } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, type Project, RaceTypeId, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
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

describe.each(allDatabases)("listing on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const hobbyStock = { race_type_id: 9, slug: "hobby-stock", name: "Hobby Stock", short_name: "Hobby Stock" }
    await shop.database.kysely
      .insertInto("race_type")
      .values({ ...hobbyStock, discipline: "oval", surface: "dirt" })
      .execute()
  })
  afterAll(() => shop.database.drop())

  const list = async (change: Partial<ListingAddress>, project: Project | null = null) =>
    (await shop.ask(listing, { address: { ...everything, ...change }, project })).listing
  const getIds = async (change: Partial<ListingAddress>, project: Project | null = null) =>
    (await list(change, project))?.cards.map(({ productPageId }) => productPageId)

  it("JOB-11 names the job that a search means, above the results", async () => {
    const found = await list({ scope: { kind: "search", slug: "search" }, query: "front disc conversion" })
    expect(found?.jobs).toContainEqual(expect.objectContaining({ href: expect.stringMatching(/^\/jobs\/disc-conversion-front/) }))
    expect((await list({}))?.jobs).toEqual([])
  })

  it("shows 24 cards per page, and returns no page past the end", async () => {
    const first = await list({})
    const second = await list({ page: 2 })
    expect(first).toMatchObject({ total: sample.products, pageCount: 2, page: 1, title: "All parts", canonicalPath: "/shop/all" })
    expect(first?.cards).toHaveLength(24)
    expect(second?.cards).toHaveLength(sample.products - 24)
    expect(await list({ page: 3 })).toBeNull()
  })

  it("NAV-136 links cards to the variant with the filtered value", async () => {
    const opened = async (facets: ListingAddress["facets"]) =>
      (await list({ facets }))?.cards.find(({ productPageId }) => productPageId === sample.rotor)?.productPageUrl
    const path = "/item/ironvale-slotted-brake-rotor/2"
    expect(await opened([{ name: "Bolt Circle", value: "5.00 in" }])).toBe(`${path}?sku=CAM-P2-2`)
    expect(await opened([{ name: "Bolt Circle", value: "4.75 in" }])).toBe(`${path}?sku=CAM-P2-1`)
    expect(await opened([{ name: "Brand", value: "Ironvale" }])).toBe(path)
  })

  it("NAV-164 shows the price of the filtered variant on cards", async () => {
    const shown = async (facets: ListingAddress["facets"]) =>
      (await list({ facets }))?.cards.find(({ productPageId }) => productPageId === sample.rotor)
    expect(await shown([{ name: "Bolt Circle", value: "5.00 in" }])).toMatchObject({
      pricing: { salePriceString: "$1,199.00", strikeThroughPriceString: null },
      hasPriceRange: false,
      thumbnailImageLink: expect.stringContaining("bolts=6")
    })
    expect(await shown([{ name: "Bolt Circle", value: "4.75 in" }])).toMatchObject({
      pricing: { salePriceString: "$1,234.00", strikeThroughPriceString: "$1,500.00" },
      hasPriceRange: false,
      availabilityText: "3 left"
    })
    expect(await shown([{ name: "Brand", value: "Ironvale" }])).toMatchObject({ hasPriceRange: true })
  })

  it("NAV-164 shows the products' prices on cards when sorted or filtered by price", async () => {
    const shown = async (change: Partial<ListingAddress>) =>
      (await list(change))?.cards.find(({ productPageId }) => productPageId === sample.rotor)
    const { hasPriceRange, highestPriceString, pricing } = (await shown({}))!
    const narrowed = { name: "Bolt Circle", value: "5.00 in" }
    expect((await shown({ facets: [narrowed] }))?.pricing).not.toEqual(pricing)
    for (const change of [
      { facets: [narrowed], sort: "price" },
      { facets: [narrowed], sort: "-price" },
      { facets: [narrowed, { name: "Price", value: "Over $1,000" }] },
      { facets: [narrowed, { name: "Offers", value: "On sale" }] },
      { facets: [narrowed], scope: { kind: "deals", slug: "deals" } }
    ] as const)
      expect(await shown(change)).toMatchObject({
        productPageUrl: expect.stringContaining("?sku=CAM-P2-2"),
        thumbnailImageLink: expect.stringContaining("bolts=6"),
        hasPriceRange,
        highestPriceString,
        pricing
      })
  })

  it("returns null for unknown slugs of every scope", async () => {
    for (const kind of [
      "category",
      "market",
      "brand",
      "make",
      "engine",
      "transmission",
      "rearAxle",
      "platform",
      "race",
      "vehicle"
    ] as const) {
      expect(await list({ scope: { kind, slug: "no-such~99-99" } }), kind).toBeNull()
    }
    for (const slug of ["street-no-such", "constructor", "constructor-brakes", "__proto__"]) {
      expect(await list({ scope: { kind: "market", slug } }), slug).toBeNull()
    }
  })

  it("resolves each scope from its slug", async () => {
    const of = (kind: ListingAddress["scope"]["kind"], slug: string) => getIds({ scope: { kind, slug } })
    expect(await of("category", "engine~2-10")).toEqual([sample.camshaft, sample.axleKit, sample.unknownFit])
    expect(await of("brand", "torqwell")).toEqual([sample.camshaft, sample.axleKit, sample.unknownFit])
    expect(await of("make", "chevrolet")).toEqual([sample.rotor])
    expect(await of("make", "ford")).toEqual([])
    expect(await of("engine", "small-block-chevy-gen-i")).toEqual([sample.camshaft])
    expect(await of("race", "dirt-late-model")).toEqual([sample.raceRotor])
    expect(await of("market", "street-brakes")).not.toContain(sample.raceRotor)
    expect(await of("market", "race")).toEqual([sample.camshaft, sample.raceRotor])
    expect(await of("market", "truck")).toEqual([])
    expect(await of("rearAxle", "gm-12-bolt-car")).toEqual([sample.axleKit])
    expect(await of("rearAxle", "ford-9-in")).toEqual([])
    expect(await of("platform", "gm-f-body")).toEqual([sample.rotor])
    expect(await of("platform", "gm-f-body-second-generation")).toEqual([])
    expect(await of("deals", "deals")).toEqual([sample.rotor])
  })

  it("lists all parts that fit a vehicle, including the known details of the shopper's own vehicle", async () => {
    const scope = { kind: "vehicle", slug: "1969-chevrolet-camaro~12" } as const
    const fits = await getIds({ fits: true }, camaro)
    const anonymousList = await list({ scope })
    expect(anonymousList?.cards.map(({ productPageId }) => productPageId).toSorted()).toEqual(fits?.toSorted())
    expect(anonymousList?.children.map(({ label }) => label)).toContain("Brakes")
    const withAxle: Project = { ...camaro, facets: [{ name: "Rear Axle", valueId: sample.rearAxle.gm12Bolt }] }
    expect(fits).not.toContain(sample.axleKit)
    expect(await getIds({ scope }, withAxle)).toContain(sample.axleKit)
    const other: Project = { ...withAxle, vehicle: { ...camaro.vehicle!, year: ModelYear.make(1970) } }
    expect(await getIds({ scope }, other)).not.toContain(sample.axleKit)
  })

  it("lists parts that are made for a race class, and for the shopper's own class all parts that fit", async () => {
    const scope = { kind: "race", slug: "dirt-late-model" } as const
    const own: Project = { ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(2) }
    const fits = await getIds({ fits: true }, own)
    expect(fits?.length).toBeGreaterThan(1)
    expect((await getIds({ scope }, own))?.toSorted()).toEqual(fits?.toSorted())
    expect(await getIds({ scope }, { ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(3) })).toEqual([sample.raceRotor])
  })

  it("CLASS-05 states in the listing of a class whether the shop has a sheet for that class", async () => {
    const hasSheet = async (scope: ListingAddress["scope"]) => (await list({ scope }))?.hasClassSheet ?? null
    expect(await hasSheet({ kind: "race", slug: "hobby-stock" })).toBe(true)
    expect(await hasSheet({ kind: "race", slug: "dirt-late-model" })).toBe(false)
    expect(await hasSheet({ kind: "market", slug: "race" })).toBeNull()
  })

  it("returns the canonical path for a wrong slug with a valid id", async () => {
    expect((await list({ scope: { kind: "category", slug: "Motor~2-10" } }))?.canonicalPath).toBe("/shop/engine~2-10")
    expect((await list({ scope: { kind: "vehicle", slug: "x~12" } }))?.canonicalPath).toBe("/vehicle/1969-chevrolet-camaro~12")
  })

  it("links a platform family to its generations and each generation to its family, and a market to its categories", async () => {
    const family = await list({ scope: { kind: "platform", slug: "gm-f-body" } })
    expect(family?.children).toEqual([
      {
        label: "GM F-body, first generation",
        href: "/platforms/gm-f-body-first-generation",
        count: null,
        imageUrl: null
      },
      { label: "GM F-body, second generation", href: "/platforms/gm-f-body-second-generation", count: null, imageUrl: null }
    ])
    const generation = await list({ scope: { kind: "platform", slug: "gm-f-body-first-generation" } })
    expect(generation?.trail.map(({ href }) => href)).toEqual(["/platforms", "/platforms/gm-f-body"])
    const race = await list({ scope: { kind: "market", slug: "race" } })
    expect(race?.trail).toEqual([{ label: "Race", href: "/race" }])
    expect(race?.children.map(({ count, href }) => [href, count])).toEqual([
      ["/shop/race-brakes", 1],
      ["/shop/race-engine", 1]
    ])
  })

  it("returns breadcrumbs and subcategories with their total counts", async () => {
    const brakes = await list({ scope: { kind: "category", slug: "brakes~2-3" } })
    expect(brakes?.children).toMatchObject([{ label: "Rotors", href: "/shop/rotors~2-3-1", count: 35 }])
    const rotors = await list({ scope: { kind: "category", slug: "rotors~2-3-1" } })
    expect(rotors?.trail).toEqual([
      { label: "All parts", href: "/shop/all" },
      { label: "Brakes", href: "/shop/brakes~2-3" }
    ])
    expect((await list({}))?.children.map(({ label, count }) => [label, count])).toEqual([
      ["Brakes", 36],
      ["Engine", 3]
    ])
  })

  it("combines values of one facet with or, and different facets with and", async () => {
    const brand = (value: string) => ({ name: "Brand", value })
    expect((await list({ facets: [brand("Ironvale"), brand("Torqwell")] }))?.total).toBe(sample.products)
    expect(await getIds({ facets: [brand("Torqwell"), { name: "Availability", value: "Discontinued" }] })).toEqual([sample.unknownFit])
  })

  it("counts the values of a facet without its own selection, but with the selections of all others", async () => {
    const narrowed = await list({ facets: [{ name: "Brand", value: "Torqwell" }] })
    const values = new Map(narrowed?.facets.map((facet) => [facet.name, facet.values]))
    expect(narrowed?.total).toBe(3)
    expect(values.get("Brand")).toEqual([
      { value: "Ironvale", count: 36, isSelected: false },
      { value: "Torqwell", count: 3, isSelected: true }
    ])
    expect(values.get("Availability")).toEqual([
      { value: "In stock", count: 2, isSelected: false },
      { value: "Discontinued", count: 1, isSelected: false }
    ])
  })

  it("sorts brands by product count, and prices, ratings and sizes by value", async () => {
    const facets = (await list({}))?.facets ?? []
    const values = new Map(facets.map((facet) => [facet.name, facet.values.map(({ value }) => value)]))
    expect(facets.map(({ name }) => name)).toEqual(["Brand", "Price", "Customer rating", "Availability", "Bolt Circle"])
    expect(values.get("Brand")).toEqual(["Ironvale", "Torqwell"])
    expect(values.get("Price")).toEqual(["$100 to $250", "Over $1,000"])
    expect(values.get("Customer rating")).toEqual(["4 and up", "3 and up", "2 and up"])
    expect(values.get("Bolt Circle")).toEqual(["4.75 in", "5.00 in"])
  })

  it("returns an empty first page for an unknown facet", async () => {
    expect(await list({ facets: [{ name: "Colour", value: "'; drop table product" }] })).toMatchObject({
      total: 0,
      pageCount: 1,
      cards: []
    })
  })

  it("sorts guaranteed fits first, then universal fits, by relevance, and hides nothing", async () => {
    const strength = { DirectFit: 2, DrivelineFit: 2, UniversalFit: 1, NoFit: 0, Unknown: 0 }
    // A part of which only some options fit can appear anywhere among the parts that fit.
    const strengths = (page: Listing | null) =>
      (page?.cards ?? []).filter(({ fit }) => fit?.reason?.rule !== "chooseOptions").map(({ fit }) => strength[fit?.fitment ?? "Unknown"])
    const descending = (numbers: ReadonlyArray<number>) => numbers.toSorted((a, b) => b - a)
    const [ranked, popular] = [await list({}, camaro), await list({ sort: "popular" }, camaro)]
    expect(strengths(ranked)).toEqual(descending(strengths(ranked)))
    expect(strengths(popular)).not.toEqual(descending(strengths(popular)))
    expect(ranked?.total).toBe(popular?.total)
  })

  it("sorts by price in both directions, by date, and by sales rank", async () => {
    const prices = (await list({ sort: "-price" }))?.cards.map(({ pricing }) => pricing.salePrice ?? -1) ?? []
    expect(prices[0]).toBe(1234)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect((await getIds({ sort: "price" }))?.[0]).toBe(sample.camshaft)
    expect((await getIds({ sort: "popular" }))?.slice(0, 3)).toEqual([2, 3, 4])
    expect(await getIds({ sort: "new" })).toHaveLength(24)
    expect(await getIds({ sort: "rating" })).toHaveLength(24)
  })

  it("searches by words, and treats the last word as a prefix", async () => {
    const search = (query: string) => getIds({ scope: { kind: "search", slug: "search" }, query })
    expect(await search("slotted bra")).toEqual([sample.rotor])
    expect(await search("CAMSHAFTS")).toEqual([sample.camshaft])
    expect(await search("camshaft rotor")).not.toContain(sample.camshaft)
    expect(await search("  ")).toHaveLength(24)
  })

  it("searches by part number in upper and lower case, by SKU, and by UPC", async () => {
    const search = (query: string) => getIds({ scope: { kind: "search", slug: "search" }, query })
    expect(await search("iro-2v2")).toEqual([sample.rotor])
    expect(await search("CAM-P3")).toEqual([sample.camshaft])
    for (const written of ["CAM-P3-", "cam.p3"]) expect(await search(written)).toEqual([sample.camshaft])
    expect(await search("cam-p3-1")).toEqual([sample.camshaft])
    expect(await search("400000000201")).toEqual([sample.rotor])
    expect(await search("CAM-NONE9")).toEqual([])
  })

  it("searches by the prefix of a manufacturer's number, in number order", async () => {
    const search = (query: string) => getIds({ scope: { kind: "search", slug: "search" }, query })
    const [first, last] = [sample.firstFiller, sample.lastFiller]
    const prefixMatches = await search(`iro ${last}v`)
    expect(prefixMatches).toEqual([last])
    expect(await search(`IRO-${last}V`)).toEqual([last])
    expect((await search(`iro-${first}v`))?.every((id) => id === first)).toBe(true)
    expect(await search("zzz-999")).toEqual([])
  })

  it("searches by vehicle, and finds a year within the range of years in a title", async () => {
    const search = (query: string) => getIds({ scope: { kind: "search", slug: "search" }, query })
    expect(await search("1968 camaro")).toEqual([sample.rotor])
    expect((await search("1968 chevrolet camaro slotted rotor"))?.[0]).toBe(sample.rotor)
    expect(await search("1968 camaro camshaft")).toEqual([sample.camshaft])
    expect(await search("1970 camaro rotor")).not.toContain(sample.rotor)
  })

  it("offers no cars if the query would become too long", async () => {
    const cars = async (query: string) => (await list({ query }))?.read?.cars.map((choice) => Array.from(choice.query).length) ?? []
    expect((await cars("camaro rotor")).length).toBeGreaterThan(1)
    expect((await cars(`camaro ${"abcdefgh ".repeat(21)}`)).filter((length) => length > 200)).toEqual([])
  })

  it("corrects a term only if that term finds nothing, and returns the correction", async () => {
    const misspelt = await list({ scope: { kind: "search", slug: "search" }, query: "camshfat" })
    expect(misspelt).toMatchObject({ correctedQuery: "camshaft", total: 1 })
    expect((await list({ query: "camshaft" }))?.correctedQuery).toBeNull()
    expect(await list({ query: "zzzzzzzz" })).toMatchObject({ correctedQuery: null, total: 0 })
    // The title of a search without results contains the words as typed.
    const none = "camshfat for a refrigerator"
    expect(await list({ query: none })).toMatchObject({ title: `Results for ${none}`, correctedQuery: null, total: 0 })
    expect(await list({ query: "camshfat", exact: true })).toMatchObject({ correctedQuery: null, total: 0 })
  })

  it("returns the vehicle in a query and the rest of the query", async () => {
    const understood = async (query: string) => (await list({ scope: { kind: "search", slug: "search" }, query }))?.understood
    expect(await understood("1968 camaro slotted rotro")).toMatchObject({
      vehicle: { year: 1968, make: "Chevrolet", model: "Camaro" },
      remainder: "slotted rotor",
      part: null
    })
    expect(await understood("slotted rotor")).toBeNull()
    expect((await list({}))?.understood).toBeNull()
  })

  it.each(["<b>rotor</b>", "'; drop table product; --", "rotor:* & !cam | (", "\\", "%", "''''", "🏁", "🏁".repeat(200), "a".repeat(200)])(
    "treats %j as words, not as a query or markup",
    async (query) => {
      const answer = await list({ scope: { kind: "search", slug: "search" }, query })
      expect(answer?.page).toBe(1)
    }
  )

  it("rejects a query with NUL, which database text cannot contain", async () => {
    await expect(list({ query: "\u0000rotor" })).rejects.toThrow("Expected text without NUL")
  })

  it("finds a part by its number with any separators", async () => {
    for (const query of ["IRO-2V1", "iro2v1", "iro 2v1", "CAMP2-1"]) expect(await getIds({ query })).toEqual([sample.rotor])
  })
})
