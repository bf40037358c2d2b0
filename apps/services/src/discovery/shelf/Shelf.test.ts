import { expect, it } from "vitest"
import { searchShelf } from "./searchShelf.ts"
import { shelfOf } from "./Shelf.ts"

const rodEnd = { id: 1, slug: "rod-end", name: "Rod End", plural: "Rod Ends", categoryId: "rod-ends" }

it("finds a product by the last of its keywords, however many it has", async () => {
  const uses = Array.from({ length: 60 }, (_, use) => `use${String.fromCharCode(97 + (use % 26))}${use < 26 ? "x" : "y"}`)
  const shelf = await shelfOf(
    {
      products: [{ typeId: 1, brand: "Dirtline", title: "Dirtline Rod End", keywords: [...uses, "midget"].join(" ") }],
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
    },
    []
  )
  expect(searchShelf(shelf, "midget rod end")).toMatchObject({ met: 1, letGo: [] })
})
