import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { STANDARD_HOURS } from "@camber/domain/content"
import { RETURN_DAYS } from "@camber/domain/order"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleSettings, sampleFacts } from "../../../test/samples.ts"
import { handle } from "./HelpCenterPage.tsx"
import { termsOfSale } from "./termsOfSale.ts"

describe("gift cards", () => {
  it("NAV-03 SEO-06 explains how to order gift cards and shows the phone number", async () => {
    await renderStorefront("/GiftCards")
    expect(screen.getByRole("heading", { level: 1, name: "Gift Cards" })).toBeTruthy()
    const call = within(screen.getByRole("main")).getByRole("link", { name: `Call ${sampleSettings.contactPhone}` })
    expect(call.getAttribute("href")).toBe(`tel:${sampleSettings.contactPhone}`)
  })
})

describe("the help center", () => {
  it("NAV-109 SEO-07 answers questions, shows the phone number with its hours, and has the form at #contactform", async () => {
    const { root } = await renderStorefront("/info/helpcenter")
    expect(screen.getByRole("heading", { level: 1, name: "Help Center" })).toBeTruthy()
    expect(root.querySelectorAll("main details").length).toBeGreaterThan(8)
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Write to us" })
    expect(form.closest("#contactform")).toBeTruthy()
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/contact"])
    expect(within(screen.getByRole("main")).getByRole("link", { name: sampleSettings.contactPhone }).getAttribute("href")).toMatch(/^tel:/)
  })

  it("WORDS-01 shows the figures of the settings and rules, on the page and to search engines", () => {
    const settings = { ...sampleSettings, freeShippingThreshold: 12_345, policy: { ...sampleSettings.policy, coreReturnDays: 77 } }
    const head = handle.head({ outcome: null }, { settings, path: "/info/helpcenter", search: "" })
    const policyText = JSON.stringify(head.structuredData("https://shop.example", sampleFacts))
    for (const figure of [
      "$123.45",
      "begins at $9.95, for up to 20 pounds",
      "begins at $24.95",
      "Alaska, and Canada",
      "within 77 days",
      `${RETURN_DAYS} days`,
      settings.contactPhone,
      STANDARD_HOURS
    ])
      expect(policyText).toContain(figure)
    expect(policyText).not.toMatch(/\$99\.00|180 days/)
    const byCard = { ...settings, policy: { ...settings.policy, payment: "stripe" as const } }
    const ofCard = JSON.stringify(
      handle.head({ outcome: null }, { settings: byCard, path: "/", search: "" }).structuredData("https://shop.example", sampleFacts)
    )
    expect([policyText.includes("Pay by invoice"), ofCard.includes("Pay by invoice"), ofCard.includes("Stripe")]).toEqual([
      true,
      false,
      true
    ])
    const without = handle.head({ outcome: null }, { settings: { ...settings, freeShippingThreshold: null }, path: "/", search: "" })
    expect(JSON.stringify(without.structuredData("https://shop.example", sampleFacts))).not.toMatch(/shipping is free/)
  })

  it("WORDS-01 states carriers, taxes and cart prices as the settings do, in the answers and in the terms", async () => {
    const policyText = (changes: Partial<typeof sampleSettings.policy>) => {
      const settings = { ...sampleSettings, policy: { ...sampleSettings.policy, ...changes } }
      const head = handle.head({ outcome: null }, { settings, path: "/", search: "" })
      const terms = termsOfSale({ brandName: "Camber", hours: STANDARD_HOURS, phone: settings.contactPhone, policy: settings.policy })
      return [JSON.stringify(head.structuredData("https://shop.example", sampleFacts)), JSON.stringify(terms)].join(" ")
    }
    const plain = policyText({ coreReturnDays: 77 })
    for (const words of ["See price in cart", "within 77 days", `within ${RETURN_DAYS} days`, "No sales tax is charged", "begins at $9.95"])
      expect(plain).toContain(words)
    const asked = policyText({ carriers: "shippo", taxes: "stripe", payment: "stripe" })
    expect(asked).toContain("You pay the carrier's rate")
    expect(asked).toContain("Stripe Tax calculates it")
    expect(asked).not.toMatch(/begins at|No sales tax|by invoice/)
    await renderStorefront("/info/terms")
    for (const name of ["Warranty", "Core deposits", "The fit promise"])
      expect(screen.getByRole("heading", { level: 2, name })).toBeTruthy()
  })

  it("WORDS-01 has the anchors that the footer links to", async () => {
    const { root } = await renderStorefront("/info/helpcenter")
    for (const place of ["shipping", "returns", "cores"]) expect(root.querySelector(`main #${place} details`)).toBeTruthy()
  })

  it.each([
    ["sent", /We got your message/],
    ["invalid", /Fill in every field/],
    ["wait", /Try again in an hour/]
  ])("reports the result of a message: %s", async (outcome, text) => {
    await renderStorefront(`/info/helpcenter?contact=${outcome}`)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it("describes its questions and answers for search engines, except on the page after a message", () => {
    const at = { settings: sampleSettings, path: "/info/helpcenter", search: "" }
    const head = handle.head({ outcome: null }, at)
    expect(head.structuredData("https://shop.example", sampleFacts)).toContainEqual(
      expect.objectContaining({
        "@type": "FAQPage",
        mainEntity: expect.arrayContaining([
          expect.objectContaining({
            "@type": "Question",
            name: "How do I order?",
            acceptedAnswer: expect.objectContaining({ "@type": "Answer" })
          })
        ])
      })
    )
    expect([head.isIndexed, handle.head({ outcome: "sent" }, at).isIndexed]).toEqual([true, false])
  })
})

it("the page of services links each service to the page that offers it", async () => {
  await renderStorefront("/services")
  const main = within(screen.getByRole("main"))
  expect(main.getByRole("heading", { level: 1, name: "Services" })).toBeTruthy()
  for (const service of main.getAllByRole("heading", { level: 2 })) {
    expect(service.closest("li")?.querySelectorAll("a[href]").length).toBeGreaterThan(0)
  }
})
