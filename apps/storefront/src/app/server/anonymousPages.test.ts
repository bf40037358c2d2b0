// @vitest-environment node
import { describe, expect, it } from "vitest"
import { openStorefront } from "../../../test/openStorefront.ts"

const visitor = { cookie: "WebUserGuid=4e1f6d0e-8b1c-4f2a-9a55-2f7a3b1c9d00" }
const EMPTY = "Your cart is empty"

describe.each([
  ["the cart", "/shoppingcart", "Loading your cart"],
  ["the checkout", "/buy", "Getting your order ready"]
])("%s", (_name, address, waiting) => {
  it("NAV-140 is complete in an anonymous visitor's document: empty, with a link to the parts", async () => {
    const { get } = await openStorefront()
    const { html } = await get(address)
    expect(html).toContain(EMPTY)
    expect(html).toContain(`href="/shop/all"`)
    expect(html).not.toContain(waiting)
  })

  it("NAV-140 is the same for crawlers, whatever cookies they send", async () => {
    const { get } = await openStorefront()
    expect((await get(address, visitor, "GET", true)).html).toContain(EMPTY)
  })

  it("NAV-141 shows no empty state to a visitor who may have data, and the cache separates the two", async () => {
    const { get } = await openStorefront()
    for (const cookies of [visitor, { cookie: "theme=dark" }, {}, visitor]) {
      const { html } = await get(address, cookies)
      expect([html.includes(EMPTY), html.includes(waiting)]).toEqual("cookie" in cookies ? [false, true] : [true, false])
    }
  })

  it("NAV-140 is rendered once for all anonymous visitors, and caches may keep it", async () => {
    const { get, shop } = await openStorefront()
    const [first, second] = [await get(address), await get(address)]
    expect(second.html).toBe(first.html)
    expect(first.headers.get("cache-control")).toMatch(/^public/)
    expect(first.headers.get("set-cookie")).toBeNull()
    expect(shop.figures()).toMatchObject({ hits: 1, misses: 1, pages: 1 })
  })
})

it("NAV-140 an anonymous visitor's empty cart links the categories", async () => {
  const { get } = await openStorefront()
  const { html } = await get("/shoppingcart")
  expect(html).toMatch(/<main.*aria-label="Categories"><a class="chip" href="\/shop\/brakes~2-3">Brakes<.*<\/main>/)
})
