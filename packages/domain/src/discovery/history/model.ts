import { Schema } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { PageType } from "../../foundation/pages/model.ts"
import { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"

/** A page visit stored on this device (HIST-01). */
export const HistoryEntry = Schema.Struct({
  pageType: PageType,
  /** Path and query (HIST-02). */
  url: Schema.String,
  title: Schema.String,
  /** Time of the visit in UTC milliseconds. */
  date: Schema.Int,
  imageUrl: Schema.NullOr(Schema.String),
  /** The page's product, whose current data can be fetched. Null for other pages. */
  skuBaseNumber: Schema.NullOr(SkuBaseNumber)
})
export interface HistoryEntry extends Schema.Struct.Type<typeof HistoryEntry.fields> {}

/** The product list in which the shopper found the last viewed products (HIST-18). Items added to the cart are credited to this list. */
export const ProductList = Schema.Struct({
  /** `Searched For`, `Shopped`, `Recommended` or `Configured`. Any other prefix is not credited (ERR-113). */
  prefix: Schema.String,
  name: Schema.String,
  attribution: Schema.Struct({
    /** Source named by the list's creator, for example the treatment of a recommendation. */
    source: Schema.NullOr(Schema.String),
    /** How the visitor came to the shop. Stays when the list is replaced (HIST-19). */
    acquisition: Schema.NullOr(AcquisitionType)
  })
})
export interface ProductList extends Schema.Struct.Type<typeof ProductList.fields> {}

/** The recommendation that led to a product (HIST-24). */
export const MisoId = Schema.Struct({ misoId: Schema.NonEmptyString, skuBase: Schema.NonEmptyString })
export interface MisoId extends Schema.Struct.Type<typeof MisoId.fields> {}
