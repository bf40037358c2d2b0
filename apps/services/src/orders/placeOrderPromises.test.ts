import { cart } from "@camber/domain/cart"
import { findMisfits, orderReview, placeOrder } from "@camber/domain/checkout"
import { shippingEstimates } from "@camber/domain/location"
import { order } from "@camber/domain/order"
import { MakeId, ModelId, ModelYear, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { fillCart, placeTestOrder, plainTerms, requestFor, reviewFor } from "./testing/orderOf.ts"

const dayNames = new Intl.DateTimeFormat("en-US", { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" })

describe.each(allDatabases)("promises of placeOrder on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(async () => {
    await setStock("CAM-P3-1", 500)
    await setPrice(10_003)
    for (const table of ["customer_order", "order_line", "mail"] as const) await shop.database.kysely.deleteFrom(table).execute()
  })
  afterAll(() => shop.database.drop())

  const setStock = (number: string, quantity: number) =>
    shop.database.kysely
      .updateTable("variant")
      .set({ quantity, availability: "InStock" })
      .where("sku_variant_number", "=", number)
      .execute()
  const setPrice = (price_cents: number) =>
    shop.database.kysely.updateTable("variant").set({ price_cents }).where("sku_variant_number", "=", "CAM-P3-1").execute()
  const readCart = async ({ ask, webUserGuid }: TestVisitor) => (await ask(cart, { webUserGuid, project: null })).cart
  const send = async (visitor: TestVisitor, request: Awaited<ReturnType<typeof requestFor>>, key: string) =>
    (await visitor.ask(placeOrder, request, key)).placeOrder

  it("BUY-02 shows each line's arrival date as in the cart, stores it, and shows no date without a known destination", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    const body = { skus: [{ skuVariantNumber: "CAM-P3-1", skuBaseNumber: "CAM-P3" }], countryCode: "US", zipCode: "44308" }
    const asked = new Request(`http://shop.test${shippingEstimates.path}`, {
      method: "POST",
      headers: { cookie: visitor.cookie, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    const estimated = JSON.stringify(await (await shop.handler(asked))?.json())
    const { shippingChoices } = await reviewFor(visitor)
    const day = shippingChoices.find(({ method }) => method === "standard")?.arrivals[0] ?? ""
    expect(estimated).toContain(`"Get it ${dayNames.format(Date.parse(day))}"`)
    const orderNumber = (await placeTestOrder(visitor)).orderNumber ?? ""
    const placed = await visitor.ask(order, { webUserGuid: visitor.webUserGuid, orderNumber })
    expect(placed.order?.lines.map(({ arrivesOn }) => arrivesOn)).toEqual([day])

    await fillCart(visitor, "CAM-P3-1")
    const nowhere = { terms: plainTerms, country: "US", region: null, postalCode: null }
    const unplaced = (await visitor.ask(orderReview, { webUserGuid: visitor.webUserGuid, ...nowhere })).orderReview
    expect(unplaced.shippingChoices.flatMap(({ arrivals }) => arrivals).every((arrival) => arrival === null)).toBe(true)
  })

  it("BUY-04 BUY-06 stores and mails the reviewed arrival date, and places no order if it changed", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    const request = await requestFor(visitor)
    const [read] = request.reviewed.lines
    const otherDay = { ...request.reviewed, lines: [{ ...read!, arrives: "2026-01-05" }] }
    const rejected = await send(visitor, { ...request, reviewed: otherDay }, crypto.randomUUID())
    expect([rejected.orderNumber, rejected.changes]).toEqual([
      null,
      [expect.stringMatching(/: the estimated arrival is now \w{3}, \w{3} \d+; it was Mon, Jan 5\.$/)]
    ])
    const orderNumber = (await send(visitor, request, crypto.randomUUID())).orderNumber ?? ""
    const line = await shop.database.kysely.selectFrom("order_line").select("arrives_on").executeTakeFirstOrThrow()
    expect([line.arrives_on, /^\d{4}-/.test(read?.arrives ?? "")]).toEqual([read?.arrives, true])
    const { body } = await shop.database.kysely
      .selectFrom("mail")
      .select("body")
      .where("subject", "like", `%${orderNumber}%`)
      .executeTakeFirstOrThrow()
    const day = dayNames.format(Date.parse(read?.arrives ?? ""))
    expect(body).toContain(`   Get it ${day}\n`)
    expect(body).toContain(`Standard shipping. Estimated arrival: ${day}.`)
  })

  it("BUY-03 BUY-04 requires confirmation of parts that no longer fit, and stores the new verdict with the order", async () => {
    const visitor = shop.visitor()
    const camaro = {
      ...UNKNOWN_PROJECT,
      vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
    }
    await fillCart(visitor, "CAM-P2-1", 1, camaro)
    const statements = shop.database.kysely
      .selectFrom("application")
      .innerJoin("product", "product.product_page_id", "application.product_page_id")
      .where("product.sku_base_number", "=", "CAM-P2")
    const setEnd = (year_to: number | null, application_id: number) =>
      shop.database.kysely.updateTable("application").set({ year_to }).where("application_id", "=", application_id).execute()
    const request = await requestFor(visitor)
    const before = await statements.select(["application_id", "year_to"]).execute()
    for (const { application_id } of before) await setEnd(1968, application_id)
    const { changes, review } = await send(visitor, request, crypto.randomUUID())
    expect(changes).toEqual([expect.stringContaining("the fit for your 1969 Chevrolet Camaro is now “May Not Fit”.")])
    expect(findMisfits(review?.lines ?? [])).toHaveLength(1)
    expect((await readCart(visitor)).lines[0]?.addedFor?.verdict.fitment).toBe("DirectFit")
    expect((await placeTestOrder(visitor)).changes).toEqual([])
    const line = await shop.database.kysely.selectFrom("order_line").select("added_for").executeTakeFirstOrThrow()
    expect(line.added_for).toMatchObject({ projectName: "1969 Chevrolet Camaro", verdict: { fitment: "NoFit" } })
    expect(line.added_for).not.toHaveProperty("project")
    for (const { application_id, year_to } of before) await setEnd(year_to, application_id)
  })

  it("BUY-05 offers expedited shipping only if it is faster", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    const offeredAt = async (postalCode: string) => {
      const place = { country: "US", region: null, postalCode }
      const { shippingChoices, shippingMethod } = (
        await visitor.ask(orderReview, {
          webUserGuid: visitor.webUserGuid,
          terms: { ...plainTerms, shippingMethod: "expedited" },
          ...place
        })
      ).orderReview
      return [shippingMethod, shippingChoices.map(({ method }) => method)]
    }
    expect(await offeredAt("44308")).toEqual(["standard", ["standard"]])
    expect(await offeredAt("94103")).toEqual(["expedited", ["standard", "expedited"]])
  })
})
