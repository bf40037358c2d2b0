import { type ServiceName, deepFreeze } from "@camber/domain/ports"
import { calls } from "@camber/domain/registry"
import { documents } from "@camber/domain/registry/graphql"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices, postTo } from "../../test/openServices.ts"
import { createServiceSchema } from "../schema/createServiceSchema.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { createInProcessExecutor } from "./inProcessCalls.ts"

const vehicle = { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro }
const project = { vehicle, facets: [], declined: [] }
const listingVariables = (changes: object, scope = { kind: "all", slug: "all" }) => ({
  address: { scope, query: "", facets: [], fits: false, exact: false, sort: "relevance", page: 1, ...changes },
  project: null
})
const suggestRequest = { query: "brake", numberOfSuggestions: 12, currentUrl: "/", userVin: null, webUserGuid: null, ymmBoost: {} }
const origin = {
  skuBaseNumbers: ["CAM-P2"],
  skuVariantNumbers: [],
  articleIds: [],
  ymmData: {},
  keywords: null,
  userVin: null,
  webUserGuid: null
}

/** Variables, valid and invalid, for every call that needs no visitor. */
const variablesByOperation: Readonly<Record<string, ReadonlyArray<object>>> = {
  activeBanners: [{}],
  skuBases: [
    { skuBaseNumbers: ["CAM-P2", "CAM-NONE"], webUserGuid: null },
    { skuBaseNumbers: Array(101).fill("CAM-P2"), webUserGuid: null }
  ],
  productOptions: [sample.rotor, sample.kit, 999].map((id) => ({ skuOrSkuBase: `CAM-P${id}`, project })),
  productPage: [sample.rotor, sample.camshaft, sample.kit, 999, -1].map((productPageId) => ({
    productPageId,
    skuVariantNumber: null,
    project
  })),
  unjudgedProduct: [sample.rotor, sample.kit, 999].map((productPageId) => ({ productPageId, skuVariantNumber: null })),
  comparison: [{ skuBaseNumbers: ["CAM-P2", "CAM-P5"], project: null }],
  article: [2, 999].map((id) => ({ id, project: null })),
  articlesByCategory: [
    { category: null, limit: 10 },
    { category: "tech~2-1", limit: 1 },
    { category: null, limit: -1 }
  ],
  recommendedArticles: [{ project, limit: 4 }],
  featuredArticle: [{}],
  policy: [{ name: "terms" }],
  skuBaseFitment: [{ skuBaseNumbers: ["CAM-P2", "CAM-P6"], project, selectedFacetData: [], webUserGuid: null }],
  GetFeatureFlags: [{ vin: "visitor-1", webUserGuid: null, appSpecificFeatureFlags: ["Frontend_PWA"] }],
  classSheets: [{ raceType: null }, { raceType: "hobby-stock" }],
  classSheet: [{ reference: "quill-hobby-2026" }, { reference: crypto.randomUUID() }, { reference: "" }],
  classReport: [{ webUserGuid: null, sheet: "pstu-hobby-2026", project: null, parts: ["CAM-P2", "none"], omitted: 0, withCar: true }],
  buildSheet: [{ shareGuid: crypto.randomUUID() }, { shareGuid: "none" }],
  sharedList: [{ shareGuid: crypto.randomUUID() }],
  recommendationSections: [{ ...origin, sections: ["PDP", "Search", "404"] }],
  productReviews: [{ productPageId: sample.rotor, after: 0 }],
  GetAutoSuggestPublicResults: [
    { autoSuggestRequest: suggestRequest, fits: null },
    { autoSuggestRequest: { ...suggestRequest, query: "69 camaro rotor" }, fits: project },
    { autoSuggestRequest: { ...suggestRequest, query: "x".repeat(201) }, fits: null }
  ],
  listing: [
    listingVariables({}),
    { ...listingVariables({ query: "rotor", fits: true }), project },
    { ...listingVariables({ fits: null }), project },
    listingVariables({}, { kind: "category", slug: "brakes~2-3" }),
    listingVariables({ page: 2 }),
    listingVariables({ page: 0 }),
    listingVariables({}, { kind: "brand", slug: "nobody" })
  ],
  popularParts: [
    { project: null, limit: 10 },
    { project: { facets: [], declined: [] }, limit: 1 },
    { project, limit: 24 },
    { project: null, limit: 25 }
  ],
  describeProject: [{ project }, { project: { ...project, vehicle: { ...vehicle, makeId: 1 } } }],
  ymm: [
    { year: 1969, make: sample.chevrolet, model: null, selectedFacetData: [] },
    { year: null, make: sample.chevrolet, model: sample.camaro, selectedFacetData: [] }
  ],
  engineDropdown: [{ engineIds: null, selectedFacetData: [] }],
  raceTypeDropdown: [{ raceTypeId: sample.dirtLateModel, selectedFacetData: [] }],
  facetOptions: [{ names: ["Bolt Pattern", "Rear Axle"] }],
  decodeVin: [{ vin: "no vin" }],
  carSystems: [
    { scope: { kind: "vehicle", slug: "1969/chevrolet/camaro" }, project },
    { scope: { kind: "brand", slug: "nobody" }, project: null }
  ],
  partFacets: [{ partTypes: ["Brake Rotors", "No Such Parts"] }, { partTypes: Array(99).fill("Brake Rotors") }],
  partCounts: [
    { selections: [{ partType: "Brake Rotors", choices: [{ name: "Brand", values: ["Ironvale"] }] }], project },
    { selections: Array(99).fill({ partType: "Brake Rotors", choices: [] }), project: null }
  ],
  jobPlan: [
    { slug: "clutch", project: null, webUserGuid: null, answers: [{ fact: "clutch_release", value: "cable" }], marked: [1] },
    { slug: "x".repeat(99), project: null, webUserGuid: null, answers: [], marked: [] }
  ],
  jobTiles: [{}],
  partPairs: [
    { skuOrSkuBase: "CAM-P2", others: ["CAM-P5", "CAM-NONE"] },
    { skuOrSkuBase: "CAM-P2", others: [] }
  ],
  readCar: [{ words: "69 camaro ss 350" }, { words: "no car" }, { words: "x".repeat(999) }],
  ownedChoices: [{}],
  systemsOfParts: [{ skuBaseNumbers: ["CAM-P2", "CAM-NONE"] }, { skuBaseNumbers: Array(999).fill("CAM-P2") }],
  assemblies: [{ project: null }, { project }],
  assembly: [
    { name: "brake-corner", project },
    { name: "nothing", project: null },
    { name: "x".repeat(999), project: null }
  ],
  AllMakes: [{}],
  MakesAndModels: [{ make: sample.chevrolet }, { make: 99 }],
  buildLink: [{ year: 1969, make: sample.chevrolet, model: sample.camaro, raceType: null, partTypes: null }],
  ...Object.fromEntries(
    [
      "categoryLinks",
      "brandLinks",
      "engineLinks",
      "engineLinksForSiteMap",
      "transmissionLinks",
      "rearAxleLinks",
      "allTopLevelPlatforms",
      "raceLinks"
    ].map((operation) => [operation, [{}]])
  )
}

const queries = calls.filter(({ operation }) => documents.get(operation)?.startsWith("query"))
const visitorQueries = queries.filter(({ operation }) => /\b(?:webUserGuid|userGuid): String!/.test(documents.get(operation) ?? ""))
const signal = new AbortController().signal

describe.each(allDatabases)("in-process calls on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  it("all queries that need no visitor are tested", () => {
    const others = queries.filter((call) => !visitorQueries.includes(call)).map(({ operation }) => operation)
    expect(Object.keys(variablesByOperation).sort()).toEqual(others.sort())
  })

  it.each(Object.entries(variablesByOperation).flatMap(([operation, all]) => all.map((variables) => [operation, variables] as const)))(
    "return the same data as over HTTP, limited to the fields of the document: %s %j",
    async (operation, variables) => {
      const { id, service } = queries.find((call) => call.operation === operation)!
      const { json, status } = await postTo(shop, service, { id, variables })
      const own = await shop.answerOwnCall({ service, id, variables }, signal)
      expect(own).toEqual({ status, data: json.data ?? null, errors: (json.errors ?? []).map(({ message }) => message), isBroken: false })
    }
  )

  it.each(visitorQueries.map(({ id, operation, service }) => [operation, service, id] as const))(
    "reject %s with 403, because the query needs a visitor",
    async (_, service, id) => {
      const given = { webUserGuid: shop.webUserGuid, userGuid: shop.webUserGuid }
      expect(await shop.answerOwnCall({ service, id, variables: given }, signal)).toEqual({ status: 403 })
    }
  )

  it.each<[string, ServiceName | "storage", string, number]>([
    ["an unknown service", "storage", queries[0]!.id, 404],
    ["an unknown id", "trait", "0".repeat(64), 400],
    ["an id of another service", "checkout", queries.find(({ service }) => service === "trait")!.id, 400]
  ])("reject %s", async (_, service, id, status) => {
    expect(await shop.answerOwnCall({ service, id, variables: {} }, signal)).toEqual({ status })
  })

  it("hide internal errors and report each once", async () => {
    const { id, service } = queries.find(({ operation }) => operation === "productReviews")!
    await sql`alter table review rename to review_away`.execute(shop.database.kysely)
    const own = await shop.answerOwnCall({ service, id, variables: { productPageId: 2, after: 0 } }, signal)
    await sql`alter table review_away rename to review`.execute(shop.database.kysely)
    expect(own).toEqual({ status: 200, data: null, errors: ["Internal error"], isBroken: true })
    expect(shop.failures).toMatchObject([{ service, path: "productReviews" }])
  })
})

it("OPS-85 return the same frozen object while all fields return the same frozen values, and otherwise a new object", async () => {
  const row = (name: string) => ({ name, secret: name })
  let [links, other]: [ReadonlyArray<object>, ReadonlyArray<object>] = [deepFreeze([row("brakes")]), [row("deal")]]
  const schema = createServiceSchema("type Row { name: String! } type Query { links: [Row!]! other: [Row!]! }", {
    links: async () => links,
    other: async () => other
  })
  const answer = createInProcessExecutor(
    new Map([["trait", schema]]),
    (id) => (id === "links" ? "query L { links { name } }" : "query B { links { name } other { name } }"),
    () => {}
  )
  const ask = async (id: string) => (await answer({ service: "trait", id, variables: {} }, new AbortController().signal)).data
  const first = await ask("links")
  expect(first).toEqual({ links: [{ name: "brakes" }] })
  expect(await ask("links")).toBe(first)
  expect(() => Object.assign((first as { links: ReadonlyArray<object> }).links[0]!, { name: "tires" })).toThrow(TypeError)

  const both = await ask("both")
  other = [row("sale")]
  expect([both, await ask("both")].map((data) => (data as { other: unknown }).other)).toEqual([[{ name: "deal" }], [{ name: "sale" }]])

  links = deepFreeze([row("tires")])
  expect(await ask("links")).toEqual({ links: [{ name: "tires" }] })
})

it("reject a document with a root field that its service does not have", async () => {
  const schema = createServiceSchema("type Query { here: Int }", { here: async () => 1 })
  const answer = createInProcessExecutor(
    new Map([["trait", schema]]),
    (id) => (id === "both" ? "query Both { here gone }" : "query Here { here }"),
    () => {}
  )
  const ask = (id: string) => answer({ service: "trait", id, variables: {} }, new AbortController().signal)
  expect(await ask("here")).toMatchObject({ status: 200, data: { here: 1 } })
  expect(await ask("both")).toEqual({ status: 400 })
})
