import { clampQuantity } from "@camber/domain/catalog"
import { cancelPieces, receiveReturn, repeatRefund, shipPieces } from "@camber/domain/order-management"
import { requestReturn } from "@camber/domain/order"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { failAtStatement, fillCart, placeTestOrder } from "../orders/testing/orderOf.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { defaults, openServices, type OpenServices } from "../../test/openServices.ts"
import { unversionedPictures } from "../schema/testing/rows.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"
import { createOrderManagementApi } from "./createOrderManagementApi.ts"
import { readManagedOrder } from "./readManagedOrder.ts"

const part = "CAM-P3-1"

describe.each(allDatabases)("createOrderChangeHandler on $kind", ({ open }) => {
  let shop: OpenServices
  let visit: StaffVisit
  beforeAll(async () => {
    shop = await openServices(open)
    await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
    const { account_id } = await shop.database.kysely
      .selectFrom("account")
      .select("account_id")
      .where("email", "=", "boss@shop.test")
      .executeTakeFirstOrThrow()
    visit = {
      webUserGuid: shop.webUserGuid,
      account: { id: account_id, sessionId: crypto.randomUUID(), roles: ["registered", "staff"], staffRole: "owner" },
      isNew: false,
      hasSessionEnded: false,
      visitorId: crypto.randomUUID(),
      isBot: false,
      isCollected: false,
      userAgent: "",
      cookies: []
    }
  })
  afterAll(() => shop.database.drop())

  /** Calls the staff API. The n-th statement fails; 0 means that none fails. Returns null after a failure. */
  const callWithFailure = async ({ path }: { readonly path: string }, body: object, statement: number) => {
    const call = createOrderManagementApi(shop.database.kysely.withPlugin(failAtStatement(statement)), unversionedPictures, defaults).find(
      ([own]) => own === path
    )?.[1]
    const request = new Request(`http://shop.test${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    const answer = await Promise.resolve(call?.(request, visit)).catch(() => null)
    return answer === null ? null : ((await answer?.json()) as { readonly problem: string | null })
  }

  const paidOrder = async () => {
    const visitor = await newMember(shop)
    await fillCart(visitor, part, 3)
    const { orderNumber } = await placeTestOrder(visitor)
    if (orderNumber === null) throw new Error("no order was placed")
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ payment_state: "paid", paid_cents: sql`total_cents` })
      .where("order_number", "=", orderNumber)
      .execute()
    return { orderNumber, visitor }
  }

  /** Reads everything that a change can write: order, lines, stock, refunds, points, mail and history. */
  const readState = async (orderNumber: string) => {
    const { kysely } = shop.database
    const countRows = async (table: "mail" | "order_event" | "points_entry" | "refund" | "shipment" | "staff_action") =>
      Number(
        (
          await kysely
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as("rows"))
            .executeTakeFirstOrThrow()
        ).rows
      )
    const [order, desk, shelf] = await Promise.all([
      kysely
        .selectFrom("customer_order")
        .select(["revision", "status", "credited_cents"])
        .where("order_number", "=", orderNumber)
        .executeTakeFirstOrThrow(),
      readManagedOrder(kysely, unversionedPictures, orderNumber),
      kysely.selectFrom("variant").select("quantity").where("sku_variant_number", "=", part).executeTakeFirstOrThrow()
    ])
    const rows = {
      mail: await countRows("mail"),
      events: await countRows("order_event"),
      points: await countRows("points_entry"),
      refunds: await countRows("refund"),
      shipments: await countRows("shipment"),
      actions: await countRows("staff_action")
    }
    const lines = desk?.lines.map(({ canceled, returned, shipped }) => ({ canceled, returned, shipped })) ?? []
    return { ...order, ...shelf, lines, rows }
  }

  /** Retries a change whose first, second, third, ... statement fails until it succeeds, always with the revision that staff saw first. */
  const retryUntilDone = async (call: { readonly path: string }, orderNumber: string, body: object) => {
    const before = await readState(orderNumber)
    const seen = { ...body, orderNumber, revision: before.revision }
    let completeState: typeof before | null = null
    let fails = 0
    for (let statement = 1; statement < 199; statement++) {
      const answer = await callWithFailure(call, seen, statement)
      const now = await readState(orderNumber)
      if (now.revision === before.revision) expect([statement, now]).toEqual([statement, before])
      else expect(now).toEqual((completeState ??= now))
      if (answer !== null) break
      fails++
    }
    expect(fails).toBeGreaterThan(5)
    expect((await callWithFailure(call, seen, 0))?.problem).toMatch(/^Someone else updated/)
    expect(await readState(orderNumber)).toEqual(completeState)
    return { before, after: completeState ?? before }
  }

  it("DESK-08 executes each change completely or not at all, and only once in several retries", { tags: "full" }, async () => {
    const { orderNumber, visitor } = await paidOrder()
    const some = (quantity: number) => [{ ordinality: 1, quantity }]

    const shipped = await retryUntilDone(shipPieces, orderNumber, { carrier: "ups", trackingNumber: "1Z999AA1", lines: some(2) })
    const { revision, rows } = shipped.before
    expect(shipped.after).toMatchObject({ revision: revision + 1, lines: [{ shipped: 2 }] })
    expect(shipped.after.rows).toEqual({
      ...rows,
      mail: rows.mail + 1,
      events: rows.events + 1,
      shipments: rows.shipments + 1,
      actions: rows.actions + 1
    })

    const canceled = await retryUntilDone(cancelPieces, orderNumber, { lines: some(1) })
    expect(canceled.after).toMatchObject({ status: "shipped", lines: [{ canceled: 1 }], quantity: canceled.before.quantity + 1 })
    expect(canceled.after.rows.refunds).toBe(canceled.before.rows.refunds + 1)

    const { webUserGuid } = visitor
    const { requestReturn: asked } = await visitor.ask(
      requestReturn,
      {
        webUserGuid,
        orderNumber,
        email: null,
        lines: [{ ordinality: 1, quantity: clampQuantity(2), kind: "goods" }],
        reason: "changed-mind",
        note: null
      },
      crypto.randomUUID()
    )
    const received = await retryUntilDone(receiveReturn, orderNumber, {
      returnId: asked.order?.returns[0]?.returnId,
      lines: [{ ordinality: 1, kind: "goods", received: 2, outcome: "restock" }]
    })
    expect(received.after).toMatchObject({ quantity: received.before.quantity + 2 })
    expect(received.after.rows.refunds).toBe(received.before.rows.refunds + 1)

    const refunds = shop.database.kysely.updateTable("refund").set({ state: "failed" }).where("order_number", "=", orderNumber)
    const failed = await refunds.returning("cents").execute()
    const again = await retryUntilDone(repeatRefund, orderNumber, { cents: failed.reduce((sum, { cents }) => sum + cents, 0) })
    expect(again.after.rows).toMatchObject({ refunds: again.before.rows.refunds + 1, actions: again.before.rows.actions + 1 })
  })
})
