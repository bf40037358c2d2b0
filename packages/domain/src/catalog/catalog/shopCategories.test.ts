import { describe, expect, it } from "vitest"
import { parseListing } from "../../discovery/search/rules.ts"
import { categoryHref, defaultCategories, shopCategories } from "./shopCategories.ts"

describe("shop categories", () => {
  it("NAV-111 categoryHref is /shop/{category-slug}~{ids}, a valid category path", () => {
    expect(categoryHref({ slug: "brakes", ids: [2, 3, 7] })).toBe("/shop/brakes~2-3-7")
    for (const category of shopCategories) {
      expect(categoryHref(category)).toMatch(/^\/shop\/[a-z-]+~2-\d+$/)
      expect(parseListing(categoryHref(category), [])?.scope.kind).toBe("category")
    }
  })
  it("NAV-112 starts with engine, brakes, chassis and suspension, cooling and heating, audio and electronics, steering", () => {
    expect(shopCategories.slice(0, 6).map(categoryHref)).toEqual([
      "/shop/engine~2-10",
      "/shop/brakes~2-3",
      "/shop/chassis-and-suspension~2-16",
      "/shop/cooling-and-heating~2-11",
      "/shop/audio-and-electronics~2-1",
      "/shop/steering~2-15"
    ])
  })
  it("NAV-113 ends with air and fuel, safety, driveline and axles, tools, trailer and towing, exterior", () => {
    expect(shopCategories.slice(6).map(categoryHref)).toEqual([
      "/shop/air-and-fuel-delivery~2-12",
      "/shop/safety-equipment~2-7",
      "/shop/driveline-and-axles~2-5",
      "/shop/tools-and-equipment~2-8",
      "/shop/trailer-towing-and-cargo~2-6",
      "/shop/exterior-accessories-and-trim~2-2"
    ])
  })
  it("GAP-C10 fills a grid of six for either audience", () => {
    expect(defaultCategories("street")).toEqual(shopCategories.slice(0, 6))
    expect(defaultCategories("race").map(({ name }) => name)).toEqual([
      "Engine",
      "Safety Equipment",
      "Brakes",
      "Chassis & Suspension",
      "Driveline & Axles",
      "Steering"
    ])
  })
})
