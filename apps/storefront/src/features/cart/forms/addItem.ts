import { Cart, type CartItem } from "@camber/domain/cart"
import { Notifications } from "@camber/domain/notifications"
import { Effect } from "effect"
import type { FormServices } from "../../../foundation/page/FormPage.ts"
import { present } from "../../../foundation/page/present.ts"

/** What there is to say of what was done, or of why it was not. */
export interface Said {
  /** In the shopper's words. */
  readonly message: string
  /** It was done, though not as it was asked for. */
  readonly isDone: boolean
}

/** A message is why it was not done; null: it was. */
export const refusal = (message: string | null): Said | null => (message === null ? null : { message, isDone: false })

/** Puts it into the cart, once a key. null: it is there. */
export const addItem = (item: CartItem, key: string) => addItems([item], key)

/** The same of several, all of them or none. */
export const addItems = (items: ReadonlyArray<CartItem>, key: string): Effect.Effect<Said | null, never, FormServices> =>
  Effect.gen(function* () {
    const [cart, notifications] = [yield* Cart, yield* Notifications]
    const { isAdded } = yield* cart.add({ title: "", items, productPageId: null, productPageUrl: null, failureHref: null, key })
    if (isAdded) return null
    const notices = yield* present(notifications.changes)
    return refusal(notices.at(-1)?.message ?? "This could not be added. Please try again.")
  })
