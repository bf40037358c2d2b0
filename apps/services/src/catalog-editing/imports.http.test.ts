import { staffActions, staffImports, undoLastImport, UNMATCHED_PATH } from "@camber/domain/staff"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { demoContent } from "../../test/demoContent.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { importCatalog, importOffers } from "../catalog-import/index.ts"
import { ownShop, type OwnShop, toFiles } from "../catalog-import/testing/ownShop.ts"
import { createStaffSender } from "../staff/testing/createStaffSender.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

const options = { getPartImagePath: demoContent.illustrations.getPartImagePath, categoryAliases: [] }

describe.each(allDatabases)("imports for staff on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  let send: ReturnType<typeof createStaffSender>
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "catalog")
  })
  afterAll(() => shop.database.drop())

  const load = (changes: Partial<OwnShop> = {}) =>
    importCatalog(
      shop.database.kysely,
      { files: toFiles({ ...ownShop, ...changes }), source: "shop", isCheck: false, mayRemove: true, isAgain: false },
      options
    )
  const listImports = async () => (await send(staffImports.path, staff)).body
  const undo = async (importId: number) => (await send(undoLastImport.path, staff, { importId })).body
  const readPrice = async () =>
    (await shop.database.kysely.selectFrom("variant").select("price_cents").where("sku_variant_number", "=", "ST-1").executeTakeFirst())
      ?.price_cents

  it("EDIT-21 offers no undo of the first import, and refuses to undo an import that is not the last", async () => {
    const first = (await load()).importId!
    expect(await listImports()).toMatchObject([{ importId: first, kind: "catalog", canUndo: false, isRunning: false }])
    expect((await undo(first)).problem).toMatch(/was the first one/)
    expect((await undo(first + 100)).problem).toMatch(/is no longer the last one/)
  })

  it("EDIT-21 undoes the last import in the background and logs it", async () => {
    const second = (await load({ products: ownShop.products.replace("Street Pad Set", "Quiet Pads") })).importId!
    expect(await listImports()).toMatchObject([{ importId: second, canUndo: true }, { canUndo: false }])
    expect((await undo(second)).problem).toBeNull()
    await expect.poll(async () => (await listImports())[0].state).toBe("Undone")
    const titles = await shop.database.kysely
      .selectFrom("product")
      .select("title")
      .where("title", "in", ["Street Pad Set", "Quiet Pads"])
      .execute()
    expect(titles).toEqual([{ title: "Street Pad Set" }])
    const owner = await signedInAs(shop, ["registered", "staff"])
    expect((await send(staffActions.path, owner)).body).toMatchObject([
      { who: "priya@shop.test", what: "import undone", subject: `Import ${second}` }
    ])
    expect(shop.failures).toEqual([])
  })

  it("EDIT-21 undoes the last feed", async () => {
    const [file] = toFiles({ prices: "sku,price\nST-1,80\nNO-1,5\n" })
    const feed = { file: file!, source: "prices.csv", kind: "prices", isCheck: false, mayChangeMuch: true } as const
    const { importId } = await importOffers(shop.database.kysely, feed, options)
    expect(await readPrice()).toBe(8_000)
    expect((await listImports())[0]).toMatchObject({ importId, kind: "prices", canUndo: true, unmatched: 1 })
    const response = await shop.handler(new Request(`http://shop.test${UNMATCHED_PATH}?import=${importId}`, { headers: { cookie: staff } }))
    expect(response?.headers.get("content-disposition")).toBe(`attachment; filename="unmatched-${importId}.csv"`)
    expect(await response?.text()).toBe("number,file,line,problem\nNO-1,prices.csv,3,NO-1 is not in the shop.\n")
    expect((await send(`${UNMATCHED_PATH}?import=x`, staff)).status).toBe(400)
    expect((await undo(importId!)).problem).toBeNull()
    await expect.poll(readPrice).toBe(7_900)
  })
})
