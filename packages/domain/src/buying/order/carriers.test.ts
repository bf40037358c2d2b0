import fc from "fast-check"
import { expect, it } from "vitest"
import { carriers, trackingHref } from "./carriers.ts"

it("DESK-05 trackingHref links to the carrier's own page, with the number as a single query value", () => {
  fc.assert(
    fc.property(fc.constantFrom(...carriers), fc.string({ unit: "grapheme", maxLength: 60 }), (carrier, number) => {
      const href = trackingHref(carrier, number)
      const isLink = carrier !== "freight" && carrier !== "other" && number.replace(/\s/g, "") !== ""
      expect(href !== null).toBe(isLink)
      if (href === null) return
      const { hash, host, protocol, searchParams } = new URL(href)
      expect(protocol).toBe("https:")
      expect(hash).toBe("")
      expect(host.split(".").slice(-2).join(".")).toEqual(`${carrier}.com`)
      expect([...searchParams.values()]).toEqual([number.replace(/\s/g, "")])
    })
  )
  expect(trackingHref("ups", "1Z 999 AA1")).toBe("https://www.ups.com/track?tracknum=1Z999AA1")
  expect(trackingHref("usps", null)).toBeNull()
})
