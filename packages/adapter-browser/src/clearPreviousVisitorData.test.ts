import { afterEach, expect, it, vi } from "vitest"
import { clearPreviousVisitorData } from "./clearPreviousVisitorData.ts"

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  document.documentElement.hidden = false
})

/** A page of a visitor, put away; how it stands after a step back by whoever is there by then. `left`: who put it away. */
const shownAgain = (before: string, after: string, persisted = true, left = before) => {
  const cookie = vi.spyOn(document, "cookie", "get").mockReturnValue(before)
  const reload = vi.spyOn(location, "reload").mockReturnValue()
  stop = clearPreviousVisitorData()
  cookie.mockReturnValue(left)
  dispatchEvent(new Event("pagehide"))
  cookie.mockReturnValue(after)
  const hearing = vi.fn()
  addEventListener("pageshow", hearing, { once: true })
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
  removeEventListener("pageshow", hearing)
  return { isHidden: document.documentElement.hidden, reloads: reload.mock.calls.length, others: hearing.mock.calls.length }
}

it("NAV-124 a page that is shown again after its visitor has left hides what it has and is asked for anew", () => {
  expect(shownAgain("theme=dark; WebUserGuid=ann", "theme=dark; WebUserGuid=nobody")).toEqual({ isHidden: true, reloads: 1, others: 0 })
})

it.each([
  ["of the visitor who is there", "WebUserGuid=ann", "WebUserGuid=ann; theme=dark", true],
  ["where no cookies are kept", "", "", true],
  ["that has just been loaded", "WebUserGuid=ann", "WebUserGuid=ben", false]
])("NAV-124 a page %s stays as it is", (_what, before, after, persisted) => {
  expect(shownAgain(before, after, persisted)).toEqual({ isHidden: false, reloads: 0, others: 1 })
})

it("NAV-124 a page that became a visitor's while it stood is that visitor's", () => {
  expect(shownAgain("", "WebUserGuid=ann", true, "WebUserGuid=ann")).toEqual({ isHidden: false, reloads: 0, others: 1 })
  stop()
  vi.restoreAllMocks()
  expect(shownAgain("", "WebUserGuid=ben", true, "WebUserGuid=ann")).toEqual({ isHidden: true, reloads: 1, others: 0 })
})
