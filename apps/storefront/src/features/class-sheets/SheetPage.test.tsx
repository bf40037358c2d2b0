import type { SheetView } from "@camber/domain/class-sheets"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import type { Pages } from "../../foundation/page/Pages.ts"

const rule = {
  id: "helmet",
  paragraph: "Q1",
  kind: "Only these",
  text: "One older label is still taken.",
  sheet: "Hobby Stock 2026, Quill Lake Raceway",
  issued: "January 30, 2026",
  href: "/race/hobby-stock/rules?sheet=quill#rule-helmet"
}
const sheet: SheetView = {
  reference: "quill",
  line: "quill",
  title: "Hobby Stock 2026, Quill Lake Raceway",
  raceType: "hobby-stock",
  raceName: "Hobby Stock",
  season: 2026,
  dates: "Issued January 30, 2026. In force from April 1, 2026 until further notice.",
  notice: "This sheet is old. Ask your track for the current one.",
  href: "/race/hobby-stock/rules?sheet=quill",
  link: null,
  basedOn: [{ title: "Hobby Stock 2026, Short Track Union", href: "/race/hobby-stock/rules?sheet=union" }],
  areas: [
    {
      name: "Safety",
      silence: "Parts that the sheet does not name are legal.",
      rules: [
        rule,
        { ...rule, id: "suit", paragraph: "1.2", text: "Driving suit with a label.", sheet: "Hobby Stock 2026, Short Track Union" }
      ]
    }
  ]
}

/** Pages that return the sheets of the class, then the sheet. */
const createPages = (sheets: ReadonlyArray<SheetView> | null): Partial<Pages> => {
  const answers: Array<unknown> = [sheets, sheets?.[0] ?? null]
  return { ask: async () => answers.shift() as never }
}

describe("the page of a class sheet", () => {
  it("CLASS-05 shows the year, a prominent notice of its age, and rules by area with paragraph and date", async () => {
    await renderStorefront("/race/hobby-stock/rules", createPages([sheet]))
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(sheet.title)
    expect(screen.getByRole("alert").textContent).toContain("This sheet is old.")
    const safety = within(screen.getByRole("region", { name: "Safety" }))
    expect(safety.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Q1One older label is still taken.Only these · January 30, 2026",
      "1.2Driving suit with a label.Only these · Hobby Stock 2026, Short Track Union · January 30, 2026"
    ])
    expect(safety.getAllByRole("listitem")[0]?.id).toBe("rule-helmet")
    expect(screen.getByRole("link", { name: "Hobby Stock 2026, Short Track Union" })).toBeTruthy()
  })

  it("CLASS-06 links to a page that asks before it uses the sheet for the car", async () => {
    await renderStorefront("/race/hobby-stock/rules", createPages([sheet]))
    const form = screen.getByRole("button", { name: "Use This Sheet for My Car" }).closest("form")
    expect(form?.getAttribute("action")).toBe("/forms/race-car")
    expect(form?.method).toBe("get")
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ sheet: "quill" })
  })

  it("CLASS-06 invites a track to add its sheet for a class without one", async () => {
    await renderStorefront("/race/hobby-stock/rules", createPages([]))
    expect(screen.getByRole("link", { name: "Add your track’s sheet" }).getAttribute("href")).toBe("/forms/class-sheets")
  })

  it("CLASS-05 has no page for an unknown class", async () => {
    await renderStorefront("/race/nothing/rules", createPages(null))
    expect(screen.queryByText("Class rules")).toBeNull()
  })
})
