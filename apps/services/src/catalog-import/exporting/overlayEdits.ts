import type { ProductContent } from "@camber/catalog-import"
import { arrangePictures, isUploaded, type PictureEntry } from "@camber/domain/staff"
import { BULLET_SEPARATOR } from "../../product-edits/editedFields.ts"
import { listKitTexts } from "../writing/toProductRows.ts"

/** Field of a product that staff edited. An empty `sku` is the product itself, an empty number an unknown one. */
export interface ExportedEdit {
  readonly sku: string
  readonly field: string
  readonly value: string
}

/**
 * Puts the staff's edits over what the import brought. Uploaded photographs have no address from which an import could fetch them, so they are
 * left out.
 */
export const overlayEdits = (
  imported: ProductContent,
  edits: ReadonlyArray<ExportedEdit>,
  pictures: ReadonlyArray<PictureEntry> = []
): ProductContent => {
  const arranged = arrangePictures(imported.pictures ?? [], pictures).filter((picture) => !isUploaded(picture))
  const content = pictures.length === 0 ? imported : { ...imported, pictures: arranged }
  if (edits.length === 0) return content
  const find = (field: string, sku = "") => edits.find((edit) => edit.field === field && edit.sku === sku)?.value
  const findNumber = (field: string, sku: string, imported: string | null) => {
    const value = find(field, sku)
    return value === undefined ? imported : value === "" ? null : value
  }
  // The lines of a kit's other parts are added by each import.
  const kitTexts = new Set(listKitTexts(content))
  return {
    ...content,
    title: find("title") ?? content.title,
    description: find("description") ?? content.description,
    bullets:
      find("bullets")
        ?.split(BULLET_SEPARATOR)
        .filter((line) => line !== "" && !kitTexts.has(line)) ?? content.bullets,
    variants: content.variants.map((variant) => ({
      ...variant,
      mpn: findNumber("mpn", variant.sku, variant.mpn),
      gtin: findNumber("gtin", variant.sku, variant.gtin)
    }))
  }
}
