import type { ProductPage } from "@camber/domain/catalog"
import { DOCUMENT, isPicturePath, toPictureKey, toPicturePath } from "../pictures/pictureAddress.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { ProductRecord, VariantRow } from "./productRecords.ts"
import type { ProductOption } from "../database/tables.ts"
import { optionValueNames } from "./evaluateRow.ts"

const MAX_DRAWINGS = 6
const MAX_PHOTOGRAPHS = 12

type WireImages = (typeof ProductPage.Encoded)["images"]
type WireDocuments = (typeof ProductPage.Encoded)["documents"]
type Pictured = Pick<ProductRecord, "allVariants" | "image" | "options" | "pictures" | "title">

/** Returns the images of a product page: the photographs of the chosen variant, or drawings if there are no photographs. */
export const listImages = (
  record: Pictured,
  chosen: Pick<VariantRow, "image" | "sku_variant_number">,
  imageUrls: ImageUrls
): WireImages => {
  const photographs = listPhotographs(record, chosen.sku_variant_number, imageUrls)
  return photographs.length > 0 ? photographs : listDrawings(record, chosen, imageUrls)
}

/**
 * Lists the variant's own photographs first, then those of all variants. A photograph without an alternative text gets the product's text.
 */
const listPhotographs = (record: Pictured, sku: string, imageUrls: ImageUrls): WireImages => {
  const images = selectForVariant(record, sku, "photo").flatMap(({ alt, hash, height, width }) => {
    if (hash === null || width === null || height === null) return []
    const path = toPicturePath(toPictureKey(hash, { width, height }), "512.webp")
    return [{ src: imageUrls.measured(path), alt: alt === "" ? record.title : alt }]
  })
  // Removes duplicates, because two URLs may lead to the same photograph.
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

/** Returns the drawing of the chosen variant, the product's drawing, and the drawings of other variants, without duplicates. */
const listDrawings = (record: Pictured, chosen: Pick<VariantRow, "image">, imageUrls: ImageUrls): WireImages =>
  [...new Set([chosen.image, record.image, ...record.allVariants.map(({ image }) => image)])]
    // Leaves out photographs of other variants, because they do not show this variant.
    .filter((path) => !isPicturePath(path))
    .slice(0, MAX_DRAWINGS)
    .map((path) => ({ src: imageUrls.measured(path), alt: pictureText(record, path) }))

type PicturedProduct = Pick<ProductRecord, "title"> & {
  readonly options: ReadonlyArray<ProductOption>
  readonly allVariants: ReadonlyArray<Pick<ProductRecord["allVariants"][number], "image" | "option_value_ids">>
}

/**
 * Returns the alternative text of a product image: the title, and the option values that only the variants with this
 * image share.
 * @returns For example 'Cruiser Master Cylinder, Tandem, Polished'.
 */
export const pictureText = ({ allVariants, options, title }: PicturedProduct, image: string): string => {
  const getValues = (variants: PicturedProduct["allVariants"]) =>
    variants.map(({ option_value_ids }) => optionValueNames(options, option_value_ids))
  const all = getValues(allVariants)
  const pictured = getValues(allVariants.filter((variant) => variant.image === image))
  const distinct = (rows: ReadonlyArray<ReadonlyArray<string>>, index: number) => [...new Set(rows.map((row) => row[index] ?? ""))]
  const distinguishing = options.flatMap((_option, index) => {
    const [value = "", ...others] = distinct(pictured, index)
    return value !== "" && others.length === 0 && distinct(all, index).length > 1 ? [value] : []
  })
  return [title, ...distinguishing].join(", ")
}
