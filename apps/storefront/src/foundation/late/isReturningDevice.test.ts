import { afterEach, describe, expect, it, vi } from "vitest"
import { isReturningDevice } from "./isReturningDevice.ts"

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.cookie = "Fitment=; max-age=0"
})

describe("a browser", () => {
  it("without a record of the shop is a stranger's", () => {
    document.cookie = "theme=dark"
    expect(isReturningDevice()).toBe(false)
  })

  it("with any record, or with a car in its cookie, has been here", () => {
    localStorage.setItem("CustomerProjects", "{}")
    expect(isReturningDevice()).toBe(true)
    localStorage.clear()
    document.cookie = "Fitment=%7B%7D"
    expect(isReturningDevice()).toBe(true)
  })

  it("that lets nobody look counts as one that has been here", () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("no", "SecurityError")
    })
    expect(isReturningDevice()).toBe(true)
  })
})
