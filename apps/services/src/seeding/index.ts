export type { CatalogSource } from "./CatalogSource.ts"
export { countOwnWork, isSeeded, type OwnWork, seed, type SeedOptions, type SeedProgress } from "./seed.ts"
export { reseed, seedOnce } from "./seedOnce.ts"
export { writeSearchTerms } from "./searchTerms.ts"
