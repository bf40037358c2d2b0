import { describe, expect, it } from "vitest"
import { firstPages } from "./firstPages.ts"
import { createThumbnailHash, findSimilarPairs, mostOften } from "./testing/findSimilarPairs.ts"

const pages = firstPages(5000)
const between = createThumbnailHash()

/**
 * Maximum number of similar pairs. If a drawing changes, run `pnpm --filter @camber/demo-catalog image-seeds` to separate the pairs again.
 */
const MOST_ALIKE = 0
const MOST_REPEATING = 0

describe("first pages of a catalog of 5,000 SKUs", () => {
  it("include the shop and every kind of listing", () => {
    const kinds = Map.groupBy(pages, ({ listing }) => listing.replace(/ .*/, ""))
    expect([...kinds.keys()]).toEqual(["shop", "category", "type", "brand"])
    expect(kinds.get("type")?.length).toBeGreaterThan(150)
  })

  it("show no two products next to each other that look alike", () => {
    expect(pages.flatMap((page) => findSimilarPairs(page, between)).length).toBeLessThanOrEqual(MOST_ALIKE)
  })

  it("do not repeat one image more than three times on more pages than before", () => {
    expect(pages.filter((page) => mostOften(page, between) > 3).length).toBeLessThanOrEqual(MOST_REPEATING)
  })
})
