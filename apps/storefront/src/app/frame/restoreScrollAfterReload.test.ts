import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { getScrollKey, restoreScrollAfterReload } from "./restoreScrollAfterReload.ts"

const loadedBy = (type: NavigationTimingType) => vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never])

it("NAV-171 a page and its anchor, whose entries have no key of the router, have different scroll keys", () => {
  const page = { hash: "", key: "default", pathname: "/item/pad/3", search: "" }
  expect(getScrollKey(page)).not.toBe(getScrollKey({ ...page, hash: "#reviews" }))
  expect(getScrollKey({ ...page, key: "k3" })).toBe("k3")
})

describe("the scroll position after a reload", () => {
  const scroll = vi.fn<(left: number, top: number) => void>()

  beforeEach(() => {
    vi.stubGlobal("scrollTo", scroll.mockReset())
    history.replaceState({ key: "listing" }, "", "/shop/all")
    sessionStorage.setItem("react-router-scroll-positions", JSON.stringify({ listing: 2069, "/shop/all": 12 }))
  })

  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })

  it("NAV-151 NAV-170 is that of the history entry", () => {
    loadedBy("reload")
    restoreScrollAfterReload()
    expect(scroll.mock.calls).toEqual([[0, 2069]])
  })

  it("NAV-151 is that of the URL if the entry has no key", () => {
    loadedBy("reload")
    history.replaceState(null, "", "/shop/all")
    restoreScrollAfterReload()
    expect(scroll.mock.calls).toEqual([[0, 12]])
  })

  it("is not restored if the page was not reloaded, is scrolled already, or has no readable position", () => {
    loadedBy("navigate")
    restoreScrollAfterReload()
    vi.restoreAllMocks()
    loadedBy("reload")
    vi.stubGlobal("scrollY", 300)
    restoreScrollAfterReload()
    vi.stubGlobal("scrollY", 0)
    for (const positions of ["{", "null", JSON.stringify({ listing: "2069" }), JSON.stringify({ other: 5 })]) {
      sessionStorage.setItem("react-router-scroll-positions", positions)
      restoreScrollAfterReload()
    }
    expect(scroll).not.toHaveBeenCalled()
  })
})
