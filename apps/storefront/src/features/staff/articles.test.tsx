import { fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStaffPage } from "../../../test/renderStaffPage.ts"

const article = {
  id: 7,
  title: "Gears",
  description: "How to choose a ratio.",
  authors: "Ann",
  publishedOn: "2026-10-01",
  isHidden: false,
  text: "Intro.",
  href: "/the-toolbox/gears/7"
}
const texts = { title: "Gears", description: "How to choose a ratio.", authors: "Ann", text: "Intro." }

describe("the articles pages of staff", () => {
  it("EDIT-33 lists articles with their state", async () => {
    await renderStaffPage("/staff/articles", { "/api/staff/articles": () => [{ ...article, isHidden: true }] })
    expect((await screen.findByRole("link", { name: "Gears" })).getAttribute("href")).toBe("/staff/articles/7")
    expect(screen.getByRole("cell", { name: "Hidden" })).toBeTruthy()
  })

  it("EDIT-33 shows a preview while typing, saves, and hides the article", async () => {
    const sent: Array<unknown> = []
    await renderStaffPage("/staff/articles/7", {
      "/api/staff/articles/open": () => ({ article }),
      "/api/staff/articles/edit": (body) => {
        sent.push(body)
        return { isDone: true, now: { article: { ...article, text: "## Ratios" } } }
      },
      "/api/staff/articles/show": (body) => {
        sent.push(body)
        return { isDone: true, now: { article: { ...article, isHidden: true } } }
      }
    })
    const text = await screen.findByRole("textbox", { name: "Text" })
    fireEvent.change(text, { target: { value: "" } })
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    expect(await screen.findByText("Enter a text.")).toBeTruthy()
    fireEvent.change(text, { target: { value: "## Ratios" } })
    expect(within(screen.getByRole("region", { name: "Preview" })).getByRole("heading", { name: "Ratios" })).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Save Changes" }))
    expect(await screen.findByText("Saved. Shoppers see it within 5 seconds.")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Hide" }))
    expect(await screen.findByRole("button", { name: "Publish" })).toBeTruthy()
    expect(sent).toEqual([
      { id: 7, seen: texts, article: { ...texts, text: "## Ratios" } },
      { id: 7, isHidden: true }
    ])
  })
})
