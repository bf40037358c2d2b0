import { sampleArticle, sampleArticleTeaser, sampleProduct } from "@camber/testing/records"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleProject, sampleSettings, verdicts, sampleFacts } from "../../../test/samples.ts"
import { handle } from "./ArticlePage.tsx"

const drawArticle = (changes: Partial<ReturnType<typeof sampleArticle>> = {}) =>
  renderStorefront("/the-toolbox/rotor-run-out/2", { article: async () => sampleArticle(changes) }, { selected: sampleProject })

describe("an article", () => {
  it("says who wrote it, when, and how long it takes to read", async () => {
    await drawArticle()
    const article = within(screen.getByRole("article"))
    expect(article.getByRole("heading", { level: 1, name: "Measuring Rotor Run-out" })).toBeTruthy()
    expect(article.getByText("June Hale · March 2, 2026 · 4 minutes")).toBeTruthy()
    expect(article.getByText("Turn it slowly.")).toBeTruthy()
  })

  it("links its headings, and its shelf on the way home", async () => {
    await drawArticle()
    const heading = within(screen.getByRole("article")).getByRole("heading", { level: 2, name: "Zero the gauge" })
    expect(
      within(screen.getByRole("navigation", { name: "In this article" }))
        .getByRole("link")
        .getAttribute("href")
    ).toBe(`#${heading.id}`)
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
    expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/the-toolbox", "/the-toolbox/tech~2-1"])
  })

  it("reads without a shelf when it is on none of the menu's", async () => {
    await drawArticle({ category: "gone~2-9" })
    expect(within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("link")).toHaveLength(2)
  })

  it("shows its text as text, whatever stands in it", async () => {
    await drawArticle({ body: [{ _tag: "Paragraph", text: "<img src=x onerror=alert(1)>" }] })
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy()
  })

  it("shows the parts that it speaks of, with the answer for the shopper's vehicle, and what to read on", async () => {
    await drawArticle({
      parts: [sampleProduct({ fit: verdicts.guaranteed })],
      more: [sampleArticleTeaser({ title: "Bleeding Brakes", url: "/the-toolbox/bleeding/3" })]
    })
    const parts = within(screen.getByRole("region", { name: "Parts in this article" }))
    expect(parts.getByText("Guaranteed To Fit")).toBeTruthy()
    expect(
      within(screen.getByRole("region", { name: "Keep reading" }))
        .getByRole("link", { name: "Bleeding Brakes" })
        .getAttribute("href")
    ).toBe("/the-toolbox/bleeding/3")
  })

  it("has no empty shelves below it", async () => {
    await drawArticle()
    expect(screen.queryByRole("region", { name: /Parts in this article|Keep reading/ })).toBeNull()
  })

  it("tells search engines who wrote it and when", () => {
    const { structuredData } = handle.head(sampleArticle(), { settings: sampleSettings, path: "", search: "" })
    expect(structuredData("https://shop.example", sampleFacts)).toContainEqual(
      expect.objectContaining({
        "@type": "Article",
        datePublished: "2026-03-02",
        author: { "@type": "Person", name: "June Hale" },
        mainEntityOfPage: "https://shop.example/the-toolbox/rotor-run-out/2"
      })
    )
  })
})
