import { InvalidPaymentEvent, PaymentRejected, type Payments } from "@camber/domain/payment"
import { Effect } from "effect"

const NOTHING_PAID = new PaymentRejected({ problem: "Invoice orders have no payment" })

/** Payment by invoice, which comes with the package: no payment page, no events and no refunds. */
export const invoicePayments: Payments = {
  method: "invoice",
  leastCents: 0,
  begin: () => Effect.succeed({ _tag: "Nothing" }),
  read: () => Effect.fail(new InvalidPaymentEvent({ problem: "unsigned" })),
  getStatus: () => Effect.succeed(null),
  capture: () => Effect.fail(NOTHING_PAID),
  refund: () => Effect.fail(NOTHING_PAID),
  void: () => Effect.void
}
