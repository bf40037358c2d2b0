import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { MAX_SKU_LENGTH } from "../catalog/sku.ts"

/** Largest number of parts that one part is compared with. */
export const MAX_COMPARED_PARTS = 60

/** The car of the visitor's garage whose parts are compared too; absent or null if no car is compared. */
const projectId = Schema.optionalKey(Schema.NullOr(ProjectId))

const sku = Schema.NonEmptyString.check(Schema.isMaxLength(MAX_SKU_LENGTH))

/** A link to parts that would meet: 'Clutch Kits that meet'. */
export const PairLink = Schema.Struct({ label: Schema.String, href: Schema.String })
export interface PairLink extends Schema.Struct.Type<typeof PairLink.fields> {}

/** Answer for one pair of ends, in words. */
export const PairAnswer = Schema.Struct({
  verdict: Schema.Literals(["meets", "doesNotMeet", "notKnown"]),
  /** 'Meets', 'Does not meet' or 'Not known'. */
  label: Schema.String,
  /** One sentence that states the figures, or the figure to measure. */
  text: Schema.String,
  /** Advice: how to make the parts meet, or what to check; null if there is none. */
  advice: Schema.NullOr(Schema.String),
  /** For a pair that does not meet: listings of parts of either type that would. Contains only labels that the catalog has. */
  links: Schema.Array(PairLink)
})
export interface PairAnswer extends Schema.Struct.Type<typeof PairAnswer.fields> {}

/** Answer for a part and one of the other parts. `other` is that part's index in the request. */
export const PartPair = Schema.Struct({ other: Schema.Int, ...PairAnswer.fields })
export interface PartPair extends Schema.Struct.Type<typeof PartPair.fields> {}

/** Compares a part with each of the other parts. A product's number stands for all of its variants. Unknown numbers have no pairs. */
export const partPairs = {
  service: "products",
  operation: "partPairs",
  id: "939ad98f53a0d3f16c2213d832e1c90e31247d246a4745622cce762da4604630",
  variables: Schema.Struct({
    skuOrSkuBase: sku,
    others: Schema.Array(sku).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_COMPARED_PARTS))
  }),
  result: Schema.Struct({ partPairs: Schema.Array(PartPair) })
} satisfies Call<object, object>

/** A part that the shopper has on the car, in the cart or on a list, with the answers for one product. */
export const OwnPart = Schema.Struct({
  title: Schema.String,
  url: Schema.String,
  /** Name of the list; null for a part in the cart or on the car. */
  listName: Schema.NullOr(Schema.String),
  /** 'because you have a Muncie M21' for a part that the car has; null for a part in the cart or on a list. */
  because: Schema.NullOr(Schema.String),
  pairs: Schema.Array(PairAnswer)
})
export interface OwnPart extends Schema.Struct.Type<typeof OwnPart.fields> {}

/** Result of comparing a product with the shopper's parts. */
export const OwnParts = Schema.Struct({
  /** Title and URL of the product. */
  title: Schema.String,
  url: Schema.String,
  /** Parts that have an end in common with the product, parts that do not meet first. */
  parts: Schema.Array(OwnPart),
  /** Number of the shopper's other parts, which have no end in common with the product. */
  unrelatedCount: Schema.Int
})
export interface OwnParts extends Schema.Struct.Type<typeof OwnParts.fields> {}

/** Compares a product or variant with the parts of the car, the visitor's cart and the visitor's lists. Null if the number is unknown. */
export const ownParts = {
  service: "checkout",
  operation: "ownParts",
  id: "9d549b3b0f322081c27cbb323491574fbae143baaa965e88d9f89dba5ce59686",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, skuOrSkuBase: sku, projectId }),
  result: Schema.Struct({ ownParts: Schema.NullOr(OwnParts) })
} satisfies Call<object, object>

/** Two clashing parts: both in the cart, or one in the cart and one on the car. */
export const CartClash = Schema.Struct({
  /** SKUs of the cart lines; only one if the other part is on the car. */
  skuVariantNumbers: Schema.Array(Schema.String),
  titles: Schema.Array(Schema.String),
  /** 'because you have a Muncie M21' if the other part is on the car. */
  because: Schema.NullOr(Schema.String),
  ...PairAnswer.fields
})
export interface CartClash extends Schema.Struct.Type<typeof CartClash.fields> {}

/** Finds pairs of parts in the visitor's cart that do not meet, including pairs with a part of the car. */
export const cartClashes = {
  service: "checkout",
  operation: "cartClashes",
  id: "d9443f8347e500578e1caadbcf8df05880fc7f15a95a820942e09f8d362cd9ec",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, projectId }),
  result: Schema.Struct({ cartClashes: Schema.Array(CartClash) })
} satisfies Call<object, object>
