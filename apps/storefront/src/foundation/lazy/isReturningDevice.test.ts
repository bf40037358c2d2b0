import { afterEach, describe, expect, it, vi } from "vitest"
import { isReturningDevice } from "./UserActivity.ts"

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.cookie = "Fitment=; max-age=0"
})

describe("isReturningDevice", () => {
  it("returns false for a browser without a record of the shop", () => {
    document.cookie = "theme=dark"
    expect(isReturningDevice()).toBe(false)
  })

  it("returns true for a browser with any record or with a car in its cookie", () => {
    localStorage.setItem("CustomerProjects", "{}")
    expect(isReturningDevice()).toBe(true)
    localStorage.clear()
    document.cookie = "Fitment=%7B%7D"
    expect(isReturningDevice()).toBe(true)
  })

  it("returns true for a browser that denies access to its storage", () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("no", "SecurityError")
    })
    expect(isReturningDevice()).toBe(true)
  })
})
