export { type Lexicon, type LexiconEntry, lexiconSteps, type Meaning } from "./Lexicon.ts"
export type { Demand, NamedCar, NamedFamily, NamedPart, NamedType, QueryReading } from "./QueryReading.ts"
export { completionsOf, readQuery, type ShelfFacts } from "./readQuery.ts"
export { allTokensOf, phraseOf, type Token, tokensOf } from "./tokens.ts"
