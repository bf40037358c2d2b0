import { productOptions, productPage } from "@camber/domain/catalog"
import { MakeId, ModelId, ModelYear, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleIds.ts"
import { insertManyVariants, manyVariants } from "./testing/insertManyVariants.ts"

/** Bytes after gzip that a choice among 1,000 variants may weigh. */
const LARGEST_ANSWER = 30_000

const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
const project = { ...UNKNOWN_PROJECT, vehicle }

describe.each(allDatabases)("a product of 1,000 variants on $kind", ({ open }) => {
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

  it("has its choices in less than 30 kB, for whoever looks", async () => {
    const asked = { skuOrSkuBase: manyVariants.skuBaseNumber }
    expect((await shop.ask(productOptions, { ...asked, project })).productOptions?.variants).toHaveLength(1000)
    expect(await weigh(productOptions.id, { ...asked, project: null })).toBeLessThan(LARGEST_ANSWER)
    expect(await weigh(productOptions.id, { ...asked, project })).toBeLessThan(LARGEST_ANSWER)
  })

  it("has its page in less than 30 kB: the variants that are not shown are not sent", async () => {
    const asked = { productPageId: manyVariants.productPageId, skuVariantNumber: null }
    expect(await weigh(productPage.id, { ...asked, project })).toBeLessThan(LARGEST_ANSWER)
  })
})
