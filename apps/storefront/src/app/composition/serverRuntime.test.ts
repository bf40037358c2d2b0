// @vitest-environment node
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createListingPreferenceCookies } from "./serverRuntime.ts"

const origin = "https://shop.example"
const getCookies = (address: string, referer: string | null, host = origin) =>
  createListingPreferenceCookies(
    new Request(host + address, referer === null ? {} : { headers: { referer } }),
    new URL(host + address),
    origin
  )

describe("listing switch that loads a page", () => {
  it("GAP-C70 stores for the session that all parts are shown, and deletes this when only fitting parts are shown again", () => {
    expect(getCookies("/shop/brakes~2-3?fits=0", `${origin}/shop/brakes~2-3?page=2`)).toEqual([
      "Listings=all; Path=/; SameSite=Lax; Secure"
    ])
    expect(getCookies("/shop/brakes~2-3?fits=1", `${origin}/shop/brakes~2-3?fits=0`)).toEqual([
      "Listings=; Path=/; Max-Age=0; SameSite=Lax; Secure"
    ])
    expect(getCookies("/shop/brakes~2-3?fits=0", `${origin}/shop/brakes~2-3`, "http://10.0.0.7:3000")).toHaveLength(1)
  })

  it("GAP-C70 stores nothing for a shared URL, a link from another page or a URL without a fit parameter", () => {
    const elsewhere = fc.constantFrom(
      null,
      "",
      "no address",
      `${origin}/`,
      `${origin}/shop/engine~2-10`,
      "https://forum.example/shop/brakes~2-3"
    )
    fc.assert(
      fc.property(
        elsewhere,
        fc.constantFrom("0", "1"),
        (referer, fits) => getCookies(`/shop/brakes~2-3?fits=${fits}`, referer).length === 0
      )
    )
    const here = `${origin}/shop/brakes~2-3`
    expect(["", "?fits=", "?fits=2", "?page=2"].flatMap((search) => getCookies(`/shop/brakes~2-3${search}`, here))).toEqual([])
    expect(getCookies("/item/rotor/2?fits=0", `${origin}/item/rotor/2`)).toEqual([])
  })
})
