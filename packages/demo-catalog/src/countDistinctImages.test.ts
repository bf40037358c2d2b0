import { expect, it } from "vitest"
import { countDistinctImages, computeDistinctShare } from "./countDistinctImages.ts"

const page = (...pictures: ReadonlyArray<string>) => ({ listing: "type oil-filter", sold: 30, pictures })
const filter = (query: string) => `/content/parts/oil-filter.svg?${query}`

it("countDistinctImages counts images that differ by attributes of the parts, ignoring brand, seed and pack", () => {
  const pages = countDistinctImages([
    page(...["brand=a&seed=1", "brand=b&seed=2", "pack=tag", "thread=1", "seed=9&thread=1", "thread=2"].map(filter))
  ])
  expect(pages).toMatchObject([{ listing: "type oil-filter", shown: 6, distinct: 3 }])
  expect(computeDistinctShare(pages)).toBe(0.5)
})

it("countDistinctImages ignores short pages, and listings other than those of a type", () => {
  expect(countDistinctImages([page(filter(""), filter("")), { ...page(...Array<string>(6).fill(filter(""))), listing: "shop" }])).toEqual(
    []
  )
})
