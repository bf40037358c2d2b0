import { isPurchaseable } from "@camber/domain/catalog"
import { formatCents, toCents } from "@camber/domain/money"
import { getComparedFit, type ComparisonProduct, pickupText, savePriceText } from "@camber/domain/comparison"
import type { Verdict } from "@camber/domain/fitment"
import type { ComparedColumn } from "./view/compare-table/CompareTable.tsx"
import { createElement } from "react"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { CardAction } from "../product-card/CardAction.tsx"
import { getImageUrl } from "../../foundation/page/images.ts"
import { fitLineProps } from "../product-card/cardProps.ts"
import type { OfferedProduct } from "../options/ChoiceStore.ts"

/**
 * Returns a compared product as display props, with its own or the requested fit. Its button is pending only until the cart responds or a
 * drawer opens (ATC-33).
 */
export const comparedColumn = (product: ComparisonProduct, asked?: Verdict | "waiting"): ComparedColumn => {
  const { availability, brand, displayTitle, imageLink, pricing, productPageUrl, rating, reviewCount, skuBaseNumber, unit } = product
  // A product excluded from fitment needs no fit request (FIT-14).
  const fit = product.excludeFromThisPartFitsMyVehicle ? null : (asked ?? getComparedFit(product))
  const offered: OfferedProduct = {
    skuBaseNumber,
    productPageId: null,
    productPageUrl,
    title: displayTitle,
    brand,
    imageUrl: getImageUrl(imageLink),
    price: pricing.priceString
  }
  return {
    key: skuBaseNumber,
    title: displayTitle,
    href: productPageUrl,
    brand,
    picture: { src: offered.imageUrl, alt: "" },
    price: createElement(PersonalPrice, { price: pricing.priceString }),
    strikeThrough: pricing.strikeThroughPrice === null ? undefined : formatCents(toCents(pricing.strikeThroughPrice)),
    save: savePriceText(product) ?? undefined,
    unit: unit ?? undefined,
    rating,
    reviewCount,
    fit: fit === null || fit === "waiting" ? (fit ?? undefined) : fitLineProps(fit, null, null),
    stock: pickupText(product) ?? undefined,
    action: createElement(CardAction, { product: offered, isSold: isPurchaseable(availability) })
  }
}
