import type { Feature } from "@camber/domain/flags"

/** What of the search its flags switch. */
export type SearchFeatures = Readonly<Record<Extract<Feature, "initialSearchContent" | "mobileSearch">, boolean>>

/** Both are on for every visitor. */
export const searchFeatures: SearchFeatures = { initialSearchContent: true, mobileSearch: true }
