// @vitest-environment node
import fc from "fast-check"
import { expect, it } from "vitest"
import { normalizePath } from "./normalizePath.ts"

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
])("normalizes the path %s to %s", (path, plain) => {
  expect(normalizePath(path)).toBe(plain)
})

it("returns the same path for each spelling, keeps a normalized path, and matches the address's own path", () => {
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
