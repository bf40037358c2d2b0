export type { CatalogSource } from "./CatalogSource.ts"
export { countOwnWork, isSeeded, type OwnWork, seed, type SeedOptions, type SeedProgress } from "./seed.ts"
export { seedAnew, seedOnce } from "./seedOnce.ts"
