export type { CatalogSource } from "./CatalogSource.ts"
export { isSeeded, seed, type SeedOptions, type SeedProgress } from "./seed.ts"
export { seedAnew, seedOnce } from "./seedOnce.ts"
