import { Context, Schema } from "effect"

/** What an operator may choose about the shop. Every key has a development value, so an empty environment is a working shop. */
export const ShopSettings = Schema.Struct({
  /** GAP-02 */
  brandName: Schema.NonEmptyString,
  /** Call-us number of the drawer, the error page and the header (GAP-01). */
  contactPhone: Schema.NonEmptyString,
  /** Prefix of picture paths that have none of their own, empty for this host (GAP-C47). */
  imageHost: Schema.String,
  imagePlaceholder: Schema.NonEmptyString,
  /** Products at most in the search modal (GAP-09). */
  searchProductCap: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  /** Dollars from which shipping is free; null: no such offer (GAP-08). */
  freeShippingThreshold: Schema.NullOr(Schema.Number)
})
export interface ShopSettings extends Schema.Struct.Type<typeof ShopSettings.fields> {}

/** The values of a shop that was told nothing. */
export const developmentSettings: ShopSettings = {
  brandName: "Camber",
  contactPhone: "1-800-555-0100",
  imageHost: "",
  imagePlaceholder: "/content/parts/parts-box.svg",
  searchProductCap: 6,
  freeShippingThreshold: 99
}

/** Port: the shop's settings, decoded once at start. */
export class Settings extends Context.Service<Settings, ShopSettings>()("@camber/domain/ports/Settings") {}
