import { splitWords } from "@camber/domain/search"
import type { Category } from "../reference/categoryTree.ts"
import type { Reference } from "../reference/Reference.ts"
import type { SearchTerm } from "../reference/vocabulary.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { WireItem } from "./createBlock.ts"

/** Terms at most in a block. */
const MOST_TERMS = 8
/** Categories at most that come from terms; the device fills the grid up for its audience (CARD-33, CARD-35). */
const MOST_CATEGORIES = 3
/** Shorter words are in every other term. */
const SHORTEST_WORD = 3

/** A term from each of its words on, then its words alone: the part stands at the end, and where it goes before it. */
const beginnings = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...words.map((_, at) => words.slice(at).join(" ")), ...words.toReversed()].filter(({ length }) => length >= SHORTEST_WORD)

/**
 * Terms of the shop near to what was searched for: those that go on from it or from its end, then those that hold one of its words, corrected
 * where nothing knows it. None where nothing is near.
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

/** What most people search for. */
export const popularTerms = ({ vocabulary }: Pick<Reference, "vocabulary">): ReadonlyArray<SearchTerm> =>
  vocabulary.terms.slice(0, MOST_TERMS)

export const termItem = ({ term }: SearchTerm): WireItem => ({ _tag: "SearchTerm", term, url: siteUrls.search(term) })

/** The departments of terms, each once (REC-09). */
export const categoryItems = (
  { categories }: Pick<Reference, "categories">,
  pictures: ImageUrls,
  terms: ReadonlyArray<SearchTerm>
): ReadonlyArray<WireItem> => {
  const departments = new Set(terms.flatMap(({ category_id }) => categories.pathTo(category_id ?? "").slice(0, 1)))
  return [...departments].slice(0, MOST_CATEGORIES).map((category) => ({
    _tag: "Category",
    categoryName: category.name,
    url: siteUrls.category(category),
    imageUrl: pictures.drawing(category.drawing)
  }))
}

/** The category of this name, upper case or not: a category's own page asks by its name. */
export const categoryNamed = ({ categories }: Pick<Reference, "categories">, name: string): Category | undefined =>
  [...categories.byId.values()].find((category) => category.name.toLowerCase() === name.toLowerCase())
