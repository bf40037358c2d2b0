import { sampleArticle, sampleArticleTeaser, sampleProduct } from "@camber/testing/records"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleProject, sampleSettings, verdicts, sampleFacts } from "../../../test/samples.ts"
import { handle } from "./ArticlePage.tsx"

const drawArticle = (changes: Partial<ReturnType<typeof sampleArticle>> = {}) =>
  renderStorefront("/the-toolbox/rotor-run-out/2", { article: async () => sampleArticle(changes) }, { selected: sampleProject })

describe("article page", () => {
  it("shows the author, the date and the reading time", async () => {
    await drawArticle()
    const article = within(screen.getByRole("article"))
    expect(article.getByRole("heading", { level: 1, name: "Measuring Rotor Run-out" })).toBeTruthy()
    expect(article.getByText("June Hale · March 2, 2026 · 4 minutes")).toBeTruthy()
    expect(article.getByText("Turn it slowly.")).toBeTruthy()
  })

  it("has anchors on its headings and its toolbox category in the breadcrumb", async () => {
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

  it("renders without a category in the breadcrumb if the menu does not contain its category", async () => {
    await drawArticle({ category: "gone~2-9" })
    expect(within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("link")).toHaveLength(2)
  })

  it("shows its text as plain text, even if it contains markup", async () => {
    await drawArticle({ body: [{ _tag: "Paragraph", text: "<img src=x onerror=alert(1)>" }] })
    expect(screen.getByText("<img src=x onerror=alert(1)>")).toBeTruthy()
  })

  it("shows the mentioned parts with their fitment verdict, and related articles", async () => {
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

  it("renders no empty recommendations below the text", async () => {
    await drawArticle()
    expect(screen.queryByRole("region", { name: /Parts in this article|Keep reading/ })).toBeNull()
  })

  it("has author and date in its structured data", () => {
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
