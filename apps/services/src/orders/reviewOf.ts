import { LineId } from "@camber/domain/cart"
import { Cents, SkuVariantNumber } from "@camber/domain/catalogue"
import type { OrderReview } from "@camber/domain/checkout"
import type { Assortment } from "../checkout/Assortment.ts"
import type { Choice } from "../checkout/Choice.ts"
import { describeChoice } from "../checkout/describeChoice.ts"
import type { Pictures } from "../schema/pictures.ts"
import type { Reckoning } from "./reckonOrder.ts"

/** A choice as orders tell of it: without links that may be gone one day. */
export const describeLine = (choice: Choice, assortment: Assortment, pictures: Pictures) => {
  const { brand, imageUrl, kitComponents, options, productPageId, skuBaseNumber, title, url } = describeChoice(choice, assortment, pictures)
  const chosen = options.map(({ name, value }) => `${name}: ${value}`)
  const parts = kitComponents.map((part) => [`${part.quantity} × ${part.title}`, ...part.options].join(", "))
  return { brand, imageUrl, options: [...chosen, ...parts], productPageId, skuBaseNumber, title, url }
}

/** A reckoning as the shopper reads it. */
export const reviewOf = (reckoning: Reckoning, pictures: Pictures): OrderReview => {
  const { assortment, lines, promo, promoMessage, totals } = reckoning
  return {
    lines: lines.map(({ line, priced, problem }, index) => {
      const { brand, imageUrl, options, title } = describeLine(line, assortment, pictures)
      const { quantity, unitPrice } = priced
      const share = totals.lines[index] ?? { total: Cents.make(0), discount: Cents.make(0) }
      return {
        lineId: LineId.make(line.lineId),
        skuVariantNumber: SkuVariantNumber.make(line.skuVariantNumber),
        title,
        brand,
        imageUrl,
        options,
        quantity,
        unitPrice,
        total: share.total,
        discount: share.discount,
        problem
      }
    }),
    itemCount: lines.reduce((sum, { priced }) => sum + priced.quantity, 0),
    subtotal: totals.subtotal,
    savings: totals.savings,
    promoCode: promo?.code ?? null,
    promoMessage,
    promo: totals.promo,
    redeemablePoints: reckoning.redeemablePoints,
    pointsSpent: totals.pointsSpent,
    pointsValue: totals.pointsValue,
    pointsEarned: reckoning.pointsEarned,
    shipping: totals.shipping,
    tax: totals.tax,
    total: totals.total
  }
}
