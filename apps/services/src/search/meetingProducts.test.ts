import { ALL_PRODUCTS, listing, listingHref, parseListing } from "@camber/domain/search"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { insertMatingParts } from "../mating/testing/insertMatingParts.ts"

describe.each(allDatabases)("a listing that meets a build on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await insertMatingParts(shop.database.kysely)
    // The input shaft of an automatic, or an output shaft without known dimensions, could have any spline.
    const specifications = JSON.stringify([
      { name: "Type", value: "Manual" },
      { name: "Input shaft", value: "1-1/8 in x 10" },
      { name: "Output splines", value: "27" }
    ])
    const row = productRow(905, { product_type_id: 91, title: "Old Transmission", specifications })
    await shop.database.kysely.insertInto("product").values(row).execute()
    await shop.database.kysely.insertInto("variant").values(variantRow(905, 1)).execute()
  })
  afterAll(() => shop.database.drop())

  const list = async (build: ReadonlyArray<string>, changes: Partial<typeof ALL_PRODUCTS> = {}) => {
    const address = { ...ALL_PRODUCTS, fits: false, ...changes, build }
    const found = (await shop.ask(listing, { address, project: null })).listing
    const pages = Array.from({ length: (found?.pageCount ?? 1) - 1 }, (_, at) => at + 2)
    const more = await Promise.all(
      pages.map(async (page) => (await shop.ask(listing, { address: { ...address, page }, project: null })).listing?.cards ?? [])
    )
    return { found, ids: [...(found?.cards ?? []), ...more.flat()].map(({ productPageId }) => productPageId) }
  }

  it("OWN-07 hides products that do not meet a part of the build, and returns the number of hidden products", async () => {
    const all = await list([])
    const { found, ids } = await list(["CAM-P900-1"])
    expect(all.found?.hiddenByBuild).toBeNull()
    expect(found?.hiddenByBuild).toBe(1)
    expect(all.ids.filter((id) => !ids.includes(id))).toEqual([901])
    expect((await list(["CAM-P900-2"])).ids).toContain(901)
  })

  it("OWN-07 lists products last if it is not known whether they meet", async () => {
    const { ids } = await list(["CAM-P900-2"])
    // Neither the shaft of 902 nor the bolts of 903 are known.
    expect(new Set(ids.slice(-2))).toEqual(new Set([902, 903]))
    expect(ids).toContain(901)
  })

  it("OWN-07 lists a product if one of two parts of the same type meets it", async () => {
    expect((await list(["CAM-P900-1", "CAM-P900-2"])).ids).toContain(901)
  })

  it("OWN-07 treats a part with a comma as one part", async () => {
    expect((await list(["CAM-NONE,CAM-P900-1"])).found?.hiddenByBuild).toBe(0)
    expect((await list(["CAM-NONE", "CAM-P900-1"])).ids).not.toContain(901)
  })

  it("OWN-07 compares products with models, and leaves out unknown parts", async () => {
    expect((await list(["transmission:Muncie M22", "CAM-NONE", "~axle:None"])).found?.total).toBe((await list([])).found?.total)
  })

  it("MATE-09 leaves out parts that are known to have a different spline than the query requests", async () => {
    const search = async (query: string) => (await list([], { query, scope: { kind: "search", slug: "search" } })).ids
    expect(await search("26 spline transmission")).toEqual(expect.arrayContaining([901, 902]))
    expect(await search("26 spline transmission")).not.toContain(905)
    expect(await search("10 spline transmission")).toContain(905)
    expect(await search("transmission")).toEqual(expect.arrayContaining([901, 905]))
  })

  it("OWN-07 keeps the build in the URL", () => {
    const href = listingHref({ ...ALL_PRODUCTS, build: ["CAM-P900-1", "axle:Ford 9 in., small"] })
    const url = new URL(href, "http://shop.test")
    expect(parseListing(url.pathname, url.searchParams)?.build).toEqual(["CAM-P900-1", "axle:Ford 9 in., small"])
  })
})
