import { Cart, type CartItem } from "@camber/domain/cart"
import { Toasts } from "@camber/domain/notifications"
import { Effect } from "effect"
import { type FormServices, isPresent } from "../../../foundation/page/FormPage.ts"

/** Outcome of a form, or the reason for its failure. */
export interface FormMessage {
  /** Message for the shopper. */
  readonly message: string
  /** The change was made, though not exactly as requested. */
  readonly isDone: boolean
}

/** A message is the reason for a failure; null means success. */
export const toFormError = (message: string | null): FormMessage | null => (message === null ? null : { message, isDone: false })

/** Adds an item to the cart, once per key. Returns null on success. */
export const addItem = (item: CartItem, key: string) => addItems([item], key)

/** Adds several items, all of them or none. */
export const addItems = (items: ReadonlyArray<CartItem>, key: string): Effect.Effect<FormMessage | null, never, FormServices> =>
  Effect.gen(function* () {
    const [cart, notifications] = [yield* Cart, yield* Toasts]
    const { isAdded } = yield* cart.add({ title: "", items, productPageId: null, productPageUrl: null, failureHref: null, key })
    if (isAdded) return null
    const notices = yield* isPresent(notifications.changes)
    return toFormError(notices.at(-1)?.message ?? "We couldn't add this part. Try again.")
  })
