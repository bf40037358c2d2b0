import { listing } from "@camber/domain/search"
import { productPage } from "@camber/domain/catalog"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { demoContent } from "../../test/demoContent.ts"
import { importCatalog, listProblems, purgeLeaving, undoImport } from "./index.ts"
import { ownShop, type OwnShop, toFiles } from "./testing/ownShop.ts"

const options = { getPartImagePath: demoContent.illustrations.getPartImagePath, categoryAliases: [] }
const address = {
  scope: { kind: "all", slug: "all" },
  query: "",
  facets: [],
  fits: false,
  exact: false,
  sort: "relevance",
  page: 1
} as const

/** The fitment table is left out, because the sample database does not have the vehicles that it names. */
const { fitment: _, ...shop } = ownShop
/** The same shop without the pads, which the caliper replaces. */
const withoutPads: Partial<OwnShop> = {
  ...shop,
  products: shop.products.replace(/^pads.*\n/m, ""),
  variants: shop.variants.replaceAll(/^PAD.*\n/gm, ""),
  prices: shop.prices.replaceAll(/^PAD.*\n/gm, ""),
  stock: shop.stock.replaceAll(/^PAD.*\n/gm, ""),
  kits: shop.kits.replace(/^KIT,1.*\n/m, "")
}

describe.each(allDatabases)("products that an import removes on $kind", { tags: "full" }, ({ open }) => {
  let services: OpenServices
  beforeAll(async () => {
    services = await openServices(open)
  })
  afterAll(() => services.database.drop())

  const load = (tables: Partial<OwnShop>) =>
    importCatalog(
      services.database.background,
      { files: toFiles(tables), source: "shop", isCheck: false, mayRemove: true, isAgain: false },
      options
    )
  const list = async () => {
    const { listing: shown } = await services.ask(listing, { address, project: null })
    return { total: shown?.total, titles: (shown?.cards ?? []).map(({ displayTitle }) => displayTitle) }
  }
  const readPage = async (productPageId: number) =>
    (await services.ask(productPage, { productPageId, skuVariantNumber: null, project: null })).productPage
  const findId = async (title: string) =>
    (
      await services.database.kysely
        .selectFrom("product")
        .select("product_page_id as id")
        .where("title", "=", title)
        .executeTakeFirstOrThrow()
    ).id

  it("stay in the shop if the first import fails", async () => {
    const { kysely } = services.database
    const readVariants = async () =>
      (await sql`select sku_variant_number, availability from variant where product_page_id < 1000000 order by 1`.execute(kysely)).rows
    const before = await readVariants()
    await sql`create function fail_at_commit() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      kysely
    )
    await sql`
      create constraint trigger killed after update on import deferrable initially deferred for each row
      when (new.state = 'loaded') execute function fail_at_commit()`.execute(kysely)
    await expect(load(shop)).rejects.toThrow("killed")
    await sql`drop function fail_at_commit cascade`.execute(kysely)
    expect(await readVariants()).toEqual(before)
    expect((await sql`select from leaving_product where product_page_id < 1000000`.execute(kysely)).rows).toEqual([])
  })

  it("stay listed until the new index is complete, which then lists the new ones", async () => {
    const before = await list()
    const version = await services.catalogVersion()
    expect(
      await load({
        ...shop,
        products: shop.products.replace("spec:Condition", "successor").replace("vehicle,", "none,caliper").replace("Remanufactured", "")
      })
    ).toMatchObject({
      state: "loaded"
    })
    await services.changes.poll()
    services.changes.requestPoll()
    const totals = new Set<number>()
    await expect
      .poll(
        async () => {
          const { titles, total } = await list()
          totals.add(titles.length)
          return total
        },
        { timeout: 20_000 }
      )
      .toBe(4)
    // Until the new index replaces the old one, listings contain all parts of the sample.
    expect(Math.min(...totals)).toBe(4)
    expect(before.titles.length).toBeGreaterThan(4)
    expect(await services.catalogVersion()).not.toBe(version)
  })

  it("keep a page that names their replacement, even after they are deleted", async () => {
    const pads = await findId("Street Pad Set")
    await load(withoutPads)
    const page = async () => {
      const shown = await readPage(pads)
      return { title: shown?.card.displayTitle, state: shown?.variant.availability, replacement: shown?.variant.supersededBy }
    }
    const expected = { title: "Street Pad Set", state: "Discontinued", replacement: "cal&1" }
    expect(await page()).toEqual(expected)
    await purgeLeaving(services.database.background, undefined, 0)
    expect(await services.database.kysely.selectFrom("product").select("slug").where("product_page_id", "=", pads).execute()).toEqual([])
    expect(await page()).toEqual(expected)
  })

  it("return with their page when an import contains them again", async () => {
    expect(await undoImport(services.database.background, options)).toMatchObject({ _tag: "Undone", counts: { added: 1 } })
    const page = await readPage(await findId("Street Pad Set"))
    expect(page?.variant).toMatchObject({ availability: "InStock", supersededBy: null })
    const { rows } = await sql`select from leaving_product union all select from withdrawn_product`.execute(services.database.kysely)
    expect(rows).toEqual([])
  })

  it("cause a warning if a kit contains them", async () => {
    const hidden = { ...shop, prices: shop.prices.replace(/^PAD 1\/B.*\n/m, "") }
    const { importId } = await load(hidden)
    const problems = await listProblems(services.database.kysely, importId!, 20)
    expect(problems).toContainEqual(expect.objectContaining({ file: "kits.csv", line: 2, code: "kit-part-missing", severity: "warning" }))
  })
})
