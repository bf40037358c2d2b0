import {
  allTopLevelPlatforms,
  brandLinks,
  categoryLinks,
  engineLinks,
  engineLinksForSiteMap,
  raceLinks,
  rearAxleLinks,
  transmissionLinks
} from "@camber/domain/navigation"
import { listing, parseListing } from "@camber/domain/search"
import {
  allMakes,
  buildLink,
  describeProject,
  engineDropdown,
  type EngineIds,
  facetOptions,
  MakeId,
  makesAndModels,
  ModelId,
  ModelYear,
  type Project,
  raceTypeDropdown,
  RaceTypeId,
  UNKNOWN_PROJECT,
  WireId,
  ymm
} from "@camber/domain/vehicle"
import { answerImage } from "@camber/part-drawings"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { getRenderedImageUrl } from "../schema/testing/rows.ts"

const year = ModelYear.make(1969)
const make = MakeId.make(sample.chevrolet)
const model = ModelId.make(sample.camaro)
const camaro: Project = { ...UNKNOWN_PROJECT, vehicle: { year, makeId: make, modelId: model } }
const smallBlock: EngineIds = { engineManufacturerId: sample.gm, engineMakeId: sample.chevroletEngines, engineSeriesId: sample.smallBlock }

describe.each(allDatabases)("trait service on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const named = (options: ReadonlyArray<{ readonly displayName: string }>) => options.map(({ displayName }) => displayName)
  const describeIt = async (project: Project) => (await shop.ask(describeProject, { project })).describeProject

  it("describes a project with the names of its ids and its URLs", async () => {
    const engineIds = { ...smallBlock, engineConfigurationId: sample.v8, engineDisplacementId: sample.litres57 }
    const facets = [{ name: "Rear Axle", valueId: sample.rearAxle.gm12Bolt }]
    expect(await describeIt({ ...camaro, engineIds, facets })).toEqual({
      year: 1969,
      make: "Chevrolet",
      model: "Camaro",
      vehicleBaseId: sample.camaro1969,
      raceType: null,
      body: "pony-coupe",
      engine: "5.7L V8",
      stockEngine: null,
      facetValues: [{ name: "Rear Axle", value: "GM 12-bolt car" }],
      shopUrl: "/shop/all?fits=1",
      searchUrl: "/search",
      customerProjectUrl: "/vehicle/1969-chevrolet-camaro~12",
      clearSelectionUrl: "/shop/all"
    })
    expect(await describeIt({ ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(sample.dirtLateModel) })).toMatchObject({
      raceType: "Dirt Late Model",
      body: "dirt-late-model",
      customerProjectUrl: "/race/dirt-late-model"
    })
    expect(await describeIt({ ...UNKNOWN_PROJECT, engineIds: smallBlock })).toMatchObject({
      engine: "Small Block Chevy Gen I",
      customerProjectUrl: null
    })
    expect(await describeIt(UNKNOWN_PROJECT)).toMatchObject({ year: null, engine: null, facetValues: [] })
  })

  it.each<[string, Project]>([
    ["a make", { ...UNKNOWN_PROJECT, vehicle: { year, makeId: MakeId.make(999), modelId: model } }],
    ["a model of that make", { ...UNKNOWN_PROJECT, vehicle: { year, makeId: make, modelId: ModelId.make(sample.mustang) } }],
    ["a year of that model", { ...UNKNOWN_PROJECT, vehicle: { year: ModelYear.make(1980), makeId: make, modelId: model } }],
    ["a race type", { ...camaro, raceTypeId: RaceTypeId.make(999) }],
    ["an engine part", { ...camaro, engineIds: { engineSeriesId: 999 } }],
    ["a stock engine's part", { ...camaro, stockEngineIds: { engineCodeId: 999 } }],
    ["a facet's value", { ...camaro, facets: [{ name: "Rear Axle", valueId: 999 }] }],
    ["a value of that facet", { ...camaro, facets: [{ name: "Rear Axle", valueId: sample.boltPattern475 }] }]
  ])("does not describe a project with %s that is not in the catalog", async (_what, project) => {
    expect(await describeIt(project)).toBeNull()
  })

  it("CALL-35 ymm lists years, then makes, then models, then the stock engines and the engine swap", async () => {
    const lists = async (choices: { readonly year?: ModelYear; readonly make?: MakeId; readonly model?: ModelId }) =>
      (await shop.ask(ymm, { year: null, make: null, model: null, selectedFacetData: [], ...choices })).ymm
    const nothing = await lists({})
    expect(named(nothing.years)).toEqual(["1970", "1969", "1968", "1967"])
    expect([nothing.makes, nothing.models, nothing.stockEngines]).toEqual([[], [], []])
    const ofYear = await lists({ year })
    expect([named(ofYear.prioritizedMakes), named(ofYear.makes)]).toEqual([["Chevrolet"], ["Chevrolet", "Ford"]])
    expect((await lists({ year, make })).models).toMatchObject([
      { displayName: "Camaro", optionId: 2, vehicleBaseId: 12 },
      { displayName: "Nova" }
    ])
    const { stockEngines } = await lists({ year, make, model })
    expect(stockEngines.map(({ displayName, optionId }) => [displayName, optionId])).toEqual([
      ["350 V8 5.7L", 2],
      ["Engine not listed", 1],
      ["Engine Swap", -1]
    ])
    expect(stockEngines[0]?.engineIds).toEqual({
      engineManufacturerId: 2,
      engineMakeId: 2,
      engineSeriesId: 2,
      engineConfigurationId: 2,
      engineDisplacementId: 2
    })
    expect((await lists({ year, make: MakeId.make(999), model })).models).toEqual([])
  })

  it.each([
    ["without selected facets", [], null, null],
    ["with selected facets", [{ name: "Rear Axle", valueId: WireId.make(sample.rearAxle.gm12Bolt) }], "/shop/all?fits=1", "/search"]
  ] as const)("GAR-30 returns a model %s with its base vehicle and its URLs", async (_what, selectedFacetData, shopUrl, searchUrl) => {
    const { ymm: lists } = await shop.ask(ymm, { year, make, model: null, selectedFacetData })
    expect(lists.models[0]).toEqual({
      displayName: "Camaro",
      optionId: 2,
      vehicleBaseId: 12,
      shopUrl: "/shop/all?fits=1",
      searchUrl: "/search",
      customerProjectUrl: "/vehicle/1969-chevrolet-camaro~12",
      engineIds: null,
      shopUrlWithFacets: shopUrl,
      searchUrlWithFacets: searchUrl,
      marketId: null,
      superMarketId: null
    })
  })

  it("CALL-36 engineDropdown lists makes, then families, then displacements, with ids of 2, 4 and 5 numbers", async () => {
    const lists = async (engineIds: EngineIds | null) =>
      (await shop.ask(engineDropdown, { engineIds, selectedFacetData: [] })).engineDropdown
    const ids = (options: ReadonlyArray<{ readonly optionId: string }>) => options.map(({ optionId }) => optionId)
    const nothing = await lists(null)
    expect([ids(nothing.makes), nothing.families, nothing.displacements]).toEqual([["2-2"], [], []])
    const ofMake = await lists({ engineManufacturerId: 2, engineMakeId: 2 })
    expect(ofMake.families).toMatchObject([
      { displayName: "Small Block Chevy Gen I", optionId: "2-2-2-2", shopUrl: "/engines/small-block-chevy-gen-i" }
    ])
    const ofFamily = await lists(smallBlock)
    expect([named(ofFamily.displacements), ids(ofFamily.displacements)]).toEqual([
      ["5.7L", "5.0L"],
      ["2-2-2-2-2", "2-2-2-2-3"]
    ])
  })

  it("CALL-37 raceTypeDropdown lists race types and, after a choice, the engine swap", async () => {
    const lists = async (raceTypeId: RaceTypeId | null) =>
      (await shop.ask(raceTypeDropdown, { raceTypeId, selectedFacetData: [] })).raceTypeDropdown
    expect((await lists(null)).raceTypes).toMatchObject([{ optionId: 2, customerProjectUrl: "/race/dirt-late-model" }])
    expect((await lists(null)).stockEngines).toEqual([])
    expect((await lists(RaceTypeId.make(2))).stockEngines).toMatchObject([{ optionId: -1 }])
  })

  it("lists the values of each requested facet in the requested order, and skips unknown facets", async () => {
    const { facetOptions: offered } = await shop.ask(facetOptions, { names: ["Bolt Pattern", "Horn", "Rear Axle"] })
    expect(offered.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
      ["Bolt Pattern", ["5 x 4.75 in"]],
      ["Rear Axle", ["GM 12-bolt car", "Ford 9 in"]]
    ])
  })

  it("CALL-38 CALL-39 CALL-102 lists makes as links and ids, and the models of a make", async () => {
    const makes = await shop.ask(allMakes, {})
    expect(makes.links).toEqual([
      {
        href: "/makes/chevrolet",
        primary: "Chevrolet",
        brandImageUrl: getRenderedImageUrl("/content/cars/tri-five.svg?view=mark"),
        count: 1
      },
      { href: "/makes/ford", primary: "Ford", brandImageUrl: getRenderedImageUrl("/content/cars/pony-fastback.svg?view=mark"), count: 0 }
    ])
    expect(makes.allMakes).toEqual([
      { makeId: 2, make: "Chevrolet" },
      { makeId: 3, make: "Ford" }
    ])
    expect((await shop.ask(makesAndModels, { make })).makesAndModels?.models).toEqual([
      { modelId: 2, modelName: "Camaro" },
      { modelId: 3, modelName: "Nova" }
    ])
    expect((await shop.ask(makesAndModels, { make: MakeId.make(999) })).makesAndModels).toBeNull()
  })

  it("CALL-34 buildLink returns a vehicle or race page filtered to part types, or an invalid link", async () => {
    const link = async (change: object) =>
      (await shop.ask(buildLink, { year: null, make: null, model: null, raceType: null, partTypes: [], ...change })).buildLink
    expect(await link({ year, make, model })).toEqual({ url: "/vehicle/1969-chevrolet-camaro~12", isValid: true })
    expect(await link({ raceType: 2, partTypes: ["brake rotor"] })).toEqual({
      url: "/race/dirt-late-model?query=brake%20rotor",
      isValid: true
    })
    expect(await link({ year, make })).toEqual({ url: null, isValid: false })
    expect(await link({ raceType: 999 })).toEqual({ url: null, isValid: false })
  })

  it("CALL-14 CALL-15 NAV-38 returns menus as nested links, with a logo for each brand", async () => {
    const menu = (await shop.ask(categoryLinks, {})).categoryLinks
    expect(menu[0]).toMatchObject({
      primary: "Brakes",
      href: "/shop/brakes~2-3",
      subItems: [{ primary: "Rotors", href: "/shop/rotors~2-3-1" }]
    })
    expect((await shop.ask(brandLinks, {})).brandLinks.map(({ href }) => href)).toEqual(["/brands/ironvale", "/brands/torqwell"])
    const marks = (await shop.ask(brandLinks, {})).brandLinks.map(({ brandImageUrl }) => brandImageUrl ?? "")
    expect(marks[0]).toMatch(/^\/content\/parts\/brand-mark\.svg\?.*first=I&second=R&shape=rotor&v=\w+$/)
    expect(new Set(marks).size).toBe(2)
    for (const mark of marks) expect((await answerImage(new Request(`https://shop.test${mark}`)))?.status).toBe(200)
    expect((await shop.ask(engineLinks, {})).engineLinks.map(({ href }) => href)).toEqual(["/engines/small-block-chevy-gen-i"])
    expect((await shop.ask(engineLinksForSiteMap, {})).engineLinksForSiteMap).toHaveLength(1)
    expect((await shop.ask(rearAxleLinks, {})).rearAxleLinks.map(({ href }) => href)).toEqual([
      "/rearaxle/gm-12-bolt-car",
      "/rearaxle/ford-9-in"
    ])
    expect((await shop.ask(transmissionLinks, {})).transmissionLinks).toEqual([])
  })

  it("SEO-07 counts the parts of each entry in the same way as its listing, and returns an image for each entry", async () => {
    const menus = [
      (await shop.ask(categoryLinks, {})).categoryLinks,
      (await shop.ask(brandLinks, {})).brandLinks,
      (await shop.ask(engineLinksForSiteMap, {})).engineLinksForSiteMap,
      (await shop.ask(rearAxleLinks, {})).rearAxleLinks,
      (await shop.ask(allTopLevelPlatforms, {})).allTopLevelPlatforms,
      (await shop.ask(raceLinks, {})).raceLinks,
      (await shop.ask(allMakes, {})).links.map((make) => ({ ...make, subItems: [] }))
    ]
    const entries = menus.flat().flatMap(({ subItems, ...link }) => [link, ...subItems])
    const counted = entries.flatMap(({ count, href }) => (href === null ? [] : [{ count, href }]))
    const listed = counted.map(async ({ href }) => {
      const address = parseListing(href, [])
      return { count: address && (await shop.ask(listing, { address, project: null })).listing?.total, href }
    })
    expect(counted).toEqual(await Promise.all(listed))
    expect(counted.filter(({ count }) => count !== 0).length).toBeGreaterThan(8)
    for (const { brandImageUrl } of entries)
      if (brandImageUrl !== null) expect((await answerImage(new Request(`https://shop.test${brandImageUrl}`)))?.status).toBe(200)
  })

  it("CALL-14 CALL-15 GAP-C65 nests platforms as childPlatforms and subItems, and race types below their discipline", async () => {
    const [first] = (await shop.ask(allTopLevelPlatforms, {})).allTopLevelPlatforms
    expect(first).toMatchObject({ primary: "GM F-body", href: "/platforms/gm-f-body" })
    expect(first?.childPlatforms.map(({ primary }) => primary)).toEqual(["GM F-body, first generation", "GM F-body, second generation"])
    expect(first?.subItems).toEqual(first?.childPlatforms)
    expect((await shop.ask(raceLinks, {})).raceLinks).toMatchObject([
      { primary: "Oval", href: null, subItems: [{ primary: "Dirt Late Model", href: "/race/dirt-late-model" }] }
    ])
  })
})
