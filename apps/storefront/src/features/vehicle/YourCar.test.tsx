import { sampleListing } from "@camber/testing/records"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleProject } from "../../../test/samples.ts"

const own = sampleProject.description.customerProjectUrl ?? ""
const draw = (selected: typeof sampleProject | null, canonicalPath = own) =>
  renderStorefront(canonicalPath, { listing: async () => sampleListing({ canonicalPath }) }, { selected })
const tabs = () => screen.queryByRole("navigation", { name: "Your Camaro" })

describe("the navigation of the shopper's car", () => {
  it("LOOK-07 has one navigation with five tabs, and marks the current one", async () => {
    await draw(sampleProject)
    const links = within(tabs()!).getAllByRole("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
      ["Parts", own, "page"],
      ["Systems", `${own}/car`, null],
      ["Drawings", "/assembly", null],
      ["Jobs", "/jobs", null],
      ["Build Plan", "/buildlist/plan", null]
    ])
  })

  it("LOOK-07 is not rendered on the page of another car and for a visitor without one", async () => {
    await draw(sampleProject, "/vehicle/1970-ford-mustang")
    expect(tabs()).toBeNull()
    await draw(null)
    expect(tabs()).toBeNull()
  })
})
