import { type ListingAddress, listing, MAX_PART_SELECTIONS, partCounts, storedFacets } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const partType = "Test Rotors"

const camaro: Project = {
  ...UNKNOWN_PROJECT,
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
}

describe.each(allDatabases)("counts of part selections on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const of = (product_page_id: number, values: Readonly<Record<string, string>>) =>
      Object.entries({ [storedFacets.partType]: partType, ...values }).map(([name, value]) => ({ product_page_id, name, value }))
    await shop.database.kysely
      .insertInto("product_facet")
      .values([
        ...of(sample.rotor, { Thickness: "0.81 in", Vane: "Straight" }),
        ...of(sample.raceRotor, { Thickness: "1.25 in", Vane: "Curved" }),
        ...of(sample.camshaft, { Vane: "None" })
      ])
      .execute()
  })
  afterAll(() => shop.database.drop())

  const thickness = (...values: ReadonlyArray<string>) => ({ name: "Thickness", values })
  const vane = (...values: ReadonlyArray<string>) => ({ name: "Vane", values })
  const ask = async (...choices: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<string> }>) =>
    (await shop.ask(partCounts, { selections: [{ partType, choices }], project: null })).partCounts

  it("CALC-07 count the parts that have all choices, in the same way as their listing", async () => {
    const facets = [
      { name: storedFacets.partType, value: partType },
      { name: "Thickness", value: "1.25 in" },
      { name: "Vane", value: "Curved" }
    ]
    const address: ListingAddress = {
      scope: { kind: "all", slug: "" },
      query: "",
      facets,
      fits: null,
      exact: false,
      sort: "relevance",
      page: 1
    }
    const { listing: shown } = await shop.ask(listing, { address, project: null })
    expect(shown?.total).toBe(1)
    expect(await ask(thickness("1.25 in"), vane("Curved"))).toEqual([{ count: shown?.total, combined: ["Thickness", "Vane"] }])
    expect(await ask(thickness("1.25 in", "0.81 in"))).toEqual([{ count: 2, combined: ["Thickness"] }])
  })

  it("CALC-07 ignore a choice that no part combines with the more important choices", async () => {
    expect(await ask(thickness("1.25 in"), vane("Straight"))).toEqual([{ count: 1, combined: ["Thickness"] }])
    expect(await ask(vane("Spiral"))).toEqual([{ count: 3, combined: [] }])
  })

  it("CALC-07 counts are 0 for a type that the shop does not have", async () => {
    const { partCounts: counts } = await shop.ask(partCounts, { selections: [{ partType: "No Such Parts", choices: [] }], project: null })
    expect(counts).toEqual([{ count: 0, combined: [] }])
  })

  it("CALC-07 include only parts that fit the vehicle, or all parts if none fits", async () => {
    const count = async (...values: ReadonlyArray<string>) =>
      (await shop.ask(partCounts, { selections: [{ partType, choices: [vane(...values)] }], project: camaro })).partCounts[0]?.count
    expect(await count("Straight", "None")).toBe(1)
    expect(await count("None")).toBe(1)
    expect(await ask(vane("Straight", "None"))).toEqual([{ count: 2, combined: ["Vane"] }])
  })

  it("a request with more selections than the maximum is rejected", async () => {
    const selections = Array.from({ length: MAX_PART_SELECTIONS + 1 }, () => ({ partType, choices: [] }))
    await expect(shop.ask(partCounts, { selections, project: null })).rejects.toThrow()
  })
})
