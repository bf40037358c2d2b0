import { describe, expect, it } from "vitest"
import { getSessionDuration, isEngaged, isKeyEvent, isExpired, isReturningUser } from "./rules.ts"

const hour = 3_600_000
const began = { sessionStartTime: 1_000_000, keyEventCount: 0, pageViewCount: 1 }

describe("isEngaged", () => {
  it("SESS-02 is true after 10 s, not after 9.999 s", () => {
    expect([9_999, 10_000].map((millis) => isEngaged(began, began.sessionStartTime + millis))).toEqual([false, true])
  })
  it("SESS-03 is true after one key event", () => {
    expect(isEngaged({ ...began, keyEventCount: 1 }, began.sessionStartTime)).toBe(true)
  })
  it("SESS-04 is true after two page views, not after one", () => {
    expect([1, 2].map((pageViewCount) => isEngaged({ ...began, pageViewCount }, began.sessionStartTime))).toEqual([false, true])
  })
  it("ERR-121 uses a duration of 0 milliseconds for a start in the future", () => {
    expect(getSessionDuration(began, began.sessionStartTime - hour)).toBe(0)
    expect(isEngaged(began, began.sessionStartTime - hour)).toBe(false)
  })
})

describe("isKeyEvent", () => {
  it.each([
    "Product Added",
    "Product Added to Wishlist",
    "Fitment Added",
    "Signed In",
    "Product Reviewed",
    "Product Shared",
    "Order Completed",
    "Products Searched",
    "Signed Up",
    "Wishlist Created"
  ])("SESS-08 is true for %s", (name) => {
    expect(isKeyEvent(name)).toBe(true)
  })
  it.each(["Product Viewed", "Product Removed", "Product Clicked", "Fitment Removed", "product added", "", "constructor"])(
    "SESS-09 is false for %j",
    (name) => {
      expect(isKeyEvent(name)).toBe(false)
    }
  )
})

it("SESS-06 SESS-12 isExpired is true 1800000 ms after the last event, not earlier", () => {
  expect([1_799_999, 1_800_000].map((after) => isExpired({ lastEventTime: hour }, hour + after))).toEqual([false, true])
})

it("VIS-31 isReturningUser is true after more than 24 hours, and false at 24 hours or on a first visit", () => {
  expect(isReturningUser(hour, 25 * hour)).toBe(false)
  expect(isReturningUser(hour, 25 * hour + 1)).toBe(true)
  expect(isReturningUser(null, 25 * hour)).toBe(false)
})
