import { Schema } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import { PageType } from "../../foundation/pages/model.ts"
import { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"

/** One visit of a page, kept on this device (HIST-01). */
export const HistoryEntry = Schema.Struct({
  pageType: PageType,
  /** Path and query (HIST-02). */
  url: Schema.String,
  title: Schema.String,
  /** UTC milliseconds of the visit. */
  date: Schema.Int,
  imageUrl: Schema.NullOr(Schema.String),
  /** The product that the page was about, so that it can be told live; null for any other page. */
  skuBaseNumber: Schema.NullOr(SkuBaseNumber)
})
export interface HistoryEntry extends Schema.Struct.Type<typeof HistoryEntry.fields> {}

/** Where the shopper found the products seen last (HIST-18): what is put into the cart is credited to it. */
export const ProductList = Schema.Struct({
  /** `Searched For`, `Shopped`, `Recommended` or `Configured`; anything else is no list to credit (ERR-113). */
  prefix: Schema.String,
  name: Schema.String,
  attribution: Schema.Struct({
    /** What the list's own maker calls it, for instance the treatment of a recommendation. */
    source: Schema.NullOr(Schema.String),
    /** How the visitor came; it outlives every list (HIST-19). */
    acquisition: Schema.NullOr(AcquisitionType)
  })
})
export interface ProductList extends Schema.Struct.Type<typeof ProductList.fields> {}

/** The recommendation that led to a product (HIST-24). */
export const MisoId = Schema.Struct({ misoId: Schema.NonEmptyString, skuBase: Schema.NonEmptyString })
export interface MisoId extends Schema.Struct.Type<typeof MisoId.fields> {}
