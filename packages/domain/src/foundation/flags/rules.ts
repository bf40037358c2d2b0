import { type Feature, flagNames } from "./flagNames.ts"
import type { AssignedFlag, Audiences, FeatureFlag, FlagCache } from "./model.ts"

/** What is known of a visitor whose audiences could not be had (VIS-12). */
export const noAudiences: Audiences = { audiences: [], googleAudiences: [] }

/** What a flag says; null where it is not known. */
export const getFlagValue = (flags: ReadonlyArray<FeatureFlag>, name: string): FeatureFlag["value"] =>
  flags.find((flag) => flag.name === name)?.value ?? null

/** On are true and `true` in any letter case; every other value, and a flag that is missing, is off (GAP-20, GAP-C37). */
export const isOn = (flags: ReadonlyArray<FeatureFlag>, feature: Feature): boolean =>
  String(getFlagValue(flags, flagNames[feature])).toLowerCase() === "true"

/**
 * Whether flags have to be fetched: nothing is cached any more, or the cache lacks the wanted one and was not renewed for it yet. `name` is
 * null where none is wanted more than the others (FLAG-02, FLAG-04).
 */
export const needsFetch = (cache: FlagCache | null, name: string | null): boolean =>
  cache === null || !(name === null || cache.flags.some((flag) => flag.name === name) || cache.refetchedFor.includes(name))

/**
 * The cache after a fetch for `name`. Within a period the new flags take the place of the old and the period is not prolonged: it is
 * written with the time of the cache before.
 */
export const updateFlagCache = (cache: FlagCache | null, flags: ReadonlyArray<FeatureFlag>, name: string | null): FlagCache => {
  const refetchedFor = cache?.refetchedFor ?? []
  return { flags, refetchedFor: cache === null || name === null || refetchedFor.includes(name) ? refetchedFor : [...refetchedFor, name] }
}

/** Flags that say something to this visitor which was not told of yet, with their texts; one that says nothing, or false, assigns nothing. */
export const getNewAssignments = (known: ReadonlyArray<AssignedFlag>, flags: ReadonlyArray<FeatureFlag>): ReadonlyArray<AssignedFlag> =>
  flags
    .map(({ name, value }) => ({ name, value: String(value ?? "") }))
    .filter(({ name, value }) => !/^(?:false)?$/i.test(value) && !known.some((flag) => flag.name === name && flag.value === value))

/** A block of recommendations, as far as flags matter to it. A section may have several, which their titles tell apart. */
export interface FlaggedBlock {
  readonly section: string
  readonly title: string | null
  readonly featureFlags: ReadonlyArray<string>
}

/**
 * Which flags to record when a block becomes visible: its own, each once, and none where it has none or was recorded already. `recorded`
 * are the blocks of this page (FLAG-05).
 */
export const getImpressionFlags = (
  recorded: ReadonlyArray<FlaggedBlock>,
  { featureFlags, section, title }: FlaggedBlock
): ReadonlyArray<string> => (recorded.some((block) => block.section === section && block.title === title) ? [] : [...new Set(featureFlags)])

/** What is told of a product beside the catalogue, each by a call of its own. */
export type ProductFact = "promotionPreview" | "shippingEstimates" | "productActivity"

/** Off means no call, and a bot never gets one (FLAG-10, FLAG-11, FLAG-12, VIS-108). */
export const shouldFetchFact = (flags: ReadonlyArray<FeatureFlag>, fact: ProductFact, visitor: { readonly isBot: boolean }): boolean =>
  !visitor.isBot && isOn(flags, fact)

/** A block of recommendations shows shipping estimates only where it says so (LOC-15), and where they are fetched at all. */
export const shouldEstimateShipping = (
  flags: ReadonlyArray<FeatureFlag>,
  block: { readonly getShippingEstimate: boolean },
  visitor: { readonly isBot: boolean }
): boolean => block.getShippingEstimate && shouldFetchFact(flags, "shippingEstimates", visitor)
