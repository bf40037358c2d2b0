import { Schema } from "effect"

/** The listing of a part type, and the values of its own facets: options and specifications of all its products. */
export const PartFacets = Schema.Struct({
  /** Plural name of the part type, as in the facet `Part type`. */
  partType: Schema.String,
  /** Path of the category's listing. */
  listingPath: Schema.String,
  facets: Schema.Array(Schema.Struct({ name: Schema.String, values: Schema.Array(Schema.String) }))
})
export interface PartFacets extends Schema.Struct.Type<typeof PartFacets.fields> {}

/** Maximum number of part types per request. */
export const MAX_PART_TYPES = 10
