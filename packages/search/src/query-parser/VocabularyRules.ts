/** An abbreviation used at parts counters with its possible full words, the likeliest first. */
export interface Abbreviation {
  readonly short: string
  readonly words: ReadonlyArray<string>
}

/** A kit with its parts. The word 'kit' beside the names of these parts means this kit. */
export interface KitRule {
  readonly kit: string
  readonly parts: ReadonlyArray<string>
}

/** The product type that race classes use instead of a street part. */
export interface RacePart {
  readonly races: ReadonlyArray<string>
  readonly street: string
  readonly race: string
}

/** Product types that may fix a symptom. A symptom is a sign at a place; a rule without places requires only the sign. */
export interface SymptomRule {
  readonly signs: ReadonlyArray<string>
  readonly places: ReadonlyArray<string>
  readonly types: ReadonlyArray<string>
}

/**
 * A foreign phrase with its English translation. An uncertain phrase may also be a name or an English word, so it is translated only beside
 * another translated phrase.
 */
export interface Translation {
  readonly foreign: string
  readonly english: string
  readonly isSure: boolean
}

/** Rules of the vocabulary, in addition to its terms. */
export interface VocabularyRules {
  readonly abbreviations: ReadonlyArray<Abbreviation>
  readonly kits: ReadonlyArray<KitRule>
  readonly raceParts: ReadonlyArray<RacePart>
  readonly symptoms: ReadonlyArray<SymptomRule>
  readonly translations: ReadonlyArray<Translation>
  /** Dictionary words in ascending order, one per line. These words never count as misspelled. */
  readonly dictionary: string
}

export const NO_RULES: VocabularyRules = { abbreviations: [], kits: [], raceParts: [], symptoms: [], translations: [], dictionary: "" }
