import { meantWords } from "@camber/domain/search"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { categoryTree } from "../reference/categoryTree.ts"
import { categoryInSearch } from "./categoryInSearch.ts"

const category = (category_id: string, parent_id: string | null, name: string) => ({
  category_id,
  parent_id,
  slug: category_id,
  name,
  ordinality: 1,
  drawing: "piston"
})
const tree = categoryTree([
  category("2-1", null, "Pistons & Rings"),
  category("2-1-1", "2-1", "Gaskets & Seals"),
  category("2-2", null, "Gaskets & Seals"),
  category("2-3", null, "Brakes")
])
const named = (term: string) => categoryInSearch(tree, meantWords(term))?.category_id

describe("the category that a search names", () => {
  it("is found by its words in any order, with or without what joins them", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(["pistons", "rings"], { minLength: 2 }),
        fc.constantFrom(" ", " & ", " and ", ", "),
        (words, join) => {
          expect(named(words.join(join))).toBe("2-1")
        }
      )
    )
  })

  it("is the shallower of two of one name", () => {
    expect(named("gaskets & seals")).toBe("2-2")
  })

  it("is none for less or more than the name, and for a name of one word", () => {
    expect(["pistons", "pistons rings piston", "brakes", "", "&"].map(named)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined
    ])
  })
})
