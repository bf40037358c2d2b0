import type { NewToast } from "../../customer/notifications/model.ts"

/** Creates the toast of an applied promo code (BAN-16). */
export const promoCodeApplied = (code: string): NewToast => ({
  message: `${code} has been applied!`,
  intent: "positive",
  isSystemInitiated: true
})

/** Creates the toast of a rejected promo code. `why` is the services' message, which contains the code (GAP-C64). */
export const promoCodeRefused = (why: string): NewToast => ({ message: why, intent: "negative", isSystemInitiated: true })

/** Toast of a copied promo code (BAN-12). */
export const promoCodeCopied: NewToast = { message: "Promo code copied to clipboard", intent: "positive", duration: 3000 }

/** Creates the free shipping toast for orders from `cents` (BAN-17, CONST-106). */
export const freeShippingOver = (cents: number): NewToast => ({
  message: `Free Shipping over $${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`,
  duration: 10_000,
  isSystemInitiated: true
})
