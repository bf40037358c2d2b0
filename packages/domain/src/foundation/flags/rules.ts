import { type Feature, flagNames } from "./featureDefaults.ts"
import type { AssignedFlag, Audiences, FeatureFlag, FlagCache } from "./model.ts"

/** Audiences after a failure (VIS-12). */
export const noAudiences: Audiences = { audiences: [], googleAudiences: [] }

/** Returns a flag's value, or null if unknown. */
export const getFlagValue = (flags: ReadonlyArray<FeatureFlag>, name: string): FeatureFlag["value"] =>
  flags.find((flag) => flag.name === name)?.value ?? null

/** Returns true for the values true and `true` in any letter case. Other values and missing flags are off (GAP-20, GAP-C37). */
export const isOn = (flags: ReadonlyArray<FeatureFlag>, feature: Feature): boolean =>
  String(getFlagValue(flags, flagNames[feature])).toLowerCase() === "true"

/**
 * Returns true if flags must be fetched: the cache expired, or it lacks the named flag and the flags were not fetched again for that flag
 * yet. `name` is null if no particular flag is needed (FLAG-02, FLAG-04).
 */
export const needsFetch = (cache: FlagCache | null, name: string | null): boolean =>
  cache === null || !(name === null || cache.flags.some((flag) => flag.name === name) || cache.refetchedFor.includes(name))

/**
 * Updates the cache after a fetch for `name`. The new flags replace the old ones; the caller keeps the cache's original time, so that the
 * cache period is not extended.
 */
export const updateFlagCache = (cache: FlagCache | null, flags: ReadonlyArray<FeatureFlag>, name: string | null): FlagCache => {
  const refetchedFor = cache?.refetchedFor ?? []
  return { flags, refetchedFor: cache === null || name === null || refetchedFor.includes(name) ? refetchedFor : [...refetchedFor, name] }
}

/** Returns flags with a meaningful value that were not reported yet. Empty and false values are skipped. */
export const getNewAssignments = (known: ReadonlyArray<AssignedFlag>, flags: ReadonlyArray<FeatureFlag>): ReadonlyArray<AssignedFlag> =>
  flags
    .map(({ name, value }) => ({ name, value: String(value ?? "") }))
    .filter(({ name, value }) => !/^(?:false)?$/i.test(value) && !known.some((flag) => flag.name === name && flag.value === value))

/** The fields of a recommendation block that flag impressions need. Section and title together identify a block. */
export interface FlaggedBlock {
  readonly section: string
  readonly title: string | null
  readonly featureFlags: ReadonlyArray<string>
}

/**
 * Returns the distinct flags to record for a block that became visible. Empty if the block has no flags or was already recorded on this
 * page (FLAG-05).
 */
export const getImpressionFlags = (
  recorded: ReadonlyArray<FlaggedBlock>,
  { featureFlags, section, title }: FlaggedBlock
): ReadonlyArray<string> => (recorded.some((block) => block.section === section && block.title === title) ? [] : [...new Set(featureFlags)])

/** Facts about a product that are not in the catalog, each fetched by its own call. */
export type ProductFact = "promotionPreview" | "shippingEstimates" | "productActivity"

/** Returns false if the flag is off, and for bots (FLAG-10, FLAG-11, FLAG-12, VIS-108). */
export const shouldFetchFact = (flags: ReadonlyArray<FeatureFlag>, fact: ProductFact, visitor: { readonly isBot: boolean }): boolean =>
  !visitor.isBot && isOn(flags, fact)

/** Returns true if the block requests shipping estimates (LOC-15) and they are enabled. */
export const shouldEstimateShipping = (
  flags: ReadonlyArray<FeatureFlag>,
  block: { readonly getShippingEstimate: boolean },
  visitor: { readonly isBot: boolean }
): boolean => block.getShippingEstimate && shouldFetchFact(flags, "shippingEstimates", visitor)

/**
 * Returns true if a flag that is rolled out to `percent` (0 to 100) of the visitors is on for this visitor. The result depends only on flag
 * and visitor, so the flag is the same on every page and server. A larger percentage includes every visitor of a smaller percentage.
 * Different flags select visitors independently.
 */
export const isInRollout = (flag: string, visitorId: string, percent: number): boolean => getBucket(`${flag}:${visitorId}`) < percent * 100

/**
 * Hashes a text into one of 10,000 buckets. FNV-1a over UTF-16 units, plus the MurmurHash3 finalizer because similar ids would otherwise
 * get adjacent buckets.
 */
const getBucket = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000
}
