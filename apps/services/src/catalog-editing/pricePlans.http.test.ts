import { cancelPricePlan, changePrices, openProduct, planPrice, staffActions, type StaffPricePlan } from "@camber/domain/staff"
import { productPage } from "@camber/domain/catalog"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { demoContent } from "../../test/demoContent.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { exportCatalog, importCatalog, importOffers, purgeLeaving, undoImport } from "../catalog-import/index.ts"
import { ownShop, toFiles } from "../catalog-import/testing/ownShop.ts"
import { advanceSkus } from "../price-plans/runPricePlans.ts"
import { createStaffSender } from "../staff/testing/createStaffSender.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

const options = { getPartImagePath: demoContent.illustrations.getPartImagePath, categoryAliases: [] }
const SKU = "ST-1"
const HOUR_MS = 3_600_000
/** Returns the instant that is this many hours from now, in whole minutes. */
const inHours = (hours: number): string => `${new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 16)}:00.000Z`
const cents = (regular: number, sale: number | null = null) => ({ regular, sale })

describe.each(allDatabases)("planned prices on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  let send: ReturnType<typeof createStaffSender>
  let stool: number
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test", "catalog")
    await importCatalog(
      shop.database.kysely,
      { files: toFiles(ownShop), source: "shop", isCheck: false, mayRemove: true, isAgain: false },
      options
    )
    const row = await shop.database.kysely
      .selectFrom("product")
      .select("product_page_id")
      .where("title", "=", "Shop Stool")
      .executeTakeFirstOrThrow()
    stool = row.product_page_id
  })
  afterAll(() => shop.database.drop())
  beforeEach(async () => {
    const { kysely } = shop.database
    await kysely.deleteFrom("regular_price").execute()
    await kysely.deleteFrom("price_plan").execute()
    await kysely.updateTable("variant").set({ price_cents: 7_900, list_price_cents: null }).where("sku_variant_number", "=", SKU).execute()
  })

  const plan = async (price: object, startsAt: string, endsAt: string | null = null) =>
    (await send(planPrice.path, staff, { productPageId: stool, skuVariantNumber: SKU, price, startsAt, endsAt })).body
  const listPlans = async (): Promise<ReadonlyArray<StaffPricePlan>> =>
    (await send(openProduct.path, staff, { productPageId: stool })).body.product.plans
  const cancel = async (planId: number) => (await send(cancelPricePlan.path, staff, { productPageId: stool, planId })).body
  /** Moves all starts and ends into the past, as if the time had passed, and runs the job. */
  const passHours = async (hours: number) => {
    const past = `${hours} hours`
    await sql`update price_plan set starts_at = starts_at - ${past}::interval, ends_at = ends_at - ${past}::interval`.execute(
      shop.database.kysely
    )
    await Effect.runPromise(shop.pricePlans)
  }
  const readPrice = async () => {
    const row = await shop.database.kysely
      .selectFrom("variant")
      .select(["price_cents", "list_price_cents"])
      .where("sku_variant_number", "=", SKU)
      .executeTakeFirstOrThrow()
    return [row.price_cents, row.list_price_cents]
  }
  const feed = async (price: string) => {
    const [file] = toFiles({ prices: `sku,price\n${SKU},${price}\n` })
    const { counts } = await importOffers(
      shop.database.kysely,
      { file: file!, source: "prices.csv", kind: "prices", isCheck: false, mayChangeMuch: true },
      options
    )
    return counts
  }

  it("EDIT-23 begin at their start, are shown on the page, and restore the regular price at their end", async () => {
    const { now, problem } = await plan(cents(7_900, 5_900), inHours(2), inHours(4))
    expect([problem, now.plans]).toMatchObject([null, [{ skuVariantNumber: SKU, isOn: false, who: "priya@shop.test" }]])
    await passHours(1)
    expect(await readPrice()).toEqual([7_900, null])
    await passHours(2)
    expect(await readPrice()).toEqual([5_900, 7_900])
    await shop.changes.poll()
    const { productPage: page } = await shop.ask(productPage, { productPageId: stool, skuVariantNumber: null, project: null })
    expect(JSON.stringify(page)).toContain('"salePriceString":"$59.00"')
    expect(await listPlans()).toMatchObject([{ isOn: true, price: cents(7_900, 5_900) }])
    await passHours(2)
    expect(await readPrice()).toEqual([7_900, null])
    expect(await listPlans()).toEqual([])
    const owner = await signedInAs(shop, ["registered", "staff"])
    expect((await send(staffActions.path, owner)).body[0]).toMatchObject({ what: "price planned", subject: SKU })
  })

  it("EDIT-23 begin immediately if their start has passed, and end when staff cancel them", async () => {
    const { now } = await plan(cents(6_000), inHours(-1), inHours(1))
    expect([await readPrice(), now.plans[0].isOn]).toEqual([[6_000, null], true])
    const { planId } = now.plans[0]
    expect(await cancel(planId)).toMatchObject({ problem: null, now: { plans: [] } })
    expect(await readPrice()).toEqual([7_900, null])
    expect((await cancel(planId)).problem).toBeNull()
    expect((await cancel(planId + 1)).problem).toMatch(/no longer exists/)
  })

  it("EDIT-23 begin if their start passes while the transaction waits for the SKU", async () => {
    await shop.database.kysely.transaction().execute(async (transaction) => {
      // `clock_timestamp()` is after the start of the transaction, so `now()` in it is before this instant.
      await sql`insert into price_plan (sku_variant_number, price_cents, starts_at) values (${SKU}, 6000, clock_timestamp())`.execute(
        transaction
      )
      await advanceSkus(transaction, [SKU])
    })
    expect(await readPrice()).toEqual([6_000, null])
  })

  it("EDIT-23 stay if they have no end, also during a planned sale", async () => {
    await plan(cents(7_900, 5_000), inHours(1), inHours(6))
    await plan(cents(8_900), inHours(3))
    await passHours(4)
    expect(await readPrice()).toEqual([5_000, 7_900])
    await passHours(3)
    expect(await readPrice()).toEqual([8_900, null])
    expect(await listPlans()).toEqual([])
  })

  it("EDIT-23 end when staff change the price by hand", async () => {
    await plan(cents(6_000), inHours(-1), inHours(2))
    const changes = [{ skuVariantNumber: SKU, seen: cents(6_000), price: cents(6_500) }]
    expect((await send(changePrices.path, staff, { changes })).body.left).toEqual([])
    await passHours(3)
    expect(await readPrice()).toEqual([6_500, null])
  })

  it("EDIT-23 continue while a feed changes the regular price, also after the undo of the feed and an export", async () => {
    await plan(cents(6_000), inHours(-1), inHours(2))
    expect(await feed("79.00")).toMatchObject({ changed: 0, same: 1 })
    expect(await feed("81.00")).toMatchObject({ changed: 1 })
    expect(await readPrice()).toEqual([6_000, null])
    expect((await exportCatalog(shop.database.kysely, "https://shop.test"))?.["prices.csv"]).toContain("ST-1,81.00")
    expect(await undoImport(shop.database.kysely, options)).toMatchObject({ _tag: "Undone", kind: "prices" })
    await feed("82.00")
    await passHours(3)
    expect(await readPrice()).toEqual([8_200, null])
  })

  it("EDIT-23 end permanently when an import deletes the SKU, and an undo of the import restores the regular price", async () => {
    const { kysely } = shop.database
    const load = (tables: Readonly<Record<string, string>>) =>
      importCatalog(kysely, { files: toFiles(tables), source: "shop", isCheck: false, mayRemove: true, isAgain: false }, options)
    const readTrack = async () => {
      const { rows } = await sql`
        select variant.price_cents as cents, price_plan.state, regular_price.plan_id as "hidden"
        from price_plan left join variant using (sku_variant_number) left join regular_price using (sku_variant_number)
        where sku_variant_number = 'PAD 1/B'`.execute(kysely)
      return rows
    }
    const { product_page_id: pads } = await kysely
      .selectFrom("variant")
      .select("product_page_id")
      .where("sku_variant_number", "=", "PAD 1/B")
      .executeTakeFirstOrThrow()
    const draft = { productPageId: pads, skuVariantNumber: "PAD 1/B", price: cents(6_000), startsAt: inHours(-1), endsAt: inHours(2) }
    const leaveOut = (line: RegExp) =>
      Object.fromEntries(Object.entries(ownShop).map(([table, text]) => [table, text.replaceAll(line, "")]))
    await send(planPrice.path, staff, draft)
    expect(await readTrack()).toMatchObject([{ cents: 6_000, state: "active" }])
    await load(leaveOut(/^(?:PAD 1\/B|KIT,1,).*\n/gm))
    expect(await readTrack()).toEqual([{ cents: null, state: "ended", hidden: null }])
    expect(await undoImport(kysely, options)).toMatchObject({ _tag: "Undone" })
    expect(await readTrack()).toEqual([{ cents: 7_195, state: "ended", hidden: null }])

    await kysely.deleteFrom("price_plan").execute()
    await send(planPrice.path, staff, draft)
    await load(leaveOut(/^(?:pads|PAD|KIT,1,).*\n/gm))
    await purgeLeaving(kysely, undefined, 0)
    expect(await readTrack()).toEqual([{ cents: null, state: "ended", hidden: null }])
    expect(await undoImport(kysely, options)).toMatchObject({ _tag: "Undone" })
  })

  it("EDIT-23 plans are rejected with an end in the past, a start too far in the future, an unknown part, or if there are too many", async () => {
    expect((await plan(cents(6_000), inHours(-3), inHours(-2))).problem).toMatch(/The end is in the past/)
    expect((await plan(cents(6_000), "2090-01-01T00:00:00.000Z")).problem).toMatch(/at most 3 years/)
    for (const [startsAt, endsAt] of [
      [inHours(2), inHours(1)],
      ["tomorrow", null]
    ])
      expect(await plan(cents(6_000), startsAt!, endsAt)).toHaveProperty("errors")
    const other = { skuVariantNumber: "KIT", price: cents(1), startsAt: inHours(1), endsAt: null }
    expect((await send(planPrice.path, staff, { productPageId: stool, ...other })).body.problem).toMatch(/no longer in the shop/)
    for (let at = 0; at < 20; at += 1) await plan(cents(6_000), inHours(1), inHours(2))
    expect((await plan(cents(6_000), inHours(1))).problem).toMatch(/at most 20 planned prices/)
    expect(await readPrice()).toEqual([7_900, null])
  })
})
