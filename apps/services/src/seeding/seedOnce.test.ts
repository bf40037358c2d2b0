import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { reseed, seedOnce } from "./seedOnce.ts"
import { demoCatalog } from "./testing/demoCatalog.ts"

const options = { source: demoCatalog, skus: 30, seed: "camber", report: () => undefined }

describe.each(allDatabases)("seeding once on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())
  const skus = async () => (await database.kysely.selectFrom("catalogue").select("skus").executeTakeFirst())?.skus

  it("puts one catalogue in, however many start together", async () => {
    const put = await Promise.all([
      seedOnce(database.unhurried, options),
      seedOnce(database.unhurried, options),
      seedOnce(database.unhurried, options)
    ])
    expect(put.filter((one) => one)).toHaveLength(1)
    expect(await skus()).toBeGreaterThanOrEqual(30)
  })

  it("begins one that was broken off again, at the size that it was to have", async () => {
    const size = 60
    const broken = reseed(database.unhurried, {
      ...options,
      skus: size,
      report: ({ stage }) => {
        if (stage === "vehicles") throw new Error("the power went")
      }
    })
    await expect(broken).rejects.toThrow("the power went")
    expect(await seedOnce(database.unhurried, options)).toBe(true)
    expect(await skus()).toBeGreaterThanOrEqual(size)
  })
})
