import { describe, expect, it } from "vitest"
import { sampleShop } from "../../../test/samples.ts"
import { formatPolicyPage } from "./formatPolicyPage.ts"

const options = {
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
    const text = formatPolicyPage(path, options, sampleShop) ?? ""
    expect(text.startsWith(`${title}\n\nCamber, https://shop.example${path}\n`)).toBe(true)
    for (const part of [`\n\n${section}\n\n`, term]) expect(text).toContain(part)
  })

  it("writes the shop's own text in place of the standard one", () => {
    const shop = { ...sampleShop, brandName: "Rallye Parts", terms: "We sell parts.\n\n## Returns\n\nWithin 30 days." }
    expect(formatPolicyPage("/info/terms", options, shop)).toBe(
      "# Terms of Sale\n\nRallye Parts, https://shop.example/info/terms\n\n## Terms of Sale\n\nWe sell parts.\n\n## Returns\n\nWithin 30 days.\n"
    )
  })

  it("names a payment service only if the shop uses it", () => {
    expect(formatPolicyPage("/info/privacy", options, sampleShop)).toContain("Stripe")
    expect(formatPolicyPage("/info/privacy", { ...options, policy: { ...options.policy, payment: "invoice" } }, sampleShop)).not.toContain(
      "Stripe"
    )
  })

  it.each(["/", "/info/none", "/constructor", "constructor", "/info/terms/"])("returns null for %s", (path) => {
    expect(formatPolicyPage(path, options, sampleShop)).toBeNull()
  })
})
