import type { CartContents } from "@camber/domain/cart"
import { parseBaseNumber } from "../products/baseNumber.ts"
import { optionValueNames } from "../products/evaluateRow.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { CatalogLookup, SoldItem } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"

type WireLine = (typeof CartContents.Encoded)["lines"][number]
type Description = Pick<WireLine, "skuBaseNumber" | "productPageId" | "title" | "brand" | "imageUrl" | "url" | "options" | "kitComponents">

/** Title and availability of a product that is no longer in the catalog. */
export const NO_LONGER_SOLD = "No longer sold"
/** Image of a product that is no longer in the catalog. */
const PLACEHOLDER_DRAWING = "parts-box"

/** Describes an item. The URL of a removed variant leads to its product, and the URL of a removed product to the list of all parts. */
export const describeChoice = (choice: Choice, lookup: CatalogLookup, imageUrls: ImageUrls): Description => {
  const { skuVariantNumber } = choice
  const sold = lookup.sold(skuVariantNumber)
  const product = lookup.product(skuVariantNumber)
  return {
    skuBaseNumber: product?.sku_base_number ?? parseBaseNumber(skuVariantNumber),
    productPageId: product?.product_page_id ?? 0,
    title: product?.title ?? NO_LONGER_SOLD,
    brand: product?.brand ?? "",
    imageUrl: product === undefined ? imageUrls.drawing(PLACEHOLDER_DRAWING) : imageUrls.of(sold?.variant.image ?? product.image),
    url: product === undefined ? siteUrls.all : siteUrls.product(product, sold?.variant.sku_variant_number),
    options: sold === undefined ? [] : listOptions(sold),
    kitComponents: describeKitComponents(choice, lookup)
  }
}

/** Names of the options with the variant's values. */
const listOptions = ({ product, variant }: SoldItem): WireLine["options"] => {
  const values = optionValueNames(product.options, variant.option_value_ids)
  return product.options.map(({ name }, index) => ({ name, value: values[index] ?? "" }))
}

const describeKitComponents = ({ skuVariantNumber, kitComponents }: Choice, lookup: CatalogLookup): WireLine["kitComponents"] => {
  const kit = lookup.product(skuVariantNumber)
  return kitComponents.map((part) => {
    const sold = lookup.sold(part.skuVariantNumber)
    return {
      ordinality: part.ordinality,
      skuVariantNumber: part.skuVariantNumber,
      title: lookup.product(part.skuVariantNumber)?.title ?? NO_LONGER_SOLD,
      options: sold === undefined ? [] : listOptions(sold).map(({ value }) => value),
      quantity: kit?.kitLines.find(({ ordinality }) => ordinality === part.ordinality)?.quantity ?? 1
    }
  })
}
