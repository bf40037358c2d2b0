import * as calls from "@camber/domain/lists"
import { Project } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { item, newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const rotor = { skuBaseNumber: "CAM-P2", skuVariantNumber: "CAM-P2-1", quantity: 2 }
const camshaft = { skuBaseNumber: "CAM-P3", skuVariantNumber: null, quantity: 1 }
const garageId = "6f1c2a34-0000-4000-8000-00000000cafe"
const vehicle = { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro }
const project = { projectId: garageId, vehicle, facets: [], declined: ["Engine"] }

describe.each(allDatabases)("builds on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  const createList = async (items: ReadonlyArray<object>) => {
    const userGuid = newVisitor()
    const { createList: reply } = await shop.ask(calls.createList, { userGuid, listName: "Front end", items, articleIds: [] })
    const [list] = reply.lists
    if (list === undefined) throw new Error("no list was made")
    return { userGuid, listId: list.id, shareGuid: list.shareGuid }
  }
  const readBuild = async (shareGuid: string) => (await shop.ask(calls.buildSheet, { shareGuid, userGuid: newVisitor() })).buildSheet
  const price = async (skuVariantNumber: string, price_cents: number) =>
    shop.database.kysely.updateTable("variant").set({ price_cents }).where("sku_variant_number", "=", skuVariantNumber).execute()

  it("returns the data of the completeness check for each product, for the list's vehicle", async () => {
    const { listId, shareGuid, userGuid } = await createList([rotor, camshaft])
    expect((await readBuild(shareGuid))?.parts.map(({ verdict }) => verdict)).toEqual([null, null])
    const { setListCar } = await shop.ask(calls.setListCar, { userGuid, listId, project })
    expect(setListCar.lists[0]?.car).toEqual({ vehicle: "1969 Chevrolet Camaro", engine: null, raceType: null })
    const build = await readBuild(shareGuid)
    expect(build?.parts.map(({ place, skuBaseNumber, type }) => [skuBaseNumber, type?.slug, place])).toEqual([
      ["CAM-P2", "brake-rotor", null],
      ["CAM-P3", "camshaft", "camshaft"]
    ])
    expect(build?.parts[0]?.verdict?.fitment).toBe("DirectFit")
    const none = await shop.ask(calls.setListCar, { userGuid, listId, project: null })
    expect(none.setListCar.lists[0]?.car).toBeNull()
  })

  it("rejects unknown vehicles, and changes of another visitor's list", async () => {
    const { listId, shareGuid, userGuid } = await createList([rotor])
    const unknown = { ...project, vehicle: { ...vehicle, modelId: 999_999 } }
    expect((await shop.ask(calls.setListCar, { userGuid, listId, project: unknown })).setListCar.success).toBe(false)
    const other = newVisitor()
    expect((await shop.ask(calls.setListCar, { userGuid: other, listId, project })).setListCar.success).toBe(false)
    expect((await shop.ask(calls.shareList, { userGuid: other, listId })).shareList.success).toBe(false)
    expect(await readBuild(shareGuid)).toMatchObject({ list: { car: null, sharedAt: null } })
  })

  it("FIT-28 evaluates a list without a vehicle for the shopper's vehicle, and stores that vehicle when the list is shared", async () => {
    const { listId, shareGuid, userGuid } = await createList([rotor, camshaft])
    const buyer = newVisitor()
    await shop.add(buyer, [item(rotor.skuVariantNumber)])
    const expected = (await shop.cart(buyer, Schema.decodeUnknownSync(Project)(project))).lines[0]?.fit?.fitment
    expect(expected).toBe("DirectFit")
    const { buildSheet } = await shop.ask(calls.buildSheet, { shareGuid, project })
    const { buildPlan } = await shop.ask(calls.buildPlan, { userGuid, listId, project })
    expect([buildSheet, buildPlan?.sheet].map((sheet) => sheet?.parts[0]?.verdict?.fitment)).toEqual([expected, expected])
    expect(buildSheet?.list.car).toBeNull()

    const { shareList } = await shop.ask(calls.shareList, { userGuid, listId, project })
    expect(shareList.lists[0]?.car?.vehicle).toBe("1969 Chevrolet Camaro")
    // A friend with another vehicle sees the verdicts for the list's vehicle.
    const friend = { ...project, vehicle: { ...vehicle, year: 1985 } }
    const seen = (await shop.ask(calls.buildSheet, { shareGuid, project: friend })).buildSheet
    expect(seen?.parts[0]?.verdict?.fitment).toBe(expected)
    const again = await shop.ask(calls.shareList, { userGuid, listId, project: friend })
    expect(again.shareList.lists[0]?.car?.vehicle).toBe("1969 Chevrolet Camaro")
  })

  it("LOOK-08 returns the verdicts for the list's car and for the visitor's car, and the body of the list's car", async () => {
    const { listId, shareGuid, userGuid } = await createList([rotor])
    const other = { ...project, vehicle: { ...vehicle, year: 1985 } }
    const sheetFor = async (selected: object | null) => (await shop.ask(calls.buildSheet, { shareGuid, project: selected })).buildSheet
    const withoutCar = await sheetFor(other)
    expect(withoutCar?.parts[0]).toMatchObject({ selectedVerdict: null })
    expect(withoutCar?.carBody).toBeNull()
    const otherVerdict = withoutCar?.parts[0]?.verdict?.fitment
    expect(otherVerdict).not.toBe("DirectFit")

    await shop.ask(calls.setListCar, { userGuid, listId, project })
    const compared = await sheetFor(other)
    expect(compared?.parts[0]?.verdict?.fitment).toBe("DirectFit")
    expect(compared?.parts[0]?.selectedVerdict?.fitment).toBe(otherVerdict)
    expect(compared?.carBody).toEqual(expect.any(String))
    expect((await sheetFor(null))?.parts[0]?.selectedVerdict).toBeNull()
  })

  it("LIST-22 reveals no owner, garage or account when a list is shared", async () => {
    const { listId, shareGuid, userGuid } = await createList([rotor, camshaft])
    await shop.ask(calls.setListCar, { userGuid, listId, project })
    await shop.ask(calls.shareList, { userGuid, listId })
    const shown = JSON.stringify([await readBuild(shareGuid), await shop.ask(calls.sharedList, { shareGuid, userGuid: newVisitor() })])
    for (const personal of [userGuid, garageId, "webUser", "userGuid", "declined", "projectId"]) expect(shown).not.toContain(personal)
    const stored = await shop.database.kysely
      .selectFrom("parts_list")
      .select("project")
      .where("list_id", "=", listId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(garageId)
  })

  it("stores the price when a product is added, keeps it on changes, and updates it when the list is shared or copied", async () => {
    const { listId, shareGuid, userGuid } = await createList([rotor])
    const before = (await readBuild(shareGuid))?.list.products[0]?.price ?? 0
    await price(rotor.skuVariantNumber, before + 500)
    const changed = (await readBuild(shareGuid))?.list.products[0]
    expect([changed?.notedPrice, changed?.price]).toEqual([before, before + 500])
    await shop.ask(calls.addListItems, { userGuid, listId, items: [rotor] })
    expect((await readBuild(shareGuid))?.list.products[0]).toMatchObject({ notedPrice: before, quantity: 4 })
    const { copyList } = await shop.ask(calls.copyList, { userGuid, shareGuid })
    expect(copyList.lists[0]?.products[0]?.notedPrice).toBe(before + 500)
    const { shareList } = await shop.ask(calls.shareList, { userGuid, listId })
    expect(shareList.lists[0]?.products[0]?.notedPrice).toBe(before + 500)
    expect(Math.abs((shareList.lists[0]?.sharedAt ?? 0) - Date.now())).toBeLessThan(60_000)
    await price(rotor.skuVariantNumber, before)
  })

  it.each(["", "garbage", "7e0a3f4a-0000-4000-8000-000000000000", "' or true --"])(
    "finds no list by the unknown share guid %j",
    async (shareGuid) => {
      const answer = await shop.send("buildSheet", { shareGuid, userGuid: newVisitor() })
      expect(answer.data?.["buildSheet"] ?? null).toBeNull()
    }
  )

  it("keeps a product that left the catalog, without facts", async () => {
    const { listId, shareGuid, userGuid } = await createList([rotor])
    await shop.database.kysely
      .insertInto("list_product")
      .values({ web_user_guid: userGuid, list_id: listId, sku_base_number: "CAM-P999", sku_variant_number: "", quantity: 1 })
      .execute()
    expect((await readBuild(shareGuid))?.parts.map(({ type }) => type?.slug ?? null)).toEqual(["brake-rotor", null])
  })
})
