import { carSystems, listing, parseListing, systemsOfParts } from "@camber/domain/search"
import { SkuBaseNumber } from "@camber/domain/catalog"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { subcategories } from "@camber/demo-catalog"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { systems } from "../products/systems.ts"

it("CAR-02 systems use only categories of the shop, and two systems share a category only if its parts differ by axle", () => {
  const parts = systems.flatMap(({ parts }) => parts)
  for (const { category } of parts) expect(subcategories.has(category), category).toBe(true)
  const places = parts.map(({ axle, category }) => `${category} ${axle ?? ""}`)
  expect(new Set(places).size).toBe(places.length)
  for (const [category, of] of Map.groupBy(parts, ({ category }) => category))
    expect(of.length === 1 || of.every(({ axle }) => axle !== null), category).toBe(true)
})

describe.each(allDatabases)("systems of a car on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.database.kysely
      .insertInto("product_facet")
      .values([
        { product_page_id: sample.rotor, name: "Position", value: "Front" },
        { product_page_id: sample.raceRotor, name: "Position", value: "Rear" },
        { product_page_id: sample.rotor, name: "Category", value: "Rotors" },
        { product_page_id: sample.raceRotor, name: "Category", value: "Rotors" }
      ])
      .execute()
  })
  afterAll(() => shop.database.drop())

  const ask = async (path: string) =>
    (await shop.ask(carSystems, { scope: parseListing(path, [])?.scope ?? { kind: "all", slug: "all" }, project: null })).carSystems

  it("CAR-02 contain the same number of fitting parts as the linked listing", async () => {
    const car = await ask("/vehicle/1969-chevrolet-camaro~12")
    expect(car).toMatchObject({ name: "1969 Chevrolet Camaro", body: "pony-coupe", listingPath: "/vehicle/1969-chevrolet-camaro~12" })
    const types = car?.systems.flatMap(({ types }) => types) ?? []
    expect(types.map(({ label }) => label)).toEqual(["Rotors"])
    for (const { count, href } of types) {
      const { pathname, searchParams } = new URL(href, "http://shop.test")
      const address = parseListing(pathname, searchParams)
      expect(address?.facets).toContainEqual({ name: "Position", value: "Front" })
      expect((await shop.ask(listing, { address: address!, project: null })).listing?.total).toBe(count)
    }
    expect(car?.systems.find(({ id }) => id === "front-brakes")?.count).toBe(1)
    expect(car?.systems.find(({ id }) => id === "rear-brakes")?.count).toBe(0)
    expect(await ask("/vehicle/1969-chevrolet-camaro~12")).toEqual(car)
  })

  it("CAR-02 depend on the body of a race car, and are null for other or unknown paths", async () => {
    const lateModel = await ask("/race/dirt-late-model")
    expect(lateModel).toMatchObject({ name: "Dirt Late Model", body: "dirt-late-model" })
    expect(lateModel?.systems.find(({ id }) => id === "rear-brakes")?.count).toBe(1)
    for (const path of ["/vehicle/flying-car~99", "/race/boat", "/makes/chevrolet", "/shop/all"]) expect(await ask(path)).toBeNull()
  })

  it("CAR-03 systems are returned for parts, except for parts without a system", async () => {
    const numbers = await shop.database.kysely
      .selectFrom("product")
      .select(["sku_base_number", "product_page_id"])
      .where("product_page_id", "in", [sample.rotor, sample.raceRotor, sample.camshaft])
      .orderBy("product_page_id")
      .execute()
    const placed = await shop.ask(systemsOfParts, {
      skuBaseNumbers: numbers.map(({ sku_base_number }) => SkuBaseNumber.make(sku_base_number))
    })
    const of = (id: number) => {
      const number = numbers.find(({ product_page_id }) => product_page_id === id)?.sku_base_number
      return placed.systemsOfParts.find(({ skuBaseNumber }) => skuBaseNumber === number)?.systems
    }
    expect([of(sample.rotor), of(sample.raceRotor), of(sample.camshaft)]).toEqual([["front-brakes"], ["rear-brakes"], undefined])
    expect((await shop.ask(systemsOfParts, { skuBaseNumbers: [] })).systemsOfParts).toEqual([])
  })
})
