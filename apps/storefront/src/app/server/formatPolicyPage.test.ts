import { describe, expect, it } from "vitest"
import { formatPolicyPage } from "./formatPolicyPage.ts"

const options = {
  brandName: "Camber",
  contactPhone: "1-800-555-0100",
  freeShippingThreshold: 9900,
  publicOrigin: "https://shop.example",
  policy: {
    payment: "stripe",
    coreReturnDays: 90,
    eventDays: 30,
    shipping: { standard: 995, standardPounds: 10, expedited: null, zones: ["contiguous"] },
    carriers: "table",
    taxes: "none"
  }
} as const

describe("formatPolicyPage", () => {
  it.each([
    ["/info/terms", "# Terms of Sale", "## Returns and refunds", "within 90 days after the new one is delivered"],
    ["/info/privacy", "# Privacy", "## What we measure", "We delete it after 30 days at the latest."],
    ["/info/helpcenter", "# Help Center", "### What does shipping cost?", "free on orders of $99.00 or more"]
  ])("writes %s with the shop's own terms", (path, title, section, term) => {
    const text = formatPolicyPage(path, options) ?? ""
    expect(text.startsWith(`${title}\n\nCamber, https://shop.example${path}\n`)).toBe(true)
    for (const part of [`\n\n${section}\n\n`, term]) expect(text).toContain(part)
  })

  it("names a payment service only if the shop uses it", () => {
    expect(formatPolicyPage("/info/privacy", options)).toContain("Stripe")
    expect(formatPolicyPage("/info/privacy", { ...options, policy: { ...options.policy, payment: "invoice" } })).not.toContain("Stripe")
  })

  it.each(["/", "/info/none", "/constructor", "constructor", "/info/terms/"])("returns null for %s", (path) => {
    expect(formatPolicyPage(path, options)).toBeNull()
  })
})
