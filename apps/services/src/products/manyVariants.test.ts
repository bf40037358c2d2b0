import { productOptions, productPage } from "@camber/domain/catalog"
import { MakeId, ModelId, ModelYear, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { insertManyVariants, manyVariants } from "./testing/insertManyVariants.ts"

/** Maximum gzipped bytes of the options of 1,000 variants. */
const LARGEST_ANSWER = 30_000

const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
const project = { ...UNKNOWN_PROJECT, vehicle }

describe.each(allDatabases)("a product with 1,000 variants on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await insertManyVariants(shop.database.kysely, sample.rotor)
  })
  afterAll(() => shop.database.drop())

  const weigh = async (id: string, variables: unknown) => {
    const { json } = await shop.post("products", { id, variables })
    expect(json.errors).toBeUndefined()
    return gzipSync(JSON.stringify(json)).byteLength
  }

  it("has options that take less than 30 kB for any shopper", async () => {
    const asked = { skuOrSkuBase: manyVariants.skuBaseNumber }
    expect((await shop.ask(productOptions, { ...asked, project })).productOptions?.variants).toHaveLength(1000)
    expect(await weigh(productOptions.id, { ...asked, project: null })).toBeLessThan(LARGEST_ANSWER)
    expect(await weigh(productOptions.id, { ...asked, project })).toBeLessThan(LARGEST_ANSWER)
  })

  it("has a page that takes less than 30 kB, without the variants that the page does not show", async () => {
    const asked = { productPageId: manyVariants.productPageId, skuVariantNumber: null }
    expect(await weigh(productPage.id, { ...asked, project })).toBeLessThan(LARGEST_ANSWER)
  })
})
