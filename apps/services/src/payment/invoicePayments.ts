import { InvalidPaymentEvent, PaymentRejected, type Payments } from "@camber/domain/payment"
import { Effect } from "effect"

const nothingPaid = new PaymentRejected({ problem: "An order by invoice has no payment" })

/** An invoice comes with the package: nothing is asked of the shopper, nobody tells of payments, and nothing goes back from here. */
export const invoicePayments: Payments = {
  method: "invoice",
  leastCents: 0,
  begin: () => Effect.succeed({ _tag: "Nothing" }),
  read: () => Effect.fail(new InvalidPaymentEvent({ problem: "unsigned" })),
  look: () => Effect.succeed(null),
  capture: () => Effect.fail(nothingPaid),
  refund: () => Effect.fail(nothingPaid),
  void: () => Effect.void
}
