import { expect, it } from "vitest"
import { FOCUS_THROTTLE_MS, getRetryDelayMs, getSlowWarningDelayMs } from "./refetching.ts"

it("CONST-102 CONST-103 CONST-104 delays are longer on a slow network: 10 s and 5 s instead of 5 s and 3 s", () => {
  expect(FOCUS_THROTTLE_MS).toBe(5000)
  expect(getRetryDelayMs(false)).toBe(5000)
  expect(getRetryDelayMs(true)).toBe(10_000)
  expect(getSlowWarningDelayMs(false)).toBe(3000)
  expect(getSlowWarningDelayMs(true)).toBe(5000)
})
