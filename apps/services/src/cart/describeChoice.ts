import type { CartContents } from "@camber/domain/cart"
import { parseBaseNumber } from "../products/baseNumber.ts"
import { optionValueNames } from "../products/evaluateRow.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { CatalogLookup, SoldItem } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"

type WireLine = (typeof CartContents.Encoded)["lines"][number]
type Description = Pick<WireLine, "skuBaseNumber" | "productPageId" | "title" | "brand" | "imageUrl" | "url" | "options" | "kitComponents">

/** What is said of something that the catalogue no longer holds. */
export const noLongerSold = "No longer sold"
/** The picture of something that has none any more. */
const anyPart = "parts-box"

/** What a choice is called and where it leads: of a variant that is gone to its product, of a product that is gone to all parts. */
export const describeChoice = (choice: Choice, lookup: CatalogLookup, pictures: ImageUrls): Description => {
  const { skuVariantNumber } = choice
  const sold = lookup.sold(skuVariantNumber)
  const product = lookup.product(skuVariantNumber)
  return {
    skuBaseNumber: product?.sku_base_number ?? parseBaseNumber(skuVariantNumber),
    productPageId: product?.product_page_id ?? 0,
    title: product?.title ?? noLongerSold,
    brand: product?.brand ?? "",
    imageUrl: product === undefined ? pictures.drawing(anyPart) : pictures.of(sold?.variant.image ?? product.image),
    url: product === undefined ? siteUrls.all : siteUrls.product(product, sold?.variant.sku_variant_number),
    options: sold === undefined ? [] : chosenOptions(sold),
    kitComponents: kitComponentsOf(choice, lookup)
  }
}

/** The name of each option with that of the variant's value. */
const chosenOptions = ({ product, variant }: SoldItem): WireLine["options"] => {
  const values = optionValueNames(product.options, variant.option_value_ids)
  return product.options.map(({ name }, index) => ({ name, value: values[index] ?? "" }))
}

const kitComponentsOf = ({ skuVariantNumber, kitComponents }: Choice, lookup: CatalogLookup): WireLine["kitComponents"] => {
  const kit = lookup.product(skuVariantNumber)
  return kitComponents.map((part) => {
    const sold = lookup.sold(part.skuVariantNumber)
    return {
      ordinality: part.ordinality,
      skuVariantNumber: part.skuVariantNumber,
      title: lookup.product(part.skuVariantNumber)?.title ?? noLongerSold,
      options: sold === undefined ? [] : chosenOptions(sold).map(({ value }) => value),
      quantity: kit?.kitLines.find(({ ordinality }) => ordinality === part.ordinality)?.quantity ?? 1
    }
  })
}
