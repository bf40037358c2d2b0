import type { ProductContent, StatementContent } from "@camber/catalog-import"
import { arrangePictures, type PictureEntry } from "@camber/domain/staff"
import { BULLET_SEPARATOR } from "../../product-edits/editedFields.ts"
import { listKitTexts } from "../writing/toProductRows.ts"

/** Field of a product that staff edited. An empty `sku` means the product itself, an empty number an unknown number. */
export interface ExportedEdit {
  readonly sku: string
  readonly field: string
  readonly value: string
}

/** Edits by staff of one product. */
export interface StaffEdits {
  readonly fields: ReadonlyArray<ExportedEdit>
  /** Null if staff did not edit the photographs. */
  readonly pictures: ReadonlyArray<PictureEntry> | null
  /** All statements of the product; null if staff edited none of them. */
  readonly statements: ReadonlyArray<StatementContent> | null
}

/** Applies the staff's edits to the imported product. */
export const overlayEdits = (imported: ProductContent, { fields: edits, pictures, statements }: StaffEdits): ProductContent => {
  const content = {
    ...imported,
    ...(pictures !== null && { pictures: arrangePictures(imported.pictures ?? [], pictures) }),
    ...(statements !== null && { statements, fitClass: toFitClass(imported, statements) })
  }
  if (edits.length === 0) return content
  const find = (field: string, sku = "") => edits.find((edit) => edit.field === field && edit.sku === sku)?.value
  const findNumber = (field: string, sku: string, imported: string | null) => {
    const value = find(field, sku)
    return value === undefined ? imported : value === "" ? null : value
  }
  // Imports add a bullet for each kit part that is not a product. These bullets are left out here.
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

/** If staff added the first statement of a part that had no fitment, its fitment class changes. */
const toFitClass = ({ fitClass }: ProductContent, statements: ReadonlyArray<StatementContent>): ProductContent["fitClass"] =>
  fitClass === "none" && statements.length > 0 ? "vehicle" : fitClass
