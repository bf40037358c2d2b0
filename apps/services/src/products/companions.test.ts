import { describe, expect, it } from "vitest"
import { productTypes } from "@camber/demo-catalog"
import { companions } from "./companions.ts"

const slugs = new Set(productTypes.map(({ slug }) => slug))

describe("the companions of a type", () => {
  it("are types that the catalogue has", () => {
    const named = [...companions].flatMap(([slug, { adapter = [], beside = [], mandatory = [] }]) => [
      slug,
      ...mandatory,
      ...adapter,
      ...beside
    ])
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it("are other types, each once", () => {
    for (const [slug, { adapter = [], beside = [], mandatory = [] }] of companions) {
      const all = [slug, ...mandatory, ...adapter, ...beside]
      expect(new Set(all).size, slug).toBe(all.length)
    }
  })
})
