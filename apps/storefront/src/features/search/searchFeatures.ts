import type { Feature } from "@camber/domain/flags"

/** What of the search its flags switch. */
export type SearchFeatures = Readonly<Record<Extract<Feature, "initialSearchContent" | "mobileSearch">, boolean>>

/** As this visitor's flags have it; the overlay opens without asking for them. */
export const searchFeatures = (flags: { readonly isOn: (feature: Feature) => boolean }): SearchFeatures => ({
  initialSearchContent: flags.isOn("initialSearchContent"),
  mobileSearch: flags.isOn("mobileSearch")
})
