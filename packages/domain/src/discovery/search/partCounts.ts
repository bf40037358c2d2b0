import { Schema } from "effect"
import { MAX_FACETS } from "./rules.ts"

/** Maximum number of facets that a selection combines. Each facet doubles the number of combinations. */
export const MAX_PART_CHOICES = 4

/** Maximum number of selections per request. */
export const MAX_PART_SELECTIONS = 10

/** Accepted values of one facet. Any of them matches. */
export const PartChoice = Schema.Struct({
  name: Schema.NonEmptyString,
  values: Schema.Array(Schema.NonEmptyString).check(Schema.isMaxLength(MAX_FACETS))
})
export interface PartChoice extends Schema.Struct.Type<typeof PartChoice.fields> {}

/** Parts of a type with values of its facets. All choices apply; the most important one is first. */
export const PartSelection = Schema.Struct({
  /** Plural name of the part type, as in the facet `Part type`. */
  partType: Schema.String,
  choices: Schema.Array(PartChoice).check(Schema.isMaxLength(MAX_PART_CHOICES))
})
export interface PartSelection extends Schema.Struct.Type<typeof PartSelection.fields> {}

/** Number of parts that the listing of a selection shows. */
export const PartCount = Schema.Struct({
  count: Schema.Int,
  /** Names of the choices that were combined. No part also matches all of the remaining choices. */
  combined: Schema.Array(Schema.String)
})
export interface PartCount extends Schema.Struct.Type<typeof PartCount.fields> {}
