// @vitest-environment node
import fc from "fast-check"
import { expect, it } from "vitest"
import { canonicalPath, normalizePath } from "./canonicalPath.ts"

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
  "canonicalPath keeps the path %s",
  (pathname) => {
    expect(canonicalPath(pathname)).toBeNull()
  }
)

it("canonicalPath never redirects to another host and never redirects twice", { tags: "full" }, () => {
  fc.assert(
    fc.property(fc.webPath(), (pathname) => {
      const to = canonicalPath(`/${pathname}`.replace(/^\/+/, "/"))
      if (to === null) return
      expect(to).toMatch(/^\/(?!\/)/)
      expect(canonicalPath(to)).toBeNull()
    })
  )
})

it("OPS-55 canonicalPath takes no longer for a path of many slashes than for a path of as many letters", () => {
  const took = (pathname: string): number => {
    const { user } = process.threadCpuUsage()
    canonicalPath(pathname)
    return process.threadCpuUsage().user - user
  }
  const least = (pathname: string): number => Math.min(...Array.from({ length: 5 }, () => took(pathname)))
  expect(least(`/x${"/".repeat(60_000)}y`)).toBeLessThan(50_000 + 10 * least(`/${"x".repeat(60_000)}`))
})

// @vitest-environment node
it.each([
  ["/", "/"],
  ["/shop/brakes~2-3", "/shop/brakes~2-3"],
  ["/%73taff/%6frders", "/staff/orders"],
  ["/staff%2Forders", "/staff%2Forders"],
  ["/staff%2forders", "/staff%2Forders"],
  ["/%2573taff", "/%2573taff"],
  ["/a%3Fb%23c", "/a%3Fb%23c"],
  ["/caf%c3%a9 au lait", "/caf%C3%A9%20au%20lait"],
  ["/%", null],
  ["/%E0%A4%A", null]
])("canonicalPath normalizes the path %s to %s", (path, plain) => {
  expect(normalizePath(path)).toBe(plain)
})

it("canonicalPath returns the same path for each spelling, keeps a normalized path, and matches the URL's own path", () => {
  const segment = fc
    .string({ unit: "grapheme", maxLength: 8 })
    .map((text) => text.toWellFormed())
    .filter((text) => !/^\.{0,2}$/.test(text))
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), fc.infiniteStream(fc.boolean()), (segments, isEncoded) => {
      const utf8 = (text: string) => [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")
      const written = (text: string) =>
        [...text].map((sign) => (isEncoded.next().value === true ? utf8(sign) : encodeURIComponent(sign))).join("")
      const plain = normalizePath(`/${segments.map(encodeURIComponent).join("/")}`)
      expect(normalizePath(`/${segments.map(written).join("/")}`)).toBe(plain)
      expect(normalizePath(plain!)).toBe(plain)
      expect(new URL(plain!, "https://shop.example").pathname).toBe(plain)
    })
  )
})
