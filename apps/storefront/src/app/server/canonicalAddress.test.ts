// @vitest-environment node
import fc from "fast-check"
import { expect, it } from "vitest"
import { canonicalAddress } from "./canonicalAddress.ts"

it.each([
  ["/Search", "?query=x", "/search?query=x"],
  ["/The-Toolbox", "", "/the-toolbox"],
  ["/shoppingCart", "", "/shoppingcart"],
  ["/shop/brakes~2-3/", "?page=2", "/shop/brakes~2-3?page=2"],
  ["/Item/A/1", "", "/item/a/1"],
  ["/shop", "", "/shop/all"],
  ["/Cart/", "?x=1", "/shoppingcart?x=1"],
  ["/garage", "", "/CustomerVehicle"],
  ["/customervehicle", "?showymm=true", "/CustomerVehicle?showymm=true"],
  ["/Info/HelpCenter", "", "/info/helpcenter"],
  ["/info/shock", "", "/Info/Shock"],
  ["/featured/racing-engines/", "", "/Featured/Racing-Engines"],
  ["/Pages/NewTrending", "", "/pages/newtrending"],
  ["/%73hop/%62rakes~2-3", "?page=2", "/shop/brakes~2-3?page=2"],
  ["/%53taff/orders", "", "/Staff/orders"],
  ["/BuildList", "?shareGuid=x", "/buildlist?shareGuid=x"]
])("GAP-C54 %s%s moves to %s", (pathname, search, to) => {
  expect(canonicalAddress({ pathname, search })).toBe(to)
})

it.each(["/", "/search", "/CustomerVehicle", "/Info/Shock", "/Featured/Racing-Engines", "/the-toolbox/x/1", "//evil.example/", "/No/Such"])(
  "%s stays",
  (pathname) => {
    expect(canonicalAddress({ pathname, search: "" })).toBeNull()
  }
)

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
