import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestDatabase, allDatabases } from "../../test/allDatabases.ts"
import { reseed, seedOnce } from "./seedOnce.ts"
import { demoCatalog } from "./testing/demoCatalog.ts"

const options = { source: demoCatalog, skus: 30, seed: "camber", report: () => undefined }

describe.each(allDatabases)("seedOnce on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())
  const skus = async () => (await database.kysely.selectFrom("catalogue").select("skus").executeTakeFirst())?.skus

  it("seeds only one catalog if several processes start at the same time", async () => {
    const put = await Promise.all([
      seedOnce(database.background, options),
      seedOnce(database.background, options),
      seedOnce(database.background, options)
    ])
    expect(put.filter((item) => item)).toHaveLength(1)
    expect(await skus()).toBeGreaterThanOrEqual(30)
  })

  it("restarts an aborted seeding with its original size", { tags: "full" }, async () => {
    const size = 60
    const broken = reseed(database.background, {
      ...options,
      skus: size,
      report: ({ stage }) => {
        if (stage === "vehicles") throw new Error("aborted")
      }
    })
    await expect(broken).rejects.toThrow("aborted")
    expect(await seedOnce(database.background, options)).toBe(true)
    expect(await skus()).toBeGreaterThanOrEqual(size)
  })
})
