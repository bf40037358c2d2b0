import type { PartType } from "./build.ts"
import { type CheckedPart, getPartTypes } from "./checkBuild.ts"

/** Kinds that are often changed with a part, at most: the first are the important ones. */
const MOST_BESIDE = 3

/** A kind that is not in the build and is often changed with some of its parts. */
export interface CompanionSuggestion {
  readonly type: PartType
  readonly parts: ReadonlyArray<CheckedPart>
}

/** What is often changed with these parts and not among them, each kind once. Nothing that a part cannot do without. */
export const findCompanions = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<CompanionSuggestion> => {
  const there = getPartTypes(parts)
  const needed = new Set(parts.flatMap(({ facts }) => [...facts.mandatory, ...facts.adapters].map(({ slug }) => slug)))
  const wanted = parts.map((part) => ({ part, types: part.facts.beside.slice(0, MOST_BESIDE) }))
  const types = new Map(wanted.flatMap((of) => of.types.map((type) => [type.slug, type])))
  return [...types.values()]
    .filter(({ slug }) => !there.has(slug) && !needed.has(slug))
    .map((type) => ({ type, parts: wanted.flatMap(({ part, types }) => (types.some(({ slug }) => slug === type.slug) ? [part] : [])) }))
}

/** The kinds of parts of a build of which nobody has written down what belongs with them, each once. */
export const getUncheckedTypes = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<string> => [
  ...new Set(parts.flatMap(({ facts, product }) => (facts.isCovered ? [] : [facts.type?.name ?? product.title])))
]

/** Kinds that a sentence names. */
const MOST_NAMED = 4

/**
 * How far the check of a build reaches, in a sentence: it knows what usually belongs with a kind of part and neither the car nor the shelf
 * at home, so it never says that all is there. null for a build without parts.
 */
export const formatCheckCoverage = (parts: ReadonlyArray<CheckedPart>): string | null => {
  if (parts.length === 0) return null
  const unknown = getUncheckedTypes(parts)
  const yours = "Small hardware, fluids and what is on the car already are yours to check."
  if (unknown.length === 0) return `This looks at what usually goes with these kinds of parts. ${yours}`
  const more = unknown.length - MOST_NAMED
  const names = `${unknown.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`
  return `We have no list of what goes with ${names}: see the maker's instructions. ${yours}`
}
