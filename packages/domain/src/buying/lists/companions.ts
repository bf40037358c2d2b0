import type { PartType } from "./build.ts"
import { type CheckedPart, getPartTypes } from "./checkBuild.ts"

/** Largest number of companion types per part; the most important types come first. */
const MAX_COMPANION_TYPES = 3

/** A type that is often replaced together with parts of the build, but is not in the build. */
export interface CompanionSuggestion {
  readonly type: PartType
  readonly parts: ReadonlyArray<CheckedPart>
}

/** Finds the types that are often replaced with these parts, each once. Excludes types in the build and required types. */
export const findCompanions = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<CompanionSuggestion> => {
  const present = getPartTypes(parts)
  const needed = new Set(parts.flatMap(({ facts }) => [...facts.mandatory, ...facts.adapters].map(({ slug }) => slug)))
  const candidates = parts.map((part) => ({ part, types: part.facts.beside.slice(0, MAX_COMPANION_TYPES) }))
  const types = new Map(candidates.flatMap((candidate) => candidate.types.map((type) => [type.slug, type])))
  return [...types.values()]
    .filter(({ slug }) => !present.has(slug) && !needed.has(slug))
    .map((type) => ({ type, parts: candidates.flatMap(({ part, types }) => (types.some(({ slug }) => slug === type.slug) ? [part] : [])) }))
}

/** Returns the part types without companion data, each once. */
export const getUncheckedTypes = (parts: ReadonlyArray<CheckedPart>): ReadonlyArray<string> => [
  ...new Set(parts.flatMap(({ facts, product }) => (facts.isCovered ? [] : [facts.type?.name ?? product.title])))
]

/** Largest number of types named in a sentence. */
const MAX_NAMED_TYPES = 4

/**
 * Explains the limits of the build check; null for an empty build.
 *
 * The check knows companion types only. The check does not know the vehicle's condition or the parts that the shopper already owns, so the
 * text never claims that a build is complete.
 */
export const formatCheckCoverage = (parts: ReadonlyArray<CheckedPart>): string | null => {
  if (parts.length === 0) return null
  const unknown = getUncheckedTypes(parts)
  const selfCheckText = "Small hardware, fluids and parts already on the car are yours to check."
  if (unknown.length === 0) return `This looks at what usually goes with these kinds of parts. ${selfCheckText}`
  const more = unknown.length - MAX_NAMED_TYPES
  const names = `${unknown.slice(0, MAX_NAMED_TYPES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`
  return `We have no list of what goes with ${names}. See the manufacturer's instructions. ${selfCheckText}`
}
