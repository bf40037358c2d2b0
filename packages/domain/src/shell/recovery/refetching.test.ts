import { expect, it } from "vitest"
import { FOCUS_THROTTLE_MS, getRetryDelayMs, getSlowWarningDelayMs } from "./refetching.ts"

it("CONST-102 CONST-103 CONST-104 delays are longer on a slow network: 10 s and 5 s instead of 5 s and 3 s", () => {
  expect(FOCUS_THROTTLE_MS).toBe(5000)
  expect([getRetryDelayMs(false), getRetryDelayMs(true)]).toEqual([5000, 10_000])
  expect([getSlowWarningDelayMs(false), getSlowWarningDelayMs(true)]).toEqual([3000, 5000])
})
