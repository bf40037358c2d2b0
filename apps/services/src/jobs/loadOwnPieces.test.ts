import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { ProjectId } from "@camber/domain/garage"
import { jobPlan } from "@camber/domain/jobs"
import { OwnedPartId, removeOwnedPart, saveOwnedPart } from "@camber/domain/owned-parts"
import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { camaro, openGarage, type OpenGarage } from "../garage/testing/openGarage.ts"
import { insertMatingParts } from "../mating/testing/insertMatingParts.ts"
import { fillCart, placeTestOrder } from "../orders/testing/orderOf.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const project = {
  vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) },
  facets: [],
  declined: []
}

describe.each(allDatabases)("loadOwnPieces on $kind", ({ open }) => {
  let garage: OpenGarage
  beforeAll(async () => {
    garage = await openGarage(open)
    await insertMatingParts(garage.shop.database.kysely)
  })
  afterAll(() => garage.shop.database.drop())

  const plan = async ({ ask, webUserGuid }: TestVisitor) =>
    (await ask(jobPlan, { slug: "clutch", project, webUserGuid, answers: [], marked: [] })).jobPlan
  const getClutch = async (visitor: TestVisitor) => (await plan(visitor))?.rows.find(({ name }) => name === "Clutch Kit")
  const buy = async (visitor: TestVisitor, forCar: typeof project | null) => {
    await fillCart(visitor, "CAM-P900-2", 1, forCar)
    return (await placeTestOrder(visitor)).orderNumber ?? ""
  }
  const openCar = async () => {
    const visitor = garage.shop.visitor()
    const { addedCustomerProjectId } = await garage.add(visitor, camaro)
    return { visitor, projectId: ProjectId.make(addedCustomerProjectId ?? "") }
  }

  it.each([
    ["awaiting", "missing"],
    ["failed", "missing"],
    ["paid", "there"]
  ] as const)("JOB-08 treats a part of an order whose payment is %s as %s", async (payment_state, state) => {
    const visitor = garage.shop.visitor()
    const orderNumber = await buy(visitor, project)
    await garage.shop.database.kysely.updateTable("customer_order").set({ payment_state }).where("order_number", "=", orderNumber).execute()
    expect((await getClutch(visitor))?.state).toBe(state)
  })

  it("JOB-08 does not count a bought part that was removed from the build sheet", async () => {
    const { projectId, visitor } = await openCar()
    const orderNumber = await buy(visitor, project)
    expect(await getClutch(visitor)).toMatchObject({ state: "there", covered: [{ place: "owned", title: "Street Clutch Kit", count: 1 }] })
    const id = OwnedPartId.make(`${orderNumber}:1`)
    await visitor.ask(removeOwnedPart, { webUserGuid: visitor.webUserGuid, projectId, id, isRemoved: true })
    expect((await getClutch(visitor))?.state).toBe("missing")
  })

  it("JOB-08 counts a part bought without a car, also for a saved car", async () => {
    const { visitor } = await openCar()
    await buy(visitor, null)
    expect((await getClutch(visitor))?.state).toBe("there")
  })

  it("JOB-08 counts parts that the owner entered, and proposes parts that meet these", async () => {
    const { projectId, visitor } = await openCar()
    const entered = { model: null, name: null, quantity: clampQuantity(1), gotOn: null, mileage: null, price: null }
    const [skuBaseNumber, skuVariantNumber] = [SkuBaseNumber.make("CAM-P901"), SkuVariantNumber.make("CAM-P901-1")]
    const parts = [
      { ...entered, skuBaseNumber, skuVariantNumber, typeSlug: null },
      { ...entered, skuBaseNumber: null, skuVariantNumber: null, typeSlug: "flywheel" }
    ]
    for (const part of parts)
      await visitor.ask(saveOwnedPart, {
        webUserGuid: visitor.webUserGuid,
        projectId,
        part: { ...part, id: OwnedPartId.make(crypto.randomUUID()) }
      })
    const own = await plan(visitor)
    expect(own?.rows.find(({ name }) => name === "Flywheel")).toMatchObject({ state: "there", covered: [{ place: "owned" }] })
    expect(own?.rows.find(({ name }) => name === "Clutch Kit")?.middle?.items).toEqual([{ skuVariantNumber: "CAM-P900-2", quantity: 1 }])
    expect(own?.sets[1]?.pairs).toMatchObject([{ titles: ["Street Clutch Kit", "Close-Ratio Transmission"] }])
  })
})
