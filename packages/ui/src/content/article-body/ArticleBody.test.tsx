import type { ArticleBlock } from "@camber/domain/content"
import { render, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { ArticleBody, ArticleContents } from "./ArticleBody.tsx"

const blocks: readonly ArticleBlock[] = [
  { _tag: "Paragraph", text: "A lever <b>counts</b> twice." },
  { _tag: "Heading", text: "Wheel rate" },
  { _tag: "Bullets", items: ["One", "Two"] },
  { _tag: "Formula", text: "Wheel rate = spring rate × MR²", where: "MR is the motion ratio" },
  { _tag: "Heading", text: "Worked example" },
  { _tag: "Table", head: ["Spring", "Rate"], rows: [["450", "180"]] },
  { _tag: "Callout", text: "Check the angle." }
]

describe("the text of an article", () => {
  it("renders every kind of block, and never treats text as markup", () => {
    render(<ArticleBody blocks={blocks} />)
    expect(screen.getByText("A lever <b>counts</b> twice.")).toBeTruthy()
    expect(screen.getAllByRole("listitem")).toHaveLength(2)
    expect(screen.getByText("MR is the motion ratio")).toBeTruthy()
    expect(screen.getByText("Check the angle.")).toBeTruthy()
    const table = within(screen.getByRole("table"))
    expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual(["Spring", "Rate"])
    expect(table.getByRole("rowheader").textContent).toBe("450")
  })

  it("links the table of contents to the existing headings", () => {
    const { container } = render(
      <>
        <ArticleContents blocks={blocks} />
        <ArticleBody blocks={blocks} />
      </>
    )
    const links = within(screen.getByRole("navigation", { name: "In this article" })).getAllByRole("link")
    const led = links.map((link) => container.querySelector(link.getAttribute("href") ?? "")?.textContent)
    expect(led).toEqual(["Wheel rate", "Worked example"])
  })
})
