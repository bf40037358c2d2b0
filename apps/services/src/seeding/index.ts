export { seedAnew, seedOnce } from "./seedOnce.ts"
export { defaultSeed, defaultSkus, isSeeded, seed, type SeedOptions, type SeedProgress } from "./seed.ts"
