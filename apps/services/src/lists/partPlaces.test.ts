import { expect, it } from "vitest"
import { productTypes } from "@camber/demo-catalog"
import { slotByType } from "./partPlaces.ts"

it("slotByType contains only types of the catalog", () => {
  const slugs = new Set(productTypes.map(({ slug }) => slug))
  expect([...slotByType.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
})
