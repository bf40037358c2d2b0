import { expect, it } from "vitest"
import { productTypes } from "@camber/demo-catalog"
import { slotByType } from "./partPlaces.ts"

it("the places of a car take types that the catalogue has", () => {
  const slugs = new Set(productTypes.map(({ slug }) => slug))
  expect([...slotByType.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
})
