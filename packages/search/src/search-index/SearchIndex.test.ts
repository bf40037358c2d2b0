import { expect, it } from "vitest"
import { searchProducts } from "./searchProducts.ts"
import { buildSearchIndex, NO_VOCABULARY } from "./SearchIndex.ts"
import type { ProductText } from "./SearchIndexColumns.ts"
import type { SearchIndexRows } from "./readVocabularyEntries.ts"

const rodEnd = { id: 1, slug: "rod-end", name: "Rod End", plural: "Rod Ends", categoryId: "rod-ends" }

const createRows = (products: ReadonlyArray<Omit<ProductText, "ordinal">>): SearchIndexRows => ({
  size: products.length,
  texts: products.map((product, ordinal) => ({ ...product, ordinal })),
  values: [],
  applications: [],
  types: [rodEnd],
  categories: [],
  brands: ["Dirtline"],
  models: [],
  engineFamiliesByModelYear: new Map(),
  families: [],
  raceTypes: [],
  facetValues: []
})

it("SearchIndex finds a product by the last of many keywords", async () => {
  const uses = Array.from({ length: 60 }, (_, use) => `use${String.fromCharCode(97 + (use % 26))}${use < 26 ? "x" : "y"}`)
  const index = await buildSearchIndex(
    createRows([{ typeId: 1, brand: "Dirtline", title: "Dirtline Rod End", keywords: [...uses, "midget"].join(" ") }]),
    NO_VOCABULARY
  )
  expect(searchProducts(index, "midget rod end")).toMatchObject({ exactMatchCount: 1, droppedTerms: [] })
})

it("SearchIndex lists an unavailable product after equal matches, but first if it is the only match", async () => {
  const titles = ["Rod End Steel", "Rod End Steel", "Rod End Steel", "Rod End Chromoly"]
  const products = titles.map((title, at) => ({ typeId: 1, brand: `Brand ${at}`, title, keywords: "" }))
  const index = await buildSearchIndex(createRows(products), NO_VOCABULARY)
  const found = (term: string, gone?: number) => [...searchProducts(index, term, { isUnavailable: (ordinal) => ordinal === gone }).ordinals]
  expect(found("rod end")).toEqual([0, 1, 2, 3])
  expect(found("rod end", 0)).toEqual([1, 2, 3, 0])
  expect(found("chromoly rod end", 3)[0]).toBe(3)
})

it("SRCH-51 SearchIndex finds parts of other types by the name of a type without products, or reports that no such part is sold", async () => {
  const harness = { id: 2, slug: "harness", name: "Harness", plural: "Harnesses", categoryId: "harnesses" }
  const rows = createRows([
    { typeId: 1, brand: "Dirtline", title: "Dirtline Rod End", keywords: "" },
    { typeId: 1, brand: "Dirtline", title: "Dirtline Cam-Lock Harness", keywords: "" }
  ])
  const index = await buildSearchIndex({ ...rows, types: [rodEnd, harness] }, NO_VOCABULARY)
  const search = (term: string) => searchProducts(index, term)
  expect([...search("harness").ordinals]).toEqual([1])
  expect([...search("cam-lock harness").ordinals]).toEqual([1])
  expect(search("harness").query.notCarried).toBeNull()
  const none = await buildSearchIndex({ ...rows, size: 1, texts: rows.texts.slice(0, 1), types: [rodEnd, harness] }, NO_VOCABULARY)
  expect(searchProducts(none, "harness")).toMatchObject({ exactMatchCount: 0, query: { notCarried: { raw: "harness", near: "harness" } } })
})
