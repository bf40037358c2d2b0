import { Cart, CartItem, CartLineId } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { PromoCodes } from "@camber/domain/promotions"
import { parseQuantity } from "@camber/domain/controls"
import { Toasts } from "@camber/domain/notifications"
import { VisitorLocation } from "@camber/domain/location"
import { Effect, Option, Schema } from "effect"
import { redirect } from "react-router-dom"
import { type FormAction, type FormFields, type FormServices, isPresent } from "../../../foundation/page/FormPage.ts"
import { cartHref } from "../../../foundation/page/hrefs.ts"
import { addItem, toFormError, type FormMessage } from "../../cart/forms/addItem.ts"
import { formatAdjustedQuantity, invalidZipMessage } from "../goodsTotals.ts"

const short = Schema.String.check(Schema.isMaxLength(64))
const lineId = CartLineId.check(Schema.isMaxLength(64))

/** Submitted cart form; its quantity is parsed like typed text. */
const CartForm = Schema.Union([
  Schema.Struct({
    intent: Schema.Literal("add"),
    skuBaseNumber: SkuBaseNumber,
    skuVariantNumber: SkuVariantNumber,
    quantity: short
  }),
  Schema.Struct({ intent: Schema.Literal("change"), lineId, quantity: short }),
  Schema.Struct({ intent: Schema.Literal("remove"), lineId }),
  Schema.Struct({ intent: Schema.Literal("promo"), code: Schema.String.check(Schema.isMaxLength(200)) }),
  Schema.Struct({ intent: Schema.Literal("noPromo") }),
  Schema.Struct({ intent: Schema.Literal("zip"), zip: short })
])
type CartForm = typeof CartForm.Type

export const decodeCartForm = Schema.decodeUnknownOption(CartForm)

/** Runs a cart form. Returns null if the result is exactly the requested one. */
const runCartForm = (form: CartForm, pressKey: string): Effect.Effect<FormMessage | null, never, FormServices> =>
  Effect.gen(function* () {
    const [cart, codes, notifications] = [yield* Cart, yield* PromoCodes, yield* Toasts]
    const outcome = Effect.map(isPresent(notifications.changes), ([notice]) =>
      notice === undefined ? null : { message: notice.message, isDone: notice.intent !== "negative" }
    )
    switch (form.intent) {
      case "add": {
        const { skuBaseNumber, skuVariantNumber } = form
        const item = { skuBaseNumber, skuVariantNumber, quantityRequested: clampQuantity(parseQuantity(form.quantity)), kitComponents: [] }
        return yield* addItem(CartItem.make({ ...item, listId: null, listName: null, attribution: null }), pressKey)
      }
      case "change": {
        const quantity = parseQuantity(form.quantity)
        // A line can be changed only after the lines are loaded.
        yield* Effect.andThen(cart.load, cart.change(form.lineId, quantity))
        const isAsTyped = form.quantity.trim() === String(quantity)
        return (yield* outcome) ?? (isAsTyped ? null : { message: formatAdjustedQuantity(quantity), isDone: true })
      }
      case "remove":
        yield* Effect.andThen(cart.load, cart.remove(form.lineId))
        return yield* outcome
      case "promo":
        yield* codes.apply(form.code)
        return toFormError((yield* isPresent(codes.changes)).message)
      case "noPromo":
        yield* codes.remove
        return null
      case "zip":
        return toFormError((yield* (yield* VisitorLocation).enter("US", form.zip)) ? null : invalidZipMessage)
    }
  })

/** Outcome of a form, with its typed fields. */
export interface CartAnswer extends FormMessage {
  readonly fields: FormFields
}

/** Changes the cart without scripts. */
export const cartAction: FormAction<CartAnswer> = async (visitor, fields) => {
  const form = Option.getOrNull(decodeCartForm(fields))
  const outcome = form === null ? { message: notUnderstood(fields), isDone: false } : await visitor.run(runCartForm(form, visitor.pressKey))
  return outcome === null ? redirect(cartHref, 303) : { fields, ...outcome }
}

/** An added part needs one variant. Without one the shopper still has to choose options. */
const notUnderstood = ({ intent }: FormFields): string =>
  intent === "add" ? "Choose the part's options first, then add it." : "Something went wrong. Try again."
