import { listing, MAX_PART_TYPES, parseListing, partFacets, storedFacets } from "@camber/domain/search"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

describe.each(allDatabases)("facet values of part types on $kind", ({ open }) => {
  let shop: OpenServices
  let plural: string
  beforeAll(async () => {
    shop = await openServices(open)
    const type = await shop.database.kysely.selectFrom("product_type").select("plural").orderBy("product_type_id").executeTakeFirstOrThrow()
    plural = type.plural
    await shop.database.kysely
      .insertInto("product_facet")
      .values([
        { product_page_id: sample.rotor, name: storedFacets.partType, value: plural },
        { product_page_id: sample.raceRotor, name: storedFacets.partType, value: plural },
        { product_page_id: sample.rotor, name: "Thickness", value: "0.81 in" },
        { product_page_id: sample.raceRotor, name: "Thickness", value: "1.25 in" },
        { product_page_id: sample.camshaft, name: "Thickness", value: "9 in" }
      ])
      .execute()
  })
  afterAll(() => shop.database.drop())

  const ask = async (partTypes: ReadonlyArray<string>) => (await shop.ask(partFacets, { partTypes })).partFacets

  it("CALC-07 include only the type's own facets, with each value once", async () => {
    const [type, ...others] = await ask([plural, plural])
    expect(others).toEqual([])
    expect(type?.facets.find(({ name }) => name === "Thickness")?.values.toSorted()).toEqual(["0.81 in", "1.25 in"])
    expect(type?.facets.map(({ name }) => name)).not.toEqual(expect.arrayContaining([storedFacets.partType]))
    expect(type?.facets.map(({ name }) => name)).not.toEqual(expect.arrayContaining(["Price"]))
  })

  it("CALC-07 leave out part types that the shop does not have", async () => {
    expect(await ask(["No Such Parts"])).toEqual([])
    expect(await ask([])).toEqual([])
  })

  it("CALC-07 lead to an existing listing", async () => {
    const [type] = await ask([plural])
    const address = parseListing(type!.listingPath, [])
    expect((await shop.ask(listing, { address: address!, project: null })).listing?.canonicalPath).toBe(type!.listingPath)
  })

  it("a request with more part types than the maximum is rejected", async () => {
    await expect(ask(Array<string>(MAX_PART_TYPES + 1).fill(plural))).rejects.toThrow()
  })
})
