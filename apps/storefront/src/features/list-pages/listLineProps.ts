import { isPurchaseable, NOT_AVAILABLE_TEXT, SEE_PRICE_IN_CART } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { Verdict } from "@camber/domain/fitment"
import type { ListArticle, ListProduct } from "@camber/domain/lists"
import type { CartLineProps } from "@camber/ui"
import { availabilityCopy } from "../options/availabilityCopy.ts"
import { optionsText, partsText } from "../options/chosenTexts.ts"
import { pictureAddress } from "../../foundation/page/images.ts"
import { fitLineProps } from "../product-card/cardProps.ts"

type LineProps = Omit<CartLineProps, "actions" | "onRemove" | "quantity">

/** What so many pieces cost; null: the cart alone tells it. */
export const listPriceText = (price: number | null, quantity: number): string =>
  price === null ? SEE_PRICE_IN_CART : formatCents(price * quantity)

/** A product of a list in the words of the screen, judged for the car that is selected today. A stepper beside it says how many there are. */
export const productLineProps = (product: ListProduct, verdict: Verdict | "waiting" | undefined, hasStepper: boolean): LineProps => {
  const isSold = isPurchaseable(product.availability)
  const isGone = product.availability === "Discontinued"
  return {
    title: product.title,
    href: isGone ? undefined : product.productUrl,
    brand: product.brand,
    picture: { src: pictureAddress(product.imageUrl), alt: "" },
    details: [
      ...optionsText(product),
      product.skuVariantNumber ?? product.skuBaseNumber,
      ...(product.quantity > 1 && !hasStepper ? [`Quantity ${product.quantity}`] : []),
      ...(product.quantity > 1 && product.price !== null ? [`${formatCents(product.price)} each`] : []),
      ...(isSold ? [availabilityCopy[product.availability]] : [])
    ],
    parts: partsText(product),
    fit: verdict === undefined || isGone ? undefined : verdict === "waiting" ? verdict : fitLineProps(verdict, null, product.productUrl),
    problem: isSold ? undefined : isGone ? "This item is no longer sold." : NOT_AVAILABLE_TEXT,
    price: isSold ? listPriceText(product.price, product.quantity) : undefined
  }
}

export const articleLineProps = ({ articleThumbnailUrl, author, title, url }: ListArticle): LineProps => ({
  title,
  href: url,
  brand: author,
  picture: { src: pictureAddress(articleThumbnailUrl), alt: "" },
  details: ["Article"]
})
