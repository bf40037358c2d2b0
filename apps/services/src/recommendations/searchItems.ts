import { splitWords } from "@camber/domain/search"
import type { Category } from "../reference/categoryTree.ts"
import type { Reference } from "../reference/Reference.ts"
import type { SearchTerm } from "../reference/vocabulary.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { WireItem } from "./createBlock.ts"

/** Maximum terms in a block. */
const MOST_TERMS = 8
/** Maximum number of categories that are derived from terms. The device adds categories for its audience (CARD-33, CARD-35). */
const MOST_CATEGORIES = 3
/** Minimum length of a matched word. Shorter words appear in too many terms. */
const SHORTEST_WORD = 3

/**
 * Returns the suffixes of a term, longest first, then its single words, last word first. The last words come first because a term ends with
 * the name of the part.
 */
const beginnings = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...words.map((_, at) => words.slice(at).join(" ")), ...words.toReversed()].filter(({ length }) => length >= SHORTEST_WORD)

/**
 * Returns search terms related to a query: first completions of the query or of its last words, then terms that contain one of its words.
 * Corrects unknown words. Returns none if no term is related.
 */
export const relatedTerms = ({ vocabulary }: Pick<Reference, "vocabulary">, keywords: string): ReadonlyArray<SearchTerm> => {
  const words = splitWords(keywords)
  const near = (texts: ReadonlyArray<string>) => texts.flatMap((text) => vocabulary.beginning(text, MOST_TERMS + 1))
  const found = near([keywords, ...beginnings(words)])
  const corrected = found.length > 0 ? null : vocabulary.correct(words)
  const all = corrected === null ? found : near([corrected, ...beginnings(splitWords(corrected))])
  return [...new Map(all.map((term) => [term.term, term])).values()]
    .filter(({ term }) => term !== keywords.toLowerCase())
    .slice(0, MOST_TERMS)
}

/** Returns the most popular search terms. */
export const popularTerms = ({ vocabulary }: Pick<Reference, "vocabulary">): ReadonlyArray<SearchTerm> =>
  vocabulary.terms.slice(0, MOST_TERMS)

export const termItem = ({ term }: SearchTerm): WireItem => ({ _tag: "SearchTerm", term, url: siteUrls.search(term) })

/** Returns the departments of terms, without duplicates (REC-09). */
export const categoryItems = (
  { categories }: Pick<Reference, "categories">,
  imageUrls: ImageUrls,
  terms: ReadonlyArray<SearchTerm>
): ReadonlyArray<WireItem> => {
  const departments = new Set(terms.flatMap(({ category_id }) => categories.pathTo(category_id ?? "").slice(0, 1)))
  return [...departments].slice(0, MOST_CATEGORIES).map((category) => ({
    _tag: "Category",
    categoryName: category.name,
    url: siteUrls.category(category),
    imageUrl: imageUrls.drawing(category.drawing)
  }))
}

/** Returns the category with this name, ignoring case, for category pages, which pass the name of their category. */
export const categoryNamed = ({ categories }: Pick<Reference, "categories">, name: string): Category | undefined =>
  [...categories.byId.values()].find((category) => category.name.toLowerCase() === name.toLowerCase())
