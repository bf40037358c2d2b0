import * as calls from "@camber/domain/lists"
import { Project } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { item, newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"
import { sample } from "../schema/testing/sampleIds.ts"

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

  const make = async (items: ReadonlyArray<object>) => {
    const userGuid = newVisitor()
    const { createList } = await shop.ask(calls.createList, { userGuid, listName: "Front end", items, articleIds: [] })
    const [list] = createList.lists
    if (list === undefined) throw new Error("no list was made")
    return { userGuid, listId: list.id, shareGuid: list.shareGuid }
  }
  const buildOf = async (shareGuid: string) => (await shop.ask(calls.buildSheet, { shareGuid, userGuid: newVisitor() })).buildSheet
  const price = async (skuVariantNumber: string, price_cents: number) =>
    shop.database.kysely.updateTable("variant").set({ price_cents }).where("sku_variant_number", "=", skuVariantNumber).execute()

  it("a build tells of each product in its place what its check has to know, for the list's car", async () => {
    const { listId, shareGuid, userGuid } = await make([rotor, camshaft])
    expect((await buildOf(shareGuid))?.parts.map(({ verdict }) => verdict)).toEqual([null, null])
    const { setListCar } = await shop.ask(calls.setListCar, { userGuid, listId, project })
    expect(setListCar.lists[0]?.car).toEqual({ vehicle: "1969 Chevrolet Camaro", engine: null, raceType: null })
    const build = await buildOf(shareGuid)
    expect(build?.parts.map(({ place, skuBaseNumber, type }) => [skuBaseNumber, type?.slug, place])).toEqual([
      ["CAM-P2", "brake-rotor", null],
      ["CAM-P3", "camshaft", "camshaft"]
    ])
    expect(build?.parts[0]?.verdict?.fitment).toBe("DirectFit")
    const none = await shop.ask(calls.setListCar, { userGuid, listId, project: null })
    expect(none.setListCar.lists[0]?.car).toBeNull()
  })

  it("a car that the catalogue does not know is not taken, nor is anybody's for another's list", async () => {
    const { listId, shareGuid, userGuid } = await make([rotor])
    const unknown = { ...project, vehicle: { ...vehicle, modelId: 999_999 } }
    expect((await shop.ask(calls.setListCar, { userGuid, listId, project: unknown })).setListCar.success).toBe(false)
    const other = newVisitor()
    expect((await shop.ask(calls.setListCar, { userGuid: other, listId, project })).setListCar.success).toBe(false)
    expect((await shop.ask(calls.shareList, { userGuid: other, listId })).shareList.success).toBe(false)
    expect(await buildOf(shareGuid)).toMatchObject({ list: { car: null, sharedAt: null } })
  })

  it("FIT-28 a list for no car is judged for the shopper's, in its sheet and its plan as in the cart, and takes it along when it is shared", async () => {
    const { listId, shareGuid, userGuid } = await make([rotor, camshaft])
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
    // A friend with another car reads what it is made for.
    const friend = { ...project, vehicle: { ...vehicle, year: 1985 } }
    const seen = (await shop.ask(calls.buildSheet, { shareGuid, project: friend })).buildSheet
    expect(seen?.parts[0]?.verdict?.fitment).toBe(expected)
    const again = await shop.ask(calls.shareList, { userGuid, listId, project: friend })
    expect(again.shareList.lists[0]?.car?.vehicle).toBe("1969 Chevrolet Camaro")
  })

  it("LOOK-08 returns the verdict for the list's car and beside it the one for the visitor's car, and the body of the list's car", async () => {
    const { listId, shareGuid, userGuid } = await make([rotor])
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

  it("LIST-22 what is shared tells nothing of whose it is: neither the visitor, nor their garage, nor the account", async () => {
    const { listId, shareGuid, userGuid } = await make([rotor, camshaft])
    await shop.ask(calls.setListCar, { userGuid, listId, project })
    await shop.ask(calls.shareList, { userGuid, listId })
    const shown = JSON.stringify([await buildOf(shareGuid), await shop.ask(calls.sharedList, { shareGuid, userGuid: newVisitor() })])
    for (const personal of [userGuid, garageId, "webUser", "userGuid", "declined", "projectId"]) expect(shown).not.toContain(personal)
    const kept = await shop.database.kysely
      .selectFrom("parts_list")
      .select("project")
      .where("list_id", "=", listId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(kept)).not.toContain(garageId)
  })

  it("prices are noted when a product is put in, kept when it is moved, and noted anew when the list is shared or copied", async () => {
    const { listId, shareGuid, userGuid } = await make([rotor])
    const then = (await buildOf(shareGuid))?.list.products[0]?.price ?? 0
    await price(rotor.skuVariantNumber, then + 500)
    const changed = (await buildOf(shareGuid))?.list.products[0]
    expect([changed?.notedPrice, changed?.price]).toEqual([then, then + 500])
    await shop.ask(calls.addListItems, { userGuid, listId, items: [rotor] })
    expect((await buildOf(shareGuid))?.list.products[0]).toMatchObject({ notedPrice: then, quantity: 4 })
    const { copyList } = await shop.ask(calls.copyList, { userGuid, shareGuid })
    expect(copyList.lists[0]?.products[0]?.notedPrice).toBe(then + 500)
    const { shareList } = await shop.ask(calls.shareList, { userGuid, listId })
    expect(shareList.lists[0]?.products[0]?.notedPrice).toBe(then + 500)
    expect(Math.abs((shareList.lists[0]?.sharedAt ?? 0) - Date.now())).toBeLessThan(60_000)
    await price(rotor.skuVariantNumber, then)
  })

  it.each(["", "garbage", "7e0a3f4a-0000-4000-8000-000000000000", "' or true --"])(
    "a share guid that names nothing opens nothing: %j",
    async (shareGuid) => {
      const answer = await shop.send("buildSheet", { shareGuid, userGuid: newVisitor() })
      expect(answer.data?.["buildSheet"] ?? null).toBeNull()
    }
  )

  it("a product that left the catalogue stands in its place, and nothing is known of it", async () => {
    const { listId, shareGuid, userGuid } = await make([rotor])
    await shop.database.kysely
      .insertInto("list_product")
      .values({ web_user_guid: userGuid, list_id: listId, sku_base_number: "CAM-P999", sku_variant_number: "", quantity: 1 })
      .execute()
    expect((await buildOf(shareGuid))?.parts.map(({ type }) => type?.slug ?? null)).toEqual(["brake-rotor", null])
  })
})
