// @vitest-environment node
import fc from "fast-check"
import { expect, it } from "vitest"
import { canonicalAddress } from "./canonicalAddress.ts"

it.each([
  ["/Search", "?query=x", "/search?query=x"],
  ["/The-Toolbox", "", "/the-toolbox"],
  ["/shoppingCart", "", "/shoppingcart"],
  ["/shop/brakes~2-3/", "?page=2", "/shop/brakes~2-3?page=2"],
  ["/Item/A/1", "", "/item/a/1"]
])("%s%s moves to %s", (pathname, search, to) => {
  expect(canonicalAddress({ pathname, search })).toBe(to)
})

it.each(["/", "/search", "/the-toolbox/x/1", "//evil.example/", "/No/Such"])("%s stays", (pathname) => {
  expect(canonicalAddress({ pathname, search: "" })).toBeNull()
})

it("leads nowhere else: never to another host, and never on from where it led", () => {
  fc.assert(
    fc.property(fc.webPath(), (pathname) => {
      const to = canonicalAddress({ pathname: `/${pathname}`.replace(/^\/+/, "/"), search: "" })
      if (to === null) return
      expect(to).toMatch(/^\/(?!\/)/)
      expect(canonicalAddress({ pathname: to, search: "" })).toBeNull()
    })
  )
})
