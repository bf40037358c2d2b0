import type { ProductPage } from "@camber/domain/catalog"
import { DOCUMENT, isPicturePath, toPictureKey, toPicturePath } from "../pictures/pictureAddress.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { pictureText } from "./pictureText.ts"
import type { ProductRecord, VariantRow } from "./productRecords.ts"

const MAX_DRAWINGS = 6
const MAX_PHOTOGRAPHS = 12

type WireImages = (typeof ProductPage.Encoded)["images"]
type WireDocuments = (typeof ProductPage.Encoded)["documents"]
type Pictured = Pick<ProductRecord, "allVariants" | "image" | "options" | "pictures" | "title">

/** Returns the images of a product page: the photographs of the chosen variant, or drawings if there is none. */
export const listImages = (
  record: Pictured,
  chosen: Pick<VariantRow, "image" | "sku_variant_number">,
  imageUrls: ImageUrls
): WireImages => {
  const photographs = listPhotographs(record, chosen.sku_variant_number, imageUrls)
  return photographs.length > 0 ? photographs : listDrawings(record, chosen, imageUrls)
}

/** The variant's own photographs come first, then those of all variants. One without a text gets the product's. */
const listPhotographs = (record: Pictured, sku: string, imageUrls: ImageUrls): WireImages => {
  const images = selectForVariant(record, sku, "photo").flatMap(({ alt, hash, height, width }) => {
    if (hash === null || width === null || height === null) return []
    const path = toPicturePath(toPictureKey(hash, { width, height }), "512.webp")
    return [{ src: imageUrls.measured(path), alt: alt === "" ? record.title : alt }]
  })
  // Two addresses may have the same photograph.
  return [...new Map(images.toReversed().map((image) => [image.src, image])).values()].reverse().slice(0, MAX_PHOTOGRAPHS)
}

/** Returns the documents of the chosen variant. */
export const listDocuments = (record: Pick<ProductRecord, "pictures">, sku: string, { host }: Pick<ImageUrls, "host">): WireDocuments =>
  selectForVariant(record, sku, "document").flatMap(({ alt, bytes, hash }) =>
    hash === null || bytes === null
      ? []
      : [{ title: alt === "" ? "Document" : alt, href: host + toPicturePath(hash, DOCUMENT), type: "PDF", bytes }]
  )

const selectForVariant = ({ pictures }: Pick<ProductRecord, "pictures">, sku: string, kind: "photo" | "document") => {
  const ofKind = pictures.filter((picture) => picture.kind === kind)
  return [...ofKind.filter((picture) => picture.sku === sku), ...ofKind.filter((picture) => picture.sku === null)]
}

/** Returns the chosen variant's drawing, the product's, and the other variants' distinct ones. */
const listDrawings = (record: Pictured, chosen: Pick<VariantRow, "image">, imageUrls: ImageUrls): WireImages =>
  [...new Set([chosen.image, record.image, ...record.allVariants.map(({ image }) => image)])]
    // Photographs of other variants do not show this one.
    .filter((path) => !isPicturePath(path))
    .slice(0, MAX_DRAWINGS)
    .map((path) => ({ src: imageUrls.measured(path), alt: pictureText(record, path) }))
