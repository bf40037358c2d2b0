import type { NewNotice } from "../notifications/model.ts"

/** BAN-16 */
export const promoCodeApplied = (code: string): NewNotice => ({ message: `${code} has been applied!`, intent: "positive" })

/** BAN-12 */
export const promoCodeCopied: NewNotice = { message: "Promo code copied to clipboard", intent: "positive", duration: 3000 }

/** `threshold` in dollars (BAN-17, CONST-106). */
export const freeShippingOver = (threshold: number): NewNotice => ({
  message: `Free Shipping over $${Number.isInteger(threshold) ? threshold : threshold.toFixed(2)}`,
  duration: 10_000
})
