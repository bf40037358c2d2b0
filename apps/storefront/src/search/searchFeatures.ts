import { type Feature, isOnByDefault } from "@camber/domain/flags"

/** What of the search its flags switch. */
export type SearchFeatures = Readonly<Record<Extract<Feature, "initialSearchContent" | "mobileSearch">, boolean>>

/** The same for every visitor, so that the overlay opens without asking. */
export const searchFeatures: SearchFeatures = {
  initialSearchContent: isOnByDefault("initialSearchContent"),
  mobileSearch: isOnByDefault("mobileSearch")
}
