import type { ProductContent, StatementContent } from "@camber/catalog-import"
import { arrangePictures, type PictureEntry } from "@camber/domain/staff"
import { BULLET_SEPARATOR } from "../../product-edits/editedFields.ts"
import { listKitTexts } from "../writing/toProductRows.ts"

/** Field of a product that staff edited. An empty `sku` is the product itself, an empty number an unknown one. */
export interface ExportedEdit {
  readonly sku: string
  readonly field: string
  readonly value: string
}

/** Edits by staff of one product. */
export interface StaffEdits {
  readonly fields: ReadonlyArray<ExportedEdit>
  /** Null without an edit of the photographs. */
  readonly pictures: ReadonlyArray<PictureEntry> | null
  /** All statements of the product; null without an edit of them. */
  readonly statements: ReadonlyArray<StatementContent> | null
}

/** Puts the staff's edits over what the import brought. */
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

/** A part whose first statement is by staff is no longer without fitment. */
const toFitClass = ({ fitClass }: ProductContent, statements: ReadonlyArray<StatementContent>): ProductContent["fitClass"] =>
  fitClass === "none" && statements.length > 0 ? "vehicle" : fitClass
