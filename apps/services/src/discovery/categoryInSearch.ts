import { meantWords } from "@camber/domain/search"
import type { Category, CategoryTree } from "../reference/categoryTree.ts"

/**
 * The category whose whole name these words are, in any order: 'gaskets & seals' names the shelf, and no single part is called both.
 * Words as `meantWords` gives them; the shallower of two of one name. A name of one word ('brakes') is in the parts' own words already.
 */
export const categoryInSearch = ({ byId, pathTo }: CategoryTree, words: ReadonlyArray<string>): Category | null => {
  if (words.length < 2) return null
  const sought = keyOf(words)
  const named = [...byId.values()].filter(({ name }) => keyOf(meantWords(name)) === sought)
  return named.toSorted((one, other) => pathTo(one.category_id).length - pathTo(other.category_id).length)[0] ?? null
}

const keyOf = (words: ReadonlyArray<string>): string => words.toSorted().join(" ")
