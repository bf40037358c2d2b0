import { addToCart } from "@camber/domain/cart"
import { clampQuantity, productPage, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { formatHeld, getFitmentText, skuBaseFitment } from "@camber/domain/fitment"
import { requestReturn, type ReturnReason } from "@camber/domain/order"
import { FitReport, judgeFitReport, staffFitReports } from "@camber/domain/staff"
import { Project } from "@camber/domain/vehicle"
import { sampleCartItem } from "@camber/testing/records"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { eraseOrders } from "../orders/eraseOrders.ts"
import { advanceOrder } from "../orders/advanceOrder.ts"
import { june, placeTestOrder, plainTerms } from "../orders/testing/orderOf.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { signedInAs } from "./testing/signedInAs.ts"

const createCamaro = (year: number) =>
  Schema.decodeUnknownSync(Project)({ vehicle: { year, makeId: sample.chevrolet, modelId: sample.camaro }, facets: [], declined: [] })
const camaro = createCamaro(1969)
const guaranteed = "Guaranteed To Fit"
const formatWarning = (customers: number) => `Verify fit: ${customers} ${customers > 1 ? "customers" : "customer"} reported a misfit`

describe.each(allDatabases)("fit reports on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["performance"] })
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"])
    await shop.database.kysely.updateTable("variant").set({ quantity: 500 }).where("sku_variant_number", "=", "CAM-P2-1").execute()
  })
  beforeEach(async () => {
    await shop.database.kysely.deleteFrom("fit_report").execute()
    vi.advanceTimersByTime(5000)
  })
  afterAll(async () => {
    vi.useRealTimers()
    await shop.database.drop()
  })

  /** Creates a customer who received two rotors for this vehicle. */
  const customer = async (project: Project | null = camaro, email = `${crypto.randomUUID()}@example.com`) => {
    const visitor = shop.visitor()
    const { ask, webUserGuid } = visitor
    const sku = { skuVariantNumber: SkuVariantNumber.make("CAM-P2-1"), skuBaseNumber: SkuBaseNumber.make("CAM-P2") }
    const item = sampleCartItem({ ...sku, quantityRequested: clampQuantity(2) })
    await ask(addToCart, { webUserGuid, items: [item], productPageId: null, skuBaseNumber: null, productPageUrl: null, project })
    const orderNumber = (await placeTestOrder(visitor, plainTerms, { ...june, email }, june)).orderNumber ?? ""
    await advanceOrder(shop.database.kysely, { brandName: "Camber", publicOrigin: "http://shop.test" }, { orderNumber, to: "shipped" })
    return { visitor, orderNumber }
  }
  const sendBack = async ({ orderNumber, visitor: { ask, webUserGuid } }: Awaited<ReturnType<typeof customer>>, reason: ReturnReason) => {
    const lines = [{ ordinality: 1, quantity: clampQuantity(1), kind: "goods" as const }]
    await ask(requestReturn, { webUserGuid, orderNumber, email: null, lines, reason, note: null }, crypto.randomUUID())
    // Waits for the maximum delay until pages show a report.
    vi.advanceTimersByTime(5000)
  }
  /** Returns the fitment labels of the product page and of the product's card for a vehicle. */
  const readLabels = async (project: Project | null, { ask, webUserGuid }: TestVisitor = shop.visitor()) => {
    const asked = { productPageId: sample.rotor, skuVariantNumber: "CAM-P2-1", project }
    const page = (await ask(productPage, asked)).productPage
    const cards = await ask(skuBaseFitment, { skuBaseNumbers: ["CAM-P2"], project, selectedFacetData: [], webUserGuid })
    const verdict = page?.variant.fit
    return [verdict && getFitmentText(verdict).label, cards.skuBaseFitment[0] && getFitmentText(cards.skuBaseFitment[0]).label]
  }
  /** Returns the note about other buyers with this vehicle. */
  const readBuyerNote = async (project: Project) => {
    const asked = { productPageId: sample.rotor, skuVariantNumber: "CAM-P2-1", project }
    const fit = (await shop.ask(productPage, asked)).productPage?.variant.fit
    return fit ? getFitmentText(fit).note : null
  }
  const send = async (path: string, body?: unknown) => {
    const headers = { "content-type": "application/json", cookie: staff }
    const answer = await shop.handler(
      new Request(`http://shop.test${path}`, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) })
    )
    return answer?.json()
  }
  const queue = async () => Schema.decodeUnknownSync(Schema.Array(FitReport))(await send(staffFitReports.path))
  const judge = async (reportId: number, seen: string, state: string) => {
    const written = await send(judgeFitReport.path, { reportId, seen, state })
    vi.advanceTimersByTime(5000)
    return Schema.decodeUnknownSync(judgeFitReport.result)(written)
  }

  it("AFT-15 AFT-27 a single report does not change the guarantee, and the page shows how many buyers kept the part", async () => {
    const [buyer] = [await customer(), await customer()]
    const before = await readLabels(camaro)
    await sendBack(buyer, "changed-mind")
    await sendBack(buyer, "does-not-fit")
    expect(await readLabels(camaro)).toEqual(before)
    expect(before[0]).toBe(guaranteed)
    expect(await readBuyerNote(camaro)).toMatch(/^\d+ of \d+ buyers with your car kept it$/)
    expect(await readBuyerNote(createCamaro(1968))).toBeNull()
  })

  it("AFT-15 AFT-27 three independent buyers of one vehicle, who are a tenth of all buyers, cause a warning within five seconds, only for that vehicle", async () => {
    const car = createCamaro(1967)
    const buyers = [
      await customer(car),
      await customer(car, "june@example.com"),
      await customer(car, "June@Example.com"),
      await customer(car)
    ]
    for (const buyer of buyers.slice(0, 3)) await sendBack(buyer, "does-not-fit")
    // Two of the email addresses belong to the same mailbox.
    expect((await readLabels(car))[0]).toBe(guaranteed)
    expect(await readBuyerNote(car)).toBe("1 of 3 buyers with your car kept it")
    await sendBack(buyers[3]!, "does-not-fit")
    expect((await readLabels(car))[0]).toBe(formatWarning(3))
    expect((await readLabels(camaro))[0]).toBe(guaranteed)
  })

  it("AFT-16 staff see the application with vehicle, number of orders and weight, the oldest first, and judge each report once", async () => {
    const first = await customer()
    await sendBack(first, "does-not-fit")
    await sendBack(await customer(), "does-not-fit")
    const [oldest] = await queue()
    expect(await queue()).toHaveLength(2)
    expect(oldest).toMatchObject({
      orderNumber: first.orderNumber,
      state: "open",
      car: "1969 Chevrolet Camaro",
      customers: 2,
      counts: false,
      statement: expect.stringMatching(/^Fits .*Chevrolet Camaro \(yours: 1969\)/)
    })
    expect(oldest?.orders).toBeGreaterThanOrEqual(2)
    const id = oldest?.reportId ?? 0
    expect(await judge(id, "open", "review")).toMatchObject({ isDone: true })
    expect((await readLabels(camaro))[0]).toBe(guaranteed)
    expect(await judge(id, "open", "mistake")).toMatchObject({ isDone: false })
    expect(await judge(id, "review", "mistake")).toMatchObject({ isDone: true, now: [{ customers: 1 }] })
    const [last] = await queue()
    await judge(last?.reportId ?? 0, "open", "wrong")
    expect(await queue()).toEqual([])
    // A confirmed report affects every vehicle of the application, but no other vehicle.
    expect((await readLabels(camaro))[0]).toBe(formatWarning(1))
    expect((await readLabels(createCamaro(1968)))[0]).toBe(formatWarning(1))
    expect(await readLabels(createCamaro(1985))).toEqual(["May Not Fit", "May Not Fit"])
    const actions = await shop.database.kysely.selectFrom("staff_action").select("what").where("what", "=", "fit report judged").execute()
    expect(actions).toHaveLength(3)
  })

  it("AFT-13 purchases without a vehicle, or despite a warning, create no report, and other users cannot see the queue", async () => {
    await sendBack(await customer(null), "does-not-fit")
    await sendBack(await customer(createCamaro(1985)), "does-not-fit")
    expect(await queue()).toEqual([])
    expect((await readLabels(camaro))[0]).toBe(guaranteed)
    const guest = await shop.handler(new Request(`http://shop.test${staffFitReports.path}`, { headers: { cookie: shop.visitor().cookie } }))
    expect(guest?.status).toBe(404)
  })

  it("FIT-35 the reports about a statement include the number of cars whose buyers kept the part after the return period, and each car counts once", async () => {
    const { kysely } = shop.database
    const readHeld = async () => {
      await Effect.runPromise(shop.upkeep.notify)
      vi.advanceTimersByTime(5000)
      const asked = { productPageId: sample.rotor, skuVariantNumber: "CAM-P2-1", project: camaro }
      const fit = (await shop.ask(productPage, asked)).productPage?.variant.fit
      return fit ? formatHeld(fit) : null
    }
    const deliver = (orderNumber: string, days: number) =>
      kysely
        .updateTable("customer_order")
        .set({ status: "delivered", delivered_at: new Date(Date.now() - days * 86_400_000), return_days: 60 })
        .where("order_number", "=", orderNumber)
        .execute()
    for (const days of [61, 61, 59]) await deliver((await customer()).orderNumber, days)
    const [twice, again] = [await customer(camaro, "pat@example.com"), await customer(camaro, "Pat@example.com")]
    await deliver(twice.orderNumber, 90)
    const reported = await customer()
    await sendBack(reported, "does-not-fit")
    await deliver(reported.orderNumber, 90)
    expect(await readHeld()).toBe("Held on 3 cars, 1 report")
    await deliver(again.orderNumber, 90)
    expect(await readHeld()).toBe("Held on 3 cars, 1 report")
    await deliver(twice.orderNumber, 10)
    await deliver(again.orderNumber, 10)
    expect(await readHeld()).toBeNull()
  })

  it("AFT-16 a report about the application remains after its customer is deleted, but without the vehicle", async () => {
    const buyer = await customer()
    await sendBack(buyer, "does-not-fit")
    await shop.database.kysely.transaction().execute((transaction) => eraseOrders(transaction, buyer.visitor.webUserGuid))
    const [left] = await queue()
    expect(left).toMatchObject({ car: null, statement: null, source: null, customers: 1, counts: false })
    await judge(left?.reportId ?? 0, "open", "wrong")
    expect((await readLabels(camaro))[0]).toBe(formatWarning(1))
  })
})
