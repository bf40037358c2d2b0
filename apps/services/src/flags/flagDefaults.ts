import { type Feature, flagNames, isOnByDefault } from "@camber/domain/flags"

/** Flags that say more than on and off have no default: they are unknown until somebody sets them. */
const withText: ReadonlySet<Feature> = new Set<Feature>(["signupExperiment"])
const features = Object.keys(flagNames) as ReadonlyArray<Feature>

/** What each flag says while nobody has switched it, by its name on the wire. A flag that is not here is unknown, and so off. */
export const flagDefaults: ReadonlyMap<string, string> = new Map(
  features.filter((feature) => !withText.has(feature)).map((feature) => [flagNames[feature], String(isOnByDefault(feature))])
)
