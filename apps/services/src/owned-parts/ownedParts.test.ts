import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { ownedReport } from "@camber/domain/class-sheets"
import { ProjectId } from "@camber/domain/garage"
import { Cents } from "@camber/domain/money"
import { requestReturn } from "@camber/domain/order"
import {
  changeOwnedPart,
  MAX_OWNED_PARTS,
  type OwnedPartChanges,
  OwnedPartId,
  type OwnedPartInput,
  ownedChoices,
  ownedSheet,
  removeOwnedPart,
  saveOwnedPart
} from "@camber/domain/owned-parts"
import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { mergeVisitor } from "../account/createSession.ts"
import { camaro, openGarage, type OpenGarage, smallBlock57 } from "../garage/testing/openGarage.ts"
import { hobbyStock, insertRaceParts } from "../class-sheets/testing/insertRaceParts.ts"
import { insertMatingParts } from "../mating/testing/insertMatingParts.ts"
import { advanceOrder } from "../orders/advanceOrder.ts"
import { fillCart, placeTestOrder } from "../orders/testing/orderOf.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const project = {
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) },
  facets: [],
  declined: []
}

const transmission = (changes: Partial<OwnedPartInput> = {}): OwnedPartInput => ({
  id: OwnedPartId.make(crypto.randomUUID()),
  skuBaseNumber: SkuBaseNumber.make("CAM-P901"),
  skuVariantNumber: SkuVariantNumber.make("CAM-P901-1"),
  model: null,
  typeSlug: null,
  name: null,
  quantity: clampQuantity(1),
  gotOn: "2026-03-03",
  mileage: 58_900,
  price: null,
  ...changes
})
const named = (model: string) => transmission({ skuBaseNumber: null, skuVariantNumber: null, model })

describe.each(allDatabases)("owned parts on $kind", ({ open }) => {
  let garage: OpenGarage
  beforeAll(async () => {
    garage = await openGarage(open)
    await insertMatingParts(garage.shop.database.kysely)
    await insertRaceParts(garage.shop.database.kysely)
    const type = { product_type_id: 95, slug: "axle-shaft", name: "Axle Shaft", plural: "Axle Shafts", category_id: "2-10" }
    await garage.shop.database.kysely
      .insertInto("product_type")
      .values({ ...type, drawing: "axle", best_seller_rank: 95 })
      .execute()
  })
  afterAll(() => garage.shop.database.drop())

  /** Creates a visitor with a Camaro in the garage. */
  const openCar = async () => {
    const visitor = garage.shop.visitor()
    const { addedCustomerProjectId } = await garage.add(visitor, camaro)
    return { visitor, projectId: ProjectId.make(addedCustomerProjectId ?? "") }
  }
  type Car = Awaited<ReturnType<typeof openCar>>
  const read = async ({ projectId, visitor }: Car) =>
    (await visitor.ask(ownedSheet, { webUserGuid: visitor.webUserGuid, projectId })).ownedSheet
  const save = async ({ projectId, visitor }: Car, part: OwnedPartInput) =>
    (await visitor.ask(saveOwnedPart, { webUserGuid: visitor.webUserGuid, projectId, part })).saveOwnedPart
  const remove = async ({ projectId, visitor }: Car, id: string, isRemoved = true) =>
    (await visitor.ask(removeOwnedPart, { webUserGuid: visitor.webUserGuid, projectId, id: OwnedPartId.make(id), isRemoved }))
      .removeOwnedPart
  const edit = async ({ projectId, visitor }: Car, id: string, changes: OwnedPartChanges) =>
    (await visitor.ask(changeOwnedPart, { webUserGuid: visitor.webUserGuid, projectId, id: OwnedPartId.make(id), changes })).changeOwnedPart
  const buy = async ({ visitor }: Car, sku: string, pieces: number) => {
    await fillCart(visitor, sku, pieces, project)
    return (await placeTestOrder(visitor)).orderNumber ?? ""
  }
  const giveBack = async ({ visitor }: Car, orderNumber: string, pieces: number) => {
    const settings = { brandName: "Camber", publicOrigin: "http://shop.test" }
    for (const to of ["shipped", "delivered"] as const) await advanceOrder(garage.shop.database.kysely, settings, { orderNumber, to })
    const lines = [{ ordinality: 1, quantity: clampQuantity(pieces), kind: "goods" as const }]
    await visitor.ask(
      requestReturn,
      { webUserGuid: visitor.webUserGuid, orderNumber, email: null, lines, reason: "other", note: null },
      crypto.randomUUID()
    )
  }
  const list = (sheet: Awaited<ReturnType<typeof read>>) => sheet?.parts.map(({ name, quantity }) => [name, quantity])

  it("OWN-01 saves an entered part once, with its date and mileage, and describes the known ends of the part", async () => {
    const car = await openCar()
    const part = transmission()
    await save(car, part)
    const { message, sheet } = await save(car, part)
    expect(message).toBeNull()
    expect(sheet?.carName).toBe("1969 Chevrolet Camaro")
    expect(sheet?.parts).toMatchObject([
      {
        id: part.id,
        source: "owner",
        name: "Close-Ratio Transmission",
        typeName: "Transmission",
        gotOn: "2026-03-03",
        mileage: 58_900,
        figures: ["Input shaft: 26 teeth, 1.125 in"]
      }
    ])
  })

  it("OWN-01 accepts a model that the shop does not sell, and compares it with the other parts", async () => {
    const car = await openCar()
    await save(car, named("transmission:Muncie M22"))
    await save(car, transmission({ skuBaseNumber: SkuBaseNumber.make("CAM-P900"), skuVariantNumber: SkuVariantNumber.make("CAM-P900-1") }))
    const sheet = await read(car)
    expect(sheet?.parts.map(({ name }) => name).toSorted()).toEqual(["Muncie M22", "Street Clutch Kit"])
    expect(sheet?.pairs.map(({ verdict }) => verdict)).toHaveLength(1)
  })

  it("OWN-01 rejects unknown parts, models and cars with a message", async () => {
    const car = await openCar()
    const unknown = transmission({ skuBaseNumber: SkuBaseNumber.make("CAM-NONE"), skuVariantNumber: null })
    expect((await save(car, unknown)).message).toBe("We don't know this part. Choose it from the list.")
    expect((await save(car, named("transmission:None"))).message).toBe("We don't know this part. Choose it from the list.")
    const other = await openCar()
    expect((await save({ ...car, projectId: other.projectId }, transmission())).message).toBe(
      "This car is no longer in your garage. Reload the page."
    )
    expect(await read({ ...car, projectId: other.projectId })).toBeNull()
  })

  it("OWN-02 adds the parts of orders for the car to the build sheet, and removes them after a return", async () => {
    const car = await openCar()
    const orderNumber = await buy(car, "CAM-P901-1", 2)
    const id = `${orderNumber}:1`
    expect((await read(car))?.parts).toMatchObject([{ id, source: "order", quantity: 2, orderNumber, isOnTheWay: true }])
    await save(car, named("transmission:Muncie M22"))
    await giveBack(car, orderNumber, 1)
    expect((await read(car))?.parts.find((part) => part.id === id)).toMatchObject({ quantity: 1, isOnTheWay: false })
    await giveBack(car, orderNumber, 1)
    expect(list(await read(car))).toEqual([["Muncie M22", 1]])
  })

  it("OWN-08 changes only the details of an entered part that the request contains", async () => {
    const car = await openCar()
    const part = transmission()
    await save(car, part)
    const { message, sheet } = await edit(car, part.id, { mileage: 60_100, price: Cents.make(124_950) })
    expect(message).toBeNull()
    expect(sheet?.parts).toMatchObject([{ gotOn: "2026-03-03", mileage: 60_100, price: 124_950, note: null }])
    const emptied = (await edit(car, part.id, { gotOn: null, note: "Rebuilt in 2024" })).sheet
    expect(emptied?.parts).toMatchObject([{ gotOn: null, mileage: 60_100, price: 124_950, note: "Rebuilt in 2024" }])
  })

  it("OWN-08 changes the details of a bought part except the price, which comes from the order", async () => {
    const car = await openCar()
    const id = `${await buy(car, "CAM-P900-2", 1)}:1`
    const before = (await read(car))?.parts[0]
    const { sheet } = await edit(car, id, { mileage: 12, note: "Spare", price: Cents.make(1) })
    expect(sheet?.parts).toEqual([{ ...before, mileage: 12, note: "Spare" }])
  })

  it("OWN-08 changes neither a removed part nor a part of a different visitor", async () => {
    const [car, other] = [await openCar(), await openCar()]
    const part = transmission()
    await save(car, part)
    await remove(car, part.id)
    for (const owner of [car, other]) {
      expect((await edit(owner, part.id, { note: "Mine" })).message).toBe("This part is no longer on the build sheet. Reload the page.")
    }
    expect((await remove(car, part.id, false)).sheet?.parts).toMatchObject([{ note: null }])
  })

  it("OPS-30 counts the removal of a bought part as activity of its owner", async () => {
    const car = await openCar()
    const id = `${await buy(car, "CAM-P900-2", 1)}:1`
    await remove(car, id)
    const { kysely } = garage.shop.database
    const longAgo = new Date("2020-01-01T00:00:00Z")
    await kysely.updateTable("owned_part").set({ saved_at: longAgo }).where("owned_part_id", "=", id).execute()
    await remove(car, id, false)
    const stored = await kysely.selectFrom("owned_part").select("saved_at").where("owned_part_id", "=", id).executeTakeFirstOrThrow()
    expect(stored.saved_at.getTime()).toBeGreaterThan(longAgo.getTime())
  })

  it("OWN-03 restores a removed part unchanged, whether it was bought or entered", async () => {
    const car = await openCar()
    const part = transmission()
    await save(car, part)
    const orderNumber = await buy(car, "CAM-P900-2", 1)
    const before = await read(car)
    for (const id of [part.id, `${orderNumber}:1`]) {
      expect((await remove(car, id)).sheet?.parts.map((left) => left.id)).not.toContain(id)
      expect((await remove(car, id, false)).sheet).toEqual(before)
    }
  })

  it("OWN-03 does not restore a part to a full build sheet", async () => {
    const car = await openCar()
    const part = transmission()
    await save(car, part)
    await remove(car, part.id)
    const { kysely } = garage.shop.database
    const { car: identity } = await kysely
      .selectFrom("owned_part")
      .select("car")
      .where("owned_part_id", "=", part.id)
      .executeTakeFirstOrThrow()
    const row = { web_user_guid: car.visitor.webUserGuid, car: identity, type_slug: "transmission", is_removed: false }
    const unknown = { sku_base_number: null, sku_variant_number: null, model: null, name: null, got_on: null, mileage: null }
    await kysely
      .insertInto("owned_part")
      .values(
        Array.from({ length: MAX_OWNED_PARTS }, () => ({ ...row, ...unknown, price_cents: null, owned_part_id: crypto.randomUUID() }))
      )
      .execute()
    const { message, sheet } = await remove(car, part.id, false)
    expect(message).toBe("This build sheet is full. Remove a part to add another.")
    expect(sheet?.parts).toHaveLength(MAX_OWNED_PARTS)
  })

  it("OWN-02 gives a bought kit the name in its order once the shop no longer sells it", async () => {
    const car = await openCar()
    const orderNumber = await buy(car, "CAM-P901-1", 1)
    await garage.shop.database.kysely
      .updateTable("order_line")
      .set({ title: "Driveline Kit", sku_variant_number: "CAM-GONE-1", components: '[{"ordinality":1,"skuVariantNumber":"CAM-P900-1"}]' })
      .where("order_number", "=", orderNumber)
      .execute()
    expect((await read(car))?.parts).toMatchObject([{ name: "Driveline Kit", typeSlug: "", contains: ["clutch-kit"] }])
  })

  it("OWN-03 stores no change to an order of another visitor", async () => {
    const car = await openCar()
    expect((await remove(car, "1234567890:1")).message).toBe("This part is no longer on the build sheet. Reload the page.")
    const { count } = await garage.shop.database.kysely
      .selectFrom("owned_part")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("web_user_guid", "=", car.visitor.webUserGuid)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })

  it("OWN-01 keeps the parts when the car's engine is set, and when the car is deleted and added again", async () => {
    const car = await openCar()
    await save(car, transmission())
    const withEngine = { ...camaro, engineIds: smallBlock57 }
    await garage.update(car.visitor, car.projectId, withEngine)
    expect(list(await read(car))?.[0]).toEqual(["Close-Ratio Transmission", 1])
    await garage.remove(car.visitor, car.projectId)
    const { addedCustomerProjectId } = await garage.add(car.visitor, withEngine)
    const again = { ...car, projectId: ProjectId.make(addedCustomerProjectId ?? "") }
    expect(list(await read(again))?.[0]).toEqual(["Close-Ratio Transmission", 1])
  })

  it("OWN-01 moves a guest's parts to the account on sign-in", async () => {
    const [guest, account] = [await openCar(), await openCar()]
    await save(guest, transmission())
    await garage.shop.database.kysely
      .transaction()
      .execute((transaction) => mergeVisitor(transaction, guest.visitor.webUserGuid, account.visitor.webUserGuid))
    expect(list(await read(account))).toEqual([["Close-Ratio Transmission", 1]])
  })

  it("OWN-05 takes a facet of the car from an owned part, and from the owner's answer again once the part is removed", async () => {
    const visitor = garage.shop.visitor()
    const answered = { ...camaro, selectedFacetData: [{ name: "Rear Axle", valueId: sample.rearAxle.gm12Bolt }] }
    const { addedCustomerProjectId } = await garage.add(visitor, answered)
    const car = { visitor, projectId: ProjectId.make(addedCustomerProjectId ?? "") }
    const facets = async () => (await garage.projectsOf(visitor))[0]?.facets
    const before = await facets()
    const part = named("axle:Ford 9 in.")
    await save(car, part)
    const shown = await facets()
    expect(shown).toMatchObject([
      { name: "Rear Axle", valueId: sample.rearAxle.ford9, value: "Ford 9 in", because: "because you have a Ford 9 in." }
    ])
    // The garage form sends back the values that it displayed.
    await garage.update(visitor, car.projectId, {
      ...camaro,
      selectedFacetData: (shown ?? []).map(({ name, valueId }) => ({ name, valueId }))
    })
    await remove(car, part.id)
    expect(await facets()).toEqual(before)
  })

  it("CLASS-09 judges each part of a build sheet, and the whole build, by the class sheet of the car", async () => {
    const visitor = garage.shop.visitor()
    const { addedCustomerProjectId } = await garage.add(visitor, { raceTypeId: hobbyStock })
    const car = { visitor, projectId: ProjectId.make(addedCustomerProjectId ?? "") }
    const judge = async () => (await visitor.ask(ownedReport, { webUserGuid: visitor.webUserGuid, projectId: car.projectId })).ownedReport
    const sold = (base: string, variant: string) =>
      transmission({ skuBaseNumber: SkuBaseNumber.make(base), skuVariantNumber: SkuVariantNumber.make(variant), gotOn: null })
    const [helmet, tire] = [sold("CAM-P950", "CAM-P950-2"), sold("CAM-P952", "CAM-P952-1")]
    const own = { ...named("transmission:Muncie M22"), model: null, typeSlug: "carburetor", name: "Old four-barrel" }
    for (const part of [helmet, tire, own, named("axle:Ford 9 in.")]) await save(car, part)
    const answer = await judge()
    expect(answer?.note).toBe("By the sheet of November 14, 2025. The inspector has the last word. 1 part was not judged.")
    expect(answer?.parts.find(({ id }) => id === helmet.id)).toMatchObject({ label: "Legal", rules: [{ paragraph: "1.1" }] })
    expect(answer?.parts.find(({ id }) => id === tire.id)).toMatchObject({ label: "The inspector decides" })
    expect(answer?.parts.find(({ id }) => id === own.id)).toMatchObject({ title: "Old four-barrel", label: "Not known yet" })
    expect(answer?.parts.find(({ title }) => title === "Ford 9 in.")).toMatchObject({ label: "Not ruled", rules: [] })
    expect(answer?.parts).toHaveLength((await read(car))?.parts.length ?? 0)
    expect(answer?.answer).not.toBe("legal")
  })

  it("CLASS-09 return no verdicts for a car without a class sheet, or for a car of a different visitor", async () => {
    const [car, other] = [await openCar(), await openCar()]
    for (const { projectId } of [car, other]) {
      const { webUserGuid } = car.visitor
      expect((await car.visitor.ask(ownedReport, { webUserGuid, projectId })).ownedReport).toBeNull()
    }
  })

  it("OWN-01 lists models before part types", async () => {
    const visitor: TestVisitor = garage.shop.visitor()
    const choices = (await visitor.ask(ownedChoices, {})).ownedChoices
    expect(choices.find(({ label }) => label === "Transmission: Muncie M21")?.model).toBe("transmission:Muncie M21")
    expect(choices.at(-1)?.model).toBeNull()
  })
})
