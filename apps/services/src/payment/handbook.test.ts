import { PAYMENT_WINDOW_MINUTES } from "@camber/domain/payment"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

it("PAY-07 the payment docs state the configured payment window everywhere", () => {
  const docs = readFileSync(new URL("../../../../docs/how-to/configure-payments.md", import.meta.url), "utf8")
  const minutesInDocs = [...docs.matchAll(/(\d+) minutes/g)].map(([, minutes]) => Number(minutes))
  expect(minutesInDocs.length).toBeGreaterThan(0)
  expect(new Set(minutesInDocs)).toEqual(new Set([PAYMENT_WINDOW_MINUTES]))
})
