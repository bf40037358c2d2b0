import { paymentStates } from "@camber/domain/payment"
import { describe, expect, it } from "vitest"
import { formatPaymentStatus } from "./paymentText.ts"

describe("an order's status in words", () => {
  it("DESK-05 shows the progress in every paid state, and only the missing payment in an unpaid one", () => {
    const texts = paymentStates.map((state) => [state, formatPaymentStatus("Partly shipped", { status: "placed", state })])
    expect(Object.fromEntries(texts)).toEqual({
      none: "Partly shipped",
      awaiting: "Waiting for payment",
      authorised: "Payment being checked",
      paid: "Partly shipped",
      failed: "Not paid",
      partlyRefunded: "Partly shipped, partly refunded",
      refunded: "Partly shipped, refunded"
    })
  })
})
