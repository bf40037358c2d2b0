import { wireOrder, wireOrderLine } from "@camber/testing/records"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { computeCancelRefund } from "./cancelRefund.ts"
import { Order } from "./model.ts"

const order = (more: object = {}) =>
  Schema.decodeUnknownSync(Order)(
    wireOrder({
      lines: [
        wireOrderLine({ ordinality: 1, quantity: 2, total: 180, discount: 18, coreCharge: 10 }),
        wireOrderLine({ ordinality: 2, quantity: 1, total: 50 })
      ],
      tax: 12,
      total: 253.95,
      credited: 0,
      ...more
    })
  )

describe("computeCancelRefund", () => {
  it("AFT-25 refunds the discounted price and the core deposit, without the tax", () => {
    expect(computeCancelRefund(order(), 1, 1)).toEqual({ cents: 91_00, isExact: false })
    expect(computeCancelRefund(order(), 1, 2)).toEqual({ cents: 182_00, isExact: false })
    expect(computeCancelRefund(order({ tax: 0 }), 2, 1)).toEqual({ cents: 50_00, isExact: true })
  })

  it("AFT-25 refunds the whole charge if nothing was shipped and nothing remains", () => {
    const lines = [wireOrderLine({ ordinality: 1, quantity: 2, total: 180, canceled: 1 })]
    expect(computeCancelRefund(order({ lines, total: 201.95, credited: 90 }), 1, 1)).toEqual({ cents: 111_95, isExact: true })
  })
})
