import { Effect, Schema } from "effect"
import { DropdownOption } from "./dropdown.ts"
import { WireId } from "./model.ts"

const absent = Effect.succeed(null)
const url = Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(absent))
const market = Schema.NullOr(WireId).pipe(Schema.withDecodingDefaultKey(absent))

/**
 * A model in a dropdown (GAR-30), with its URLs both with and without the shopper's facets. Fields beyond `DropdownOption` are null if the
 * catalog lacks them.
 */
export const ModelOption = Schema.Struct({
  ...DropdownOption.fields,
  shopUrlWithFacets: url,
  searchUrlWithFacets: url,
  /** Markets that the catalog assigns the model to. No URL depends on them. */
  marketId: market,
  superMarketId: market
})
export interface ModelOption extends Schema.Struct.Type<typeof ModelOption.fields> {}
