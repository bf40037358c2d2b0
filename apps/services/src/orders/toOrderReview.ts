import { CartLineId } from "@camber/domain/cart"
import { formatKitPart, SkuVariantNumber } from "@camber/domain/catalog"
import type { OrderReview } from "@camber/domain/checkout"
import { Cents } from "@camber/domain/money"
import type { PaymentMethod } from "@camber/domain/payment"
import type { CatalogLookup } from "../cart/CatalogLookup.ts"
import type { Choice } from "../cart/Choice.ts"
import { getChoiceStock } from "../cart/choiceFacts.ts"
import { describeChoice } from "../cart/describeChoice.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { OrderQuote } from "./priceOrder.ts"

/** Describes a cart item for an order. Leaves out links, because they may stop working. */
export const describeLine = (choice: Choice, lookup: CatalogLookup, imageUrls: ImageUrls) => {
  const { brand, imageUrl, kitComponents, options, productPageId, skuBaseNumber, title, url } = describeChoice(choice, lookup, imageUrls)
  const chosen = options.map(({ name, value }) => `${name}: ${value}`)
  return { brand, imageUrl, options: [...chosen, ...kitComponents.map(formatKitPart)], productPageId, skuBaseNumber, title, url }
}

/** Converts a quote to the review that the shopper sees. */
export const toOrderReview = (quote: OrderQuote, paymentMethod: PaymentMethod, imageUrls: ImageUrls): OrderReview => {
  const { lookup, lines, promo, promoMessage, totals } = quote
  return {
    lines: lines.map(({ line, priced, problem }, index) => {
      const { brand, imageUrl, options, title } = describeLine(line, lookup, imageUrls)
      const { coreCharge, quantity, unitPrice } = priced
      const share = totals.lines[index] ?? { total: Cents.make(0), discount: Cents.make(0) }
      return {
        lineId: CartLineId.make(line.lineId),
        skuVariantNumber: SkuVariantNumber.make(line.skuVariantNumber),
        title,
        brand,
        imageUrl,
        options,
        quantity,
        unitPrice,
        total: share.total,
        discount: share.discount,
        coreCharge,
        ...getChoiceStock(line, lookup),
        addedFor: line.addedFor,
        problem
      }
    }),
    itemCount: lines.reduce((sum, { priced }) => sum + priced.quantity, 0),
    subtotal: totals.subtotal,
    savings: totals.savings,
    promoCode: promo?.code ?? null,
    promoMessage,
    promo: totals.promo,
    redeemablePoints: quote.redeemablePoints,
    pointsSpent: totals.pointsSpent,
    pointsValue: totals.pointsValue,
    pointsEarned: quote.pointsEarned,
    cores: totals.cores,
    shippingMethod: quote.shipping.method,
    shippingChoices: quote.shipping.choices,
    shippingMessage: quote.refusal,
    shipping: totals.shipping,
    tax: totals.tax,
    total: totals.total,
    paymentMethod
  }
}
