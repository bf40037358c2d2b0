/** An abbreviation of catalog counters with the words that it may stand for, the likeliest first. */
export interface Abbreviation {
  readonly short: string
  readonly words: ReadonlyArray<string>
}

/** A kit, and the product types that 'kit' beside their names turns into it. */
export interface KitRule {
  readonly kit: string
  readonly parts: ReadonlyArray<string>
}

/** The product type that these race classes use in place of a street part. */
export interface RacePart {
  readonly races: ReadonlyArray<string>
  readonly street: string
  readonly race: string
}

/** Product types that may cure a symptom: one of the signs at one of the places; a rule without places needs a sign only. */
export interface SymptomRule {
  readonly signs: ReadonlyArray<string>
  readonly places: ReadonlyArray<string>
  readonly types: ReadonlyArray<string>
}

/** A foreign phrase with its English. One that is not sure may be a name or an English word, and counts only beside another. */
export interface Translation {
  readonly foreign: string
  readonly english: string
  readonly isSure: boolean
}

/** The rules of a vocabulary beside its terms. */
export interface VocabularyRules {
  readonly abbreviations: ReadonlyArray<Abbreviation>
  readonly kits: ReadonlyArray<KitRule>
  readonly raceParts: ReadonlyArray<RacePart>
  readonly symptoms: ReadonlyArray<SymptomRule>
  readonly translations: ReadonlyArray<Translation>
  /** Dictionary words in ascending order, one per line: no word of them is a misspelling. */
  readonly dictionary: string
}

export const NO_RULES: VocabularyRules = { abbreviations: [], kits: [], raceParts: [], symptoms: [], translations: [], dictionary: "" }
