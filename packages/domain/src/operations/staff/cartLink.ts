import { Schema } from "effect"
import { MAX_ITEMS_PER_ADD } from "../../buying/cart/rules.ts"
import { ChosenComponent, Quantity, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { EmailAddress } from "../../customer/account/model.ts"
import { Project } from "../../vehicles/vehicle/model.ts"

/** Length limit of a vehicle's name in the mail. */
export const MAX_CAR_NAME_LENGTH = 120
/** Cart links that a staff member may mail in an hour. */
export const MAX_CART_LINKS_PER_HOUR = 60

/** Parts to mail to a customer as a link. */
export const MailedCart = Schema.Struct({
  emailAddress: EmailAddress.check(Schema.isMinLength(3)),
  items: Schema.Array(
    Schema.Struct({
      skuVariantNumber: SkuVariantNumber,
      quantity: Quantity,
      /** One variant per slot of a kit. Older versions of the page do not send this field. */
      kitComponents: Schema.optionalKey(Schema.Array(ChosenComponent).check(Schema.isMaxLength(60)))
    })
  ).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_ITEMS_PER_ADD)),
  /** Name of the vehicle that the parts are for; null if none. */
  car: Schema.NullOr(Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(MAX_CAR_NAME_LENGTH))),
  /** Facts of that vehicle, which the link selects. Older versions of the page do not send this field. */
  vehicle: Schema.optionalKey(Schema.NullOr(Project))
})
export interface MailedCart extends Schema.Struct.Type<typeof MailedCart.fields> {}

/** Result of mailing a cart link. */
export const MailedCartLink = Schema.Struct({
  /** Reason why nothing was mailed; null on success. */
  problem: Schema.NullOr(Schema.String),
  /** The mailed link; null after a problem. */
  url: Schema.NullOr(Schema.String)
})
export interface MailedCartLink extends Schema.Struct.Type<typeof MailedCartLink.fields> {}
