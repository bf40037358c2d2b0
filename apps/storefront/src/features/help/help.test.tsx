import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { drawShop } from "../../../test/drawShop.tsx"
import { sampleSettings, sampleFacts } from "../../../test/samples.ts"
import { handle } from "./HelpCenterPage.tsx"

describe("gift cards", () => {
  it("NAV-03 SEO-06 tell how they are ordered, with the phone", async () => {
    await drawShop("/GiftCards")
    expect(screen.getByRole("heading", { level: 1, name: "Gift Cards" })).toBeTruthy()
    const call = within(screen.getByRole("main")).getByRole("link", { name: `Call ${sampleSettings.contactPhone}` })
    expect(call.getAttribute("href")).toBe(`tel:${sampleSettings.contactPhone}`)
  })
})

describe("the help center", () => {
  it("NAV-109 SEO-07 answers questions, gives the phone with its hours, and has the form at #contactform", async () => {
    const { root } = await drawShop("/info/helpcenter")
    expect(screen.getByRole("heading", { level: 1, name: "Help Center" })).toBeTruthy()
    expect(root.querySelectorAll("main details").length).toBeGreaterThan(8)
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Write to us" })
    expect(form.closest("#contactform")).toBeTruthy()
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/contact"])
    expect(within(screen.getByRole("main")).getByRole("link", { name: sampleSettings.contactPhone }).getAttribute("href")).toMatch(/^tel:/)
  })

  it.each([
    ["sent", /We received your message/],
    ["invalid", /fill in every field/],
    ["wait", /try again in an hour/]
  ])("tells what became of a message: %s", async (outcome, text) => {
    await drawShop(`/info/helpcenter?contact=${outcome}`)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it("describes its questions with their answers for search engines, but not the page after a message", () => {
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

it("each service leads to where it is to be had", async () => {
  await drawShop("/services")
  const main = within(screen.getByRole("main"))
  expect(main.getByRole("heading", { level: 1, name: "Services" })).toBeTruthy()
  for (const service of main.getAllByRole("heading", { level: 2 })) {
    expect(service.closest("li")?.querySelectorAll("a[href]").length).toBeGreaterThan(0)
  }
})
