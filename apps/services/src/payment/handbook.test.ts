import { PAYMENT_WINDOW_MINUTES } from "@camber/domain/payment"
import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

it("PAY-07 the handbook says the same time to pay as the rule, wherever it does", () => {
  const handbook = readFileSync(new URL("../../../../docs/how-to/configure-payments.md", import.meta.url), "utf8")
  const told = [...handbook.matchAll(/(\d+) minutes/g)].map(([, minutes]) => Number(minutes))
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told)).toEqual(new Set([PAYMENT_WINDOW_MINUTES]))
})
