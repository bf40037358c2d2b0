import type { SearchIndex } from "./SearchIndex.ts"

/** Maximum number of product types for an incomplete name. */
const MAX_COMPLETIONS = 3
/** Maximum number of words in a name. */
const MAX_NAME_WORDS = 6
const MIN_BEGINNING = 2

/**
 * Completes a term that ends with the start of a product type's name, and returns the whole terms: 'front brake p' may be 'front brake
 * pads'.
 */
export const completeTyping = ({ productsByType, types }: SearchIndex, term: string): ReadonlyArray<string> => {
  const words = term.trim().toLowerCase().split(/\s+/)
  for (let start = Math.max(0, words.length - MAX_NAME_WORDS); start < words.length; start++) {
    const begun = words.slice(start).join(" ")
    if (begun.length < MIN_BEGINNING) continue
    const names = types.flatMap(({ name, plural }, type) => {
      const isSold = (productsByType[type]?.length ?? 0) > 0
      const own = [plural, name].map((one) => one.toLowerCase()).find((one) => one.startsWith(begun))
      return isSold && own !== undefined ? [own] : []
    })
    if (names.length > 0) return names.slice(0, MAX_COMPLETIONS).map((name) => [...words.slice(0, start), name].join(" "))
  }
  return []
}
