export { type Lexicon, type LexiconEntry, createLexiconInSteps, type Meaning } from "./Lexicon.ts"
export {
  type QueryConstraint,
  type ParsedVehicle,
  type ParsedEngineFamily,
  type QueryPart,
  type ParsedProductType,
  type ParsedQuery,
  isGenericPartQuery,
  type CatalogFacts
} from "./ParsedQuery.ts"
export { getCompletions } from "./findSimilarWords.ts"
export { parseQuery } from "./parseQuery.ts"
export { tokenizeAll, joinTokens, type Token, tokenize } from "./tokens.ts"
export { NO_RULES, type VocabularyRules } from "./VocabularyRules.ts"
export { CONVERSION_WORDS } from "./findHeadNoun.ts"
export { KIT_WORDS } from "./refineTypes.ts"
