import { MakeId, ModelId, ModelYear, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { createChangeLog } from "../change-log/changeLog.ts"
import { insertManyVariants, manyVariants } from "../products/testing/insertManyVariants.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { findMatchingVariants } from "./findMatchingVariants.ts"

const vehicle = { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }

describe.each(allDatabases)("the variant that a card opens on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
    await insertManyVariants(database.kysely, sample.rotor)
    await database.kysely
      .updateTable("application")
      .set({ options: JSON.stringify([{ name: "Thread", values: ["3/8-16"] }]) })
      .where("product_page_id", "=", manyVariants.productPageId)
      .execute()
  })
  afterAll(() => database.drop())

  const withCamaro = async () => {
    const reference = await referenceCache(database.kysely, createChangeLog(database.kysely))()
    return { shopper: { project: { ...UNKNOWN_PROJECT, vehicle }, description: null }, reference }
  }
  const opened = async (
    values: Readonly<Record<string, ReadonlyArray<string>>>,
    looking: Parameters<typeof findMatchingVariants>[2] = null,
    kysely = database.kysely
  ) => {
    const wanted = [{ productPageId: manyVariants.productPageId, values: new Map(Object.entries(values)) }]
    return (await findMatchingVariants(kysely, wanted, looking)).get(manyVariants.productPageId)?.variant.sku_variant_number
  }
  const numbersAmong = async (
    values: Readonly<Record<string, ReadonlyArray<string>>>,
    looking: Parameters<typeof findMatchingVariants>[2]
  ) => {
    const wanted = [{ productPageId: manyVariants.productPageId, values: new Map(Object.entries(values)) }]
    const among = (await findMatchingVariants(database.kysely, wanted, looking)).get(manyVariants.productPageId)?.among ?? []
    return among.map(({ sku_variant_number: number }) => Number(number.split("-").at(-1)))
  }

  it("NAV-136 has a selected value of each option and is the cheapest available", async () => {
    // The sixth and seventh variants are cheaper, but one of them lacks a requested value, and the other is out of stock.
    expect(await opened({ Finish: ["Zinc"], Drive: ["Twelve-point"] })).toBe(`${manyVariants.skuBaseNumber}-17`)
    expect(await opened({ Finish: ["Zinc", "Plain"], Drive: ["Twelve-point"] })).toBe(`${manyVariants.skuBaseNumber}-10`)
  })

  it("NAV-136 fits the car if any variant does", async () => {
    const looking = await withCamaro()
    expect(await opened({ Finish: ["Zinc"] }, looking)).toBe(`${manyVariants.skuBaseNumber}-202`)
    expect(await opened({ Finish: ["Zinc"], Thread: ["5/16-24"] }, looking)).toBe(`${manyVariants.skuBaseNumber}-102`)
  })

  it("NAV-164 is returned with the fitting variants for the price range, or with all variants if none fits", async () => {
    const looking = await withCamaro()
    const fitting = await numbersAmong({ Finish: ["Zinc"] }, looking)
    expect([fitting.length, Math.min(...fitting), Math.max(...fitting)]).toEqual([20, 202, 297])
    expect(await numbersAmong({ Finish: ["Zinc"] }, null)).toHaveLength(200)
    expect(await numbersAmong({ Finish: ["Zinc"], Thread: ["5/16-24"] }, looking)).toHaveLength(20)
  })

  it("NAV-136 is undefined if no option is filtered or no variant has all values", async () => {
    expect(await opened({ Brand: ["Ironvale"], Drive: ["Hex", "Twelve-point"] })).toBeUndefined()
    expect(await opened({})).toBeUndefined()
    expect(await opened({ Finish: ["Gold"] })).toBeUndefined()
  })

  it("NAV-136 requires an evaluation of the fit only if several variants qualify", async () => {
    const looking = await withCamaro()
    const isAsked = async (values: Parameters<typeof opened>[0]) => {
      let statements = 0
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          if (JSON.stringify(node).includes('"application"')) statements += 1
          return node
        },
        transformResult: async ({ result }) => result
      }
      await opened(values, looking, database.kysely.withPlugin(counting))
      return statements > 0
    }
    const one = { Thread: ["5/16-24"], Length: ["1.50 in"], Finish: ["Zinc"], Drive: ["Hex"] }
    expect(await opened(one, looking)).toBe(`${manyVariants.skuBaseNumber}-102`)
    expect(await isAsked(one)).toBe(false)
    expect(await isAsked({ Brand: ["Ironvale"], Drive: ["Hex", "Twelve-point"] })).toBe(false)
    expect(await isAsked({ ...one, Thread: ["5/16-24", "3/8-16"] })).toBe(true)
  })
})
