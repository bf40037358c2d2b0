import { Schema } from "effect"

/** Outcome of one item of a cart link. */
export const CartLinkItem = Schema.Struct({
  /** The number as written in the link. */
  id: Schema.String,
  /** `added`: the cart contains the item, and `message` is null or states a lower quantity. `failed`: the services did not respond. */
  outcome: Schema.Literals(["added", "unknown", "choices", "unavailable", "failed"]),
  message: Schema.NullOr(Schema.String),
  /** The part's page; null for an unknown number. */
  href: Schema.NullOr(Schema.String),
  isKit: Schema.Boolean,
  /** Choices that the shopper must make first: 'Compound', 'Slotted Rotor or Drilled Rotor'. */
  choices: Schema.Array(Schema.String)
})
export interface CartLinkItem extends Schema.Struct.Type<typeof CartLinkItem.fields> {}

/** An item that the visitor is asked to confirm. The title is null for an unknown number. */
export const ReviewedItem = Schema.Struct({ id: Schema.String, quantity: Schema.Int, title: Schema.NullOr(Schema.String) })
export interface ReviewedItem extends Schema.Struct.Type<typeof ReviewedItem.fields> {}

/** An open question about a link's vehicle. None if the vehicle was selected. */
export const CartLinkVehicle = Schema.Union([
  /** The vehicle could not be read or selected. `reason` is a sentence; null if unknown. */
  Schema.TaggedStruct("Unknown", { reason: Schema.NullOr(Schema.String) }),
  /** The visitor has selected another vehicle. `action` is the path of the form that replaces it. */
  Schema.TaggedStruct("Other", { name: Schema.String, selectedName: Schema.String, action: Schema.String })
])
export type CartLinkVehicle = typeof CartLinkVehicle.Type

/**
 * Content of a cart link's page, if the link does not simply continue. `target` is the path to continue to, `retry` the path of the same
 * link, and `action` the path of a form.
 */
export const CartLinkPage = Schema.Union([
  /** The link's text is not a list of parts. */
  Schema.TaggedStruct("Unreadable", {}),
  /** The services did not respond. */
  Schema.TaggedStruct("Unavailable", { retry: Schema.String }),
  /** Too many links were opened from the visitor's network. */
  Schema.TaggedStruct("TooMany", { retry: Schema.String, seconds: Schema.Int }),
  /** A signed-in customer confirms before the link changes the cart. Confirming also selects `vehicle`. */
  Schema.TaggedStruct("Review", { items: Schema.Array(ReviewedItem), vehicle: Schema.NullOr(Schema.String), action: Schema.String }),
  /** Some items are not in the cart as the link requests, or there is an open question about the vehicle. */
  Schema.TaggedStruct("Outcome", {
    items: Schema.Array(CartLinkItem),
    vehicle: Schema.NullOr(CartLinkVehicle),
    target: Schema.String,
    retry: Schema.String
  }),
  /** The form asked for a vehicle that cannot be selected. */
  Schema.TaggedStruct("NotSelected", { reason: Schema.NullOr(Schema.String), target: Schema.String })
])
export type CartLinkPage = typeof CartLinkPage.Type

/** Content type of a `CartLinkPage` between the services and the storefront. Browsers never receive it. */
export const CART_LINK_PAGE_TYPE = "application/vnd.camber.cart-link+json"
