import { setImmediate } from "node:timers/promises"
import { expect, it } from "vitest"
import { searchShelf } from "./searchShelf.ts"
import { shelfOf } from "./Shelf.ts"
import type { ShelfRows } from "./ShelfRows.ts"
import { vocabularyEntries } from "./vocabularyEntries.ts"

const rodEnd = { id: 1, slug: "rod-end", name: "Rod End", plural: "Rod Ends", categoryId: "rod-ends" }

const rowsOf = (products: ShelfRows["products"]): ShelfRows => ({
  products,
  values: [],
  applications: [],
  types: [rodEnd],
  categories: [],
  brands: ["Dirtline"],
  models: [],
  sold: new Map(),
  families: [],
  raceTypes: [],
  facetValues: []
})

it("finds a product by the last of its keywords, however many it has", async () => {
  const uses = Array.from({ length: 60 }, (_, use) => `use${String.fromCharCode(97 + (use % 26))}${use < 26 ? "x" : "y"}`)
  const shelf = await shelfOf(
    rowsOf([{ typeId: 1, brand: "Dirtline", title: "Dirtline Rod End", keywords: [...uses, "midget"].join(" ") }]),
    []
  )
  expect(searchShelf(shelf, "midget rod end")).toMatchObject({ met: 1, letGo: [] })
})

it("is built in slices, between which others are answered", async () => {
  const products = Array.from({ length: 2000 }, (_, at) => ({
    typeId: 1,
    brand: "Dirtline",
    title: `Dirtline Rod End ${at}`,
    keywords: Array.from("heimjointsphericalbearing", (letter, place) => `${letter}word${(at * 7 + place * 31).toString(26)}`).join(" ")
  }))
  let isBuilt = false
  let turns = 0
  const others = (async () => {
    while (!isBuilt) {
      await setImmediate()
      turns += 1
    }
  })()
  await shelfOf(rowsOf(products), vocabularyEntries(null))
  isBuilt = true
  await others
  // 2,000 products, some 24,000 entries and their words: no slice is more than a few hundred of them.
  expect(turns).toBeGreaterThan(40)
})
