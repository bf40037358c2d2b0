import { describe, expect, it } from "vitest"
import { firstPages } from "./firstPages.ts"
import { createThumbnailHash, findSimilarPairs, mostOften } from "./testing/findSimilarPairs.ts"

const between = createThumbnailHash()

it(
  "the first page of the shop shows no two products next to each other that look alike, and no image more than three times",
  { tags: "full" },
  () => {
    const [shop] = firstPages(5000)
    if (shop === undefined) throw new Error("The shop has no page")
    expect(shop.listing).toBe("shop")
    expect(findSimilarPairs(shop, between)).toEqual([])
    expect(mostOften(shop, between)).toBeLessThanOrEqual(3)
  }
)

describe("similarity of two images", () => {
  const page = (...pictures: ReadonlyArray<string>) => ({ listing: "test", sold: pictures.length, pictures })
  const filter = "/content/parts/oil-filter.svg"

  it("is detected for images that differ only in a small detail", () => {
    expect(findSimilarPairs(page(filter, `${filter}?thread=0.8`), between)).toHaveLength(1)
    expect(mostOften(page(filter, filter, filter, `${filter}?thread=0.75`), between)).toBe(4)
  })

  it("is not detected for images of different parts", () => {
    expect(findSimilarPairs(page(filter, "/content/parts/brake-rotor.svg"), between)).toEqual([])
  })

  it("is computed only for horizontal and vertical neighbors", () => {
    const far = [filter, "/content/parts/gauge.svg", "/content/parts/brake-rotor.svg", filter]
    expect(findSimilarPairs(page(...far), between)).toEqual([])
    expect(findSimilarPairs(page(...far.toSpliced(2, 1)), between)).toHaveLength(1)
  })
})
