import { getKnownNumber, isPurchaseable, NOT_AVAILABLE_TEXT, SEE_PRICE_IN_CART } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { type ListArticle, listKey, type ListProduct } from "@camber/domain/lists"
import type { CartLineProps } from "@camber/ui"
import { formatReason } from "@camber/domain/fitment"
import { formatOptions, formatKitParts } from "../options/partTexts.ts"
import { getImageUrl } from "../../foundation/page/images.ts"
import type { ListFits, ListVerdicts } from "./useListFits.ts"
import { formatOwnedCar } from "./SharedListHead.tsx"
import { fitLineProps } from "../product-card/cardProps.ts"

type LineProps = Omit<CartLineProps, "actions" | "onRemove" | "quantity">

/** Formats the price of a quantity. A null price appears only in the cart. */
export const listPriceText = (price: number | null, quantity: number): string =>
  price === null ? SEE_PRICE_IN_CART : formatCents(price * quantity)

/** Formats a list product for the screen. A stepper replaces the quantity text. */
export const productLineProps = (product: ListProduct, fits: ListFits | null, hasStepper: boolean): LineProps => {
  const isSold = isPurchaseable(product.availability)
  const isGone = product.availability === "Discontinued"
  return {
    title: product.title,
    href: isGone ? undefined : product.productUrl,
    brand: product.brand,
    picture: { src: getImageUrl(product.imageUrl), alt: "" },
    details: [
      ...formatOptions(product),
      ...[getKnownNumber(product)].filter((number) => number !== null),
      ...(product.quantity > 1 && !hasStepper ? [`Quantity ${product.quantity}`] : []),
      ...(product.quantity > 1 && product.price !== null ? [`${formatCents(product.price)} each`] : []),
      ...(isSold && product.availabilityText !== "" ? [product.availabilityText] : [])
    ],
    parts: formatKitParts(product),
    fit: isGone ? undefined : fits === null ? "waiting" : fitOf(product, fits),
    problem: isSold ? undefined : isGone ? "This item is no longer sold." : NOT_AVAILABLE_TEXT,
    price: isSold ? listPriceText(product.price, product.quantity) : undefined
  }
}

/** A question about another car cannot be answered for the selected one. */
const fitOf = (product: ListProduct, { isSelected, verdicts }: ListFits): LineProps["fit"] => {
  const verdict = verdicts.get(listKey(product))
  if (verdict === undefined) return undefined
  const line = fitLineProps(verdict, null, product.productUrl)
  return isSelected ? line : { ...line, action: undefined }
}

/** Verdicts for the list's car and the visitor's. Only the visitor's verdict has a reason, because reasons refer to 'your' car. */
export const fitByCar = (product: ListProduct, fits: ListFits, ownVerdicts: ListVerdicts): CartLineProps["fitByCar"] => {
  const [listed, own] = [fits.verdicts.get(listKey(product)), ownVerdicts.get(listKey(product))]
  if (listed === undefined || own === undefined) return undefined
  return [
    { ...fitLineProps(listed, null, null), action: undefined, car: formatOwnedCar(fits.car ?? "", fits.sharedAs) },
    { ...fitLineProps(own, null, product.productUrl), car: "Your car", why: own.reason ? `${formatReason(own.reason)}.` : undefined }
  ]
}

export const articleLineProps = ({ articleThumbnailUrl, author, title, url }: ListArticle): LineProps => ({
  title,
  href: url,
  brand: author,
  picture: { src: getImageUrl(articleThumbnailUrl), alt: "" },
  details: ["Article"]
})
