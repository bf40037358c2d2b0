import { Effect, Schema } from "effect"
import { DropdownOption } from "./dropdown.ts"
import { WireId } from "./model.ts"

const absent = Effect.succeed(null)
const address = Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(absent))
const market = Schema.NullOr(WireId).pipe(Schema.withDecodingDefaultKey(absent))

/**
 * A model as a dropdown may carry it (GAR-30): its base vehicle and its addresses, with the shopper's selected facets and without them.
 * A catalogue need not know more than a `DropdownOption` has: what it does not tell is null.
 */
export const ModelOption = Schema.Struct({
  ...DropdownOption.fields,
  shopUrlWithFacets: address,
  searchUrlWithFacets: address,
  /** The markets that the catalogue sorts the model into. They travel along; no address depends on them. */
  marketId: market,
  superMarketId: market
})
export interface ModelOption extends Schema.Struct.Type<typeof ModelOption.fields> {}
