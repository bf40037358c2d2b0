import { Cart, type CartItem } from "@camber/domain/cart"
import { Toasts } from "@camber/domain/notifications"
import { Effect } from "effect"
import type { FormServices } from "../../../foundation/page/FormPage.ts"
import { isPresent } from "../../../foundation/page/isPresent.ts"

/** What there is to say of what was done, or of why it was not. */
export interface FormMessage {
  /** In the shopper's words. */
  readonly message: string
  /** It was done, though not as it was asked for. */
  readonly isDone: boolean
}

/** A message is why it was not done; null: it was. */
export const toFormError = (message: string | null): FormMessage | null => (message === null ? null : { message, isDone: false })

/** Puts it into the cart, once a key. null: it is there. */
export const addItem = (item: CartItem, key: string) => addItems([item], key)

/** The same of several, all of them or none. */
export const addItems = (items: ReadonlyArray<CartItem>, key: string): Effect.Effect<FormMessage | null, never, FormServices> =>
  Effect.gen(function* () {
    const [cart, notifications] = [yield* Cart, yield* Toasts]
    const { isAdded } = yield* cart.add({ title: "", items, productPageId: null, productPageUrl: null, failureHref: null, key })
    if (isAdded) return null
    const notices = yield* isPresent(notifications.changes)
    return toFormError(notices.at(-1)?.message ?? "This could not be added. Please try again.")
  })
