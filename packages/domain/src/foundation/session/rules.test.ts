import { describe, expect, it } from "vitest"
import { getSessionDuration, isEngaged, isKeyEvent, isExpired, isReturningUser } from "./rules.ts"

const hour = 3_600_000
const began = { sessionStartTime: 1_000_000, keyEventCount: 0, pageViewCount: 1 }

describe("engagement", () => {
  it("SESS-02 comes with 10 s, not with 9.999 s", () => {
    expect([9_999, 10_000].map((millis) => isEngaged(began, began.sessionStartTime + millis))).toEqual([false, true])
  })
  it("SESS-03 comes with one key event", () => {
    expect(isEngaged({ ...began, keyEventCount: 1 }, began.sessionStartTime)).toBe(true)
  })
  it("SESS-04 comes with two page views, not with one", () => {
    expect([1, 2].map((pageViewCount) => isEngaged({ ...began, pageViewCount }, began.sessionStartTime))).toEqual([false, true])
  })
  it("ERR-121 a session that seems to begin later has lasted 0 milliseconds", () => {
    expect(getSessionDuration(began, began.sessionStartTime - hour)).toBe(0)
    expect(isEngaged(began, began.sessionStartTime - hour)).toBe(false)
  })
})

describe("the events that count", () => {
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
  ])("SESS-08 %s is a key event", (name) => {
    expect(isKeyEvent(name)).toBe(true)
  })
  it.each(["Product Viewed", "Product Removed", "Product Clicked", "Fitment Removed", "product added", "", "constructor"])(
    "SESS-09 %j is none",
    (name) => {
      expect(isKeyEvent(name)).toBe(false)
    }
  )
})

it("SESS-06 SESS-12 a session is over at 1800000 ms after its last event, not one earlier", () => {
  expect([1_799_999, 1_800_000].map((after) => isExpired({ lastEventTime: hour }, hour + after))).toEqual([false, true])
})

it("VIS-31 who was here over 24 hours ago returns, at 24 hours not yet; who was never here does not", () => {
  expect([isReturningUser(hour, 25 * hour), isReturningUser(hour, 25 * hour + 1), isReturningUser(null, 25 * hour)]).toEqual([
    false,
    true,
    false
  ])
})
