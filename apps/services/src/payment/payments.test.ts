import { paymentsContract } from "@camber/testing/ports"
import { Redacted } from "effect"
import { invoicePayments } from "./invoicePayments.ts"
import { signedTestEvent, createTestPayments } from "./createTestPayments.ts"

const key = Redacted.make<Uint8Array>(new TextEncoder().encode("a key for payments in tests"))

paymentsContract("invoice", async () => ({ payments: invoicePayments, paid: null, wentBack: () => new Map() }))

paymentsContract("test", async () => ({
  payments: createTestPayments({ key, publicOrigin: "http://shop.test" }),
  paid: ({ attempt, orderNumber, totalCents }, at) => {
    const { body, headers } = signedTestEvent(key, { attempt, orderNumber, cents: totalCents }, "paid", at)
    return { body: new TextEncoder().encode(body), headers: new Map(Object.entries(headers)) }
  },
  wentBack: () => new Map()
}))
