import { categoryHref, shopCategories } from "@camber/domain/catalog"
import { describe, expect, it } from "vitest"
import { categories, otherCategoryNames } from "./categories.ts"

const places = new Map(categories.map(({ id, name, slug }) => [`/shop/${slug}~${id}`, name]))

describe("shop categories", () => {
  it("NAV-112 NAV-113 include the fixed categories with their names and paths", () => {
    expect(shopCategories.map((category) => places.get(categoryHref(category)))).toEqual(shopCategories.map(({ name }) => name))
  })

  it("NAV-112 categories have the drawings that the shop shows for the fixed categories", () => {
    const drawings = new Map(categories.map(({ drawing, name }) => [name, drawing]))
    expect(shopCategories.map(({ name }) => drawings.get(name))).toEqual(shopCategories.map(({ drawing }) => drawing))
  })

  it("ERR-08 ERR-09 use the names on the not-found page", () => {
    expect(
      ["transmission~2-20", "wheel-and-tire~2-17", "ignition-charging-and-starting~2-14"].map((place) => places.get(`/shop/${place}`))
    ).toEqual(["Transmission", "Wheel & Tire", "Ignition, Charging & Starting"])
  })

  it("list only synonyms that are not category names", () => {
    const names = new Set(categories.map(({ name }) => name.toLowerCase()))
    const ids = new Set(categories.map(({ id }) => id))
    expect(otherCategoryNames.filter(({ id, term }) => names.has(term) || !ids.has(id))).toEqual([])
  })
})
