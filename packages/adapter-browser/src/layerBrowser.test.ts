import { afterEach, expect, it, vi } from "vitest"
import { clearPreviousVisitorData } from "./layerBrowser.ts"

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  document.documentElement.hidden = false
})

/**
 * Puts a page into the back/forward cache and restores it. Returns whether the page is hidden, how often it reloads and how many later
 * listeners run. `left` is the cookie at the time when the page is left.
 */
const restorePage = (before: string, after: string, persisted = true, left = before) => {
  const cookie = vi.spyOn(document, "cookie", "get").mockReturnValue(before)
  const reload = vi.spyOn(location, "reload").mockReturnValue()
  stop = clearPreviousVisitorData()
  cookie.mockReturnValue(left)
  dispatchEvent(new Event("pagehide"))
  cookie.mockReturnValue(after)
  const listener = vi.fn()
  addEventListener("pageshow", listener, { once: true })
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
  removeEventListener("pageshow", listener)
  return { isHidden: document.documentElement.hidden, reloads: reload.mock.calls.length, others: listener.mock.calls.length }
}

it("NAV-124 a restored page is hidden and reloaded if its visitor has changed", () => {
  expect(restorePage("theme=dark; WebUserGuid=ann", "theme=dark; WebUserGuid=nobody")).toEqual({ isHidden: true, reloads: 1, others: 0 })
})

it.each([
  ["of the current visitor", "WebUserGuid=ann", "WebUserGuid=ann; theme=dark", true],
  ["without cookies", "", "", true],
  ["that was loaded normally", "WebUserGuid=ann", "WebUserGuid=ben", false]
])("NAV-124 a page %s is not reloaded", (_what, before, after, persisted) => {
  expect(restorePage(before, after, persisted)).toEqual({ isHidden: false, reloads: 0, others: 1 })
})

it("NAV-124 a page belongs to the visitor who signed in while the page was open", () => {
  expect(restorePage("", "WebUserGuid=ann", true, "WebUserGuid=ann")).toEqual({ isHidden: false, reloads: 0, others: 1 })
  stop()
  vi.restoreAllMocks()
  expect(restorePage("", "WebUserGuid=ben", true, "WebUserGuid=ann")).toEqual({ isHidden: true, reloads: 1, others: 0 })
})
