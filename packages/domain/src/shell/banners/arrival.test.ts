import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shouldShowFreeShippingToast, freeShippingOver, promoCodeApplied, promoCodeCopied } from "./rules.ts"
import { MAX_PROMO_CODE_LENGTH, getPromoCodeToApply } from "../../buying/promotions/promoCode.ts"

describe("a promo code in the URL", () => {
  it.each([
    ["?smi_pc=SPRING", "SPRING"],
    ["?query=cam&smi_pc=%20spring%20", "spring"],
    ["?smi_pc=a%26b", "a&b"],
    [`?smi_pc=${"x".repeat(64)}`, "x".repeat(64)],
    ["?smi_pc=<b>x</b>", "<b>x</b>"]
  ])("BAN-13 %s is applied", (search, code) => {
    expect(getPromoCodeToApply(search, undefined)).toBe(code)
  })
  it.each(["", "?smi_pc", "?smi_pc=", "?smi_pc=%20+", "?SMI_PC=x", `?smi_pc=${"x".repeat(10_000)}`])("BAN-13 %j has no code", (search) => {
    expect(getPromoCodeToApply(search, undefined)).toBeNull()
  })

  it("BAN-14 GAP-61 is not applied again in any letter case, but a different code is", () => {
    expect(["SPRING", "spring", " Spring "].map((kept) => getPromoCodeToApply("?smi_pc=Spring", kept))).toEqual([null, null, null])
    expect(getPromoCodeToApply("?smi_pc=SPRING", "SUMMER")).toBe("SPRING")
  })

  it("BAN-14 is applied only once", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: MAX_PROMO_CODE_LENGTH }), fc.option(fc.string(), { nil: undefined }), (code, kept) => {
        const search = `?smi_pc=${encodeURIComponent(code)}`
        const applied = getPromoCodeToApply(search, kept)
        if (applied !== null) expect(getPromoCodeToApply(search, applied)).toBeNull()
      })
    )
  })

  it("BAN-16 BAN-12 uses these toast texts", () => {
    expect(promoCodeApplied("SPRING").message).toBe("SPRING has been applied!")
    expect(promoCodeCopied).toMatchObject({ message: "Promo code copied to clipboard", duration: 3000 })
  })
})

describe("free shipping", () => {
  it("BAN-17 CONST-106 is shown with the configured threshold for 10 seconds", () => {
    expect(freeShippingOver(9900)).toEqual({
      message: "Free Shipping over $99",
      duration: 10_000,
      isSystemInitiated: true
    })
    expect(freeShippingOver(4950).message).toBe("Free Shipping over $49.50")
  })

  it("BAN-18 GAP-08 is shown once, and never without such an offer", () => {
    expect(shouldShowFreeShippingToast(9900, undefined)).toBe(true)
    expect(shouldShowFreeShippingToast(9900, "1")).toBe(false)
    expect(shouldShowFreeShippingToast(null, undefined)).toBe(false)
  })
})
