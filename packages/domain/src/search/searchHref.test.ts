import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { unknownProject } from "../vehicle/rules.ts"
import { cleanTerm, searchHref, submitHref } from "./searchHref.ts"

describe("where a term is searched", () => {
  it.each([
    ["SRCH-25 without a project", "disc brakes", undefined, "/search?query=disc%20brakes"],
    ["SRCH-25 with one, its own parameters kept", "cam", "/search?fits=1&sort=new", "/search?fits=1&sort=new&query=cam"],
    ["SRCH-26 replacing the term that was there", "cam", "/search?query=old&fits=1&query=older#top", "/search?fits=1&query=cam"],
    ["SRCH-25 without apostrophes, the rest encoded", " '69 Z/28 & driver’s ", undefined, "/search?query=69%20Z%2F28%20%26%20drivers"],
    ["a question mark of the address stays", "a", "/search?note=a?b", "/search?note=a?b&query=a"]
  ])("%s", (_, term, searchUrl, href) => {
    expect(searchHref(term, searchUrl)).toBe(href)
  })

  it.each(["", "   ", "''", "\t\n"])("SRCH-23 %j is searched nowhere", (term) => {
    expect(searchHref(term)).toBeNull()
  })

  it("SRCH-26 carries the cleaned term, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (term) => {
        const href = searchHref(term, "/search?fits=1")
        expect(href === null ? "" : new URL(href, "https://shop.example").searchParams.get("query")).toBe(cleanTerm(term))
      })
    )
  })
})

describe("where a submitted term leads", () => {
  const description = {
    year: null,
    make: null,
    model: null,
    vehicleBaseId: null,
    raceType: "Drag",
    engine: null,
    facetValues: [],
    shopUrl: "/shop/all?fits=1",
    searchUrl: "/search?fits=1",
    customerProjectUrl: null,
    clearSelectionUrl: "/shop/all"
  }
  const selected = { project: unknownProject, description }
  it.each([
    ["SRCH-25 to the search of the selected project", "cam", selected, "/search?fits=1&query=cam"],
    ["SRCH-24 SRCH-25 to the whole shop's without one", "<b>cam</b>", null, "/search?query=%3Cb%3Ecam%3C%2Fb%3E"],
    ["SRCH-23 nowhere when it is blank", "  ", selected, null]
  ])("%s", (_, term, project, href) => {
    expect(submitHref(term, project)).toBe(href)
  })
})
