import { describe, expect, it } from "vitest"
import { productTypes } from "@camber/demo-catalog"
import { companions } from "./companions.ts"

const slugs = new Set(productTypes.map(({ slug }) => slug))

describe("companions of a product type", () => {
  it("contain only types of the catalog", () => {
    const named = [...companions].flatMap(([slug, { adapter = [], beside = [], mandatory = [] }]) => [
      slug,
      ...mandatory,
      ...adapter,
      ...beside
    ])
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it("contain each type once and never the type itself", () => {
    for (const [slug, { adapter = [], beside = [], mandatory = [] }] of companions) {
      const all = [slug, ...mandatory, ...adapter, ...beside]
      expect(new Set(all).size, slug).toBe(all.length)
    }
  })
})
