import { sampleArticleTeaser } from "@camber/testing/records"
import { cleanup, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleProject } from "../../../test/samples.ts"
import { toolboxCategories } from "./toolbox.ts"

const teasers = Array.from({ length: 6 }, (_, index) =>
  sampleArticleTeaser({ id: index, title: `Article ${index}`, url: `/the-toolbox/article/${index}` })
)

describe("toolbox page", () => {
  it("SEO-08 renders a section for each category with articles, with the newest four articles and a link to the others", async () => {
    await renderStorefront("/the-toolbox", { articles: async () => teasers })
    const section = within(screen.getByRole("region", { name: "Tech" }))
    expect(section.getAllByRole("article")).toHaveLength(4)
    expect(section.getByRole("link", { name: "See All (6)" }).getAttribute("href")).toBe("/the-toolbox/tech~2-1")
    expect(screen.queryByRole("region", { name: "Builds" })).toBeNull()
  })

  it.each(toolboxCategories)("SEO-08 serves the page $path for $name", async ({ name, path }) => {
    const asked: Array<string | null> = []
    const articles = async (category: string | null) => {
      asked.push(category)
      return teasers
    }
    await renderStorefront(`/the-toolbox/${path}`, { articles })
    expect(screen.getByRole("heading", { level: 1, name })).toBeTruthy()
    expect(within(screen.getByRole("region", { name })).getAllByRole("article")).toHaveLength(6)
    expect(asked).toEqual([path])
  })

  it("SEO-08 serves a page of recommended articles, which explains how to get recommendations for a car", async () => {
    await renderStorefront("/the-toolbox/recommended", { ask: async () => JSON.parse(JSON.stringify(teasers)) })
    expect(screen.getByRole("heading", { level: 1, name: "Recommended Articles For You" })).toBeTruthy()
    expect(within(screen.getByRole("region", { name: "Recommended" })).getAllByRole("article")).toHaveLength(6)
    expect(screen.getByText(/Select a car in your garage/)).toBeTruthy()
    cleanup()
    await renderStorefront(
      "/the-toolbox/recommended",
      { ask: async () => JSON.parse(JSON.stringify(teasers)) },
      { selected: sampleProject }
    )
    expect(screen.getByText("for your 1969 Chevrolet Camaro")).toBeTruthy()
  })

  it("CARD-23 shows the picture, title, description and authors of each article, linked to the article", async () => {
    await renderStorefront("/the-toolbox", { articles: async () => [sampleArticleTeaser()] })
    const card = screen.getByRole("article")
    for (const words of ["Measuring Rotor Run-out", "With a dial gauge.", "June Hale"]) expect(card.textContent).toContain(words)
    expect(within(card).getByRole("link", { name: "Measuring Rotor Run-out" }).getAttribute("href")).toBe("/the-toolbox/rotor-run-out/2")
  })
})
