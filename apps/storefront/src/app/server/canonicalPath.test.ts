// @vitest-environment node
import fc from "fast-check"
import { expect, it } from "vitest"
import { canonicalPath } from "./canonicalPath.ts"

it.each([
  ["/Search", "/search"],
  ["/The-Toolbox", "/the-toolbox"],
  ["/shoppingCart", "/shoppingcart"],
  ["/shop/brakes~2-3/", "/shop/brakes~2-3"],
  ["/Item/A/1", "/item/a/1"],
  ["/shop", "/shop/all"],
  ["/Cart/", "/shoppingcart"],
  ["/garage", "/CustomerVehicle"],
  ["/customervehicle", "/CustomerVehicle"],
  ["/Account/Create", "/account/register"],
  ["/Info/HelpCenter", "/info/helpcenter"],
  ["/info/shock", "/Info/Shock"],
  ["/featured/racing-engines/", "/Featured/Racing-Engines"],
  ["/Pages/NewTrending", "/pages/newtrending"],
  ["/%73hop/%62rakes~2-3", "/shop/brakes~2-3"],
  ["/%53taff/orders", "/staff/orders"],
  ["/BUY", "/buy"],
  ["/TRACK/orderlocator", "/Track/OrderLocator"],
  ["/Track/returnlocator", "/Track/ReturnLocator"],
  ["/reviewSubmission", "/ReviewSubmission"],
  ["/FORMS/cart", "/forms/cart"],
  ["/Forms/Second-Factor", "/forms/second-factor"],
  ["/BuildList", "/buildlist"],
  ["/Calculators/Tire-Size", "/calculators/tire-size"]
])("GAP-C54 %s redirects to %s", (pathname, to) => {
  expect(canonicalPath(pathname)).toBe(to)
})

it.each(["/", "/search", "/CustomerVehicle", "/Info/Shock", "/Featured/Racing-Engines", "/the-toolbox/x/1", "//evil.example/", "/No/Such"])(
  "keeps the path %s",
  (pathname) => {
    expect(canonicalPath(pathname)).toBeNull()
  }
)

it("never redirects to another host and never redirects twice", () => {
  fc.assert(
    fc.property(fc.webPath(), (pathname) => {
      const to = canonicalPath(`/${pathname}`.replace(/^\/+/, "/"))
      if (to === null) return
      expect(to).toMatch(/^\/(?!\/)/)
      expect(canonicalPath(to)).toBeNull()
    })
  )
})

it("OPS-55 takes no longer for a path of many slashes than for a path of as many letters", () => {
  const took = (pathname: string): number => {
    const { user } = process.threadCpuUsage()
    canonicalPath(pathname)
    return process.threadCpuUsage().user - user
  }
  const least = (pathname: string): number => Math.min(...Array.from({ length: 5 }, () => took(pathname)))
  expect(least(`/x${"/".repeat(60_000)}y`)).toBeLessThan(50_000 + 10 * least(`/${"x".repeat(60_000)}`))
})
