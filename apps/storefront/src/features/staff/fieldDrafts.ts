import { toGtin } from "@camber/domain/catalog"
import {
  type EditedField,
  type FieldEdit,
  MAX_BULLET_LENGTH,
  MAX_BULLETS,
  MAX_DESCRIPTION_LENGTH,
  MAX_MPN_LENGTH,
  MAX_TITLE_LENGTH,
  type ProductEditResult,
  type StaffField
} from "@camber/domain/staff"

/** A field of a product or SKU with its typed text, and the value that staff saw when they began to type. */
export interface FieldDraft extends Pick<StaffField, "field" | "skuVariantNumber"> {
  readonly seen: string
  readonly text: string
}

/** Identifies a field of a product. */
export const getFieldKey = ({ field, skuVariantNumber }: Pick<StaffField, "field" | "skuVariantNumber">): string =>
  `${field}|${skuVariantNumber ?? ""}`

/** Names of the fields for staff. */
export const fieldLabels: Readonly<Record<EditedField, string>> = {
  title: "Title",
  description: "Description",
  bullets: "Bullets, one per line",
  mpn: "Maker's number",
  gtin: "Bar code (GTIN)"
}

/** Character limits of the form's fields. */
export const fieldLimits: Readonly<Record<EditedField, number>> = {
  title: MAX_TITLE_LENGTH,
  description: MAX_DESCRIPTION_LENGTH,
  bullets: MAX_BULLETS * (MAX_BULLET_LENGTH + 1),
  mpn: MAX_MPN_LENGTH,
  gtin: 20
}

const toBullets = (text: string): ReadonlyArray<string> =>
  text
    .split("\n")
    .map((bullet) => bullet.trim())
    .filter((bullet) => bullet !== "")

/** Returns the value of a typed text: bullets without empty lines, and a bar code without spaces and hyphens. */
export const toFieldValue = (field: EditedField, text: string): string => {
  if (field === "bullets") return toBullets(text).join("\n")
  return field === "gtin" ? text.replaceAll(/[\s-]/g, "") : text.trim()
}

/** Returns why a typed text cannot be saved; undefined if it can. */
export const findFieldError = (field: EditedField, text: string): string | undefined => {
  const value = toFieldValue(field, text)
  if (field === "title" && value === "") return "Enter a title."
  if (field === "gtin" && value !== "" && toGtin(value) !== value) return "Enter a bar code of 8, 12, 13 or 14 digits with its check digit."
  if (field !== "bullets") return value.length > fieldLimits[field] ? `Shorten this to ${fieldLimits[field]} characters.` : undefined
  const bullets = toBullets(text)
  if (bullets.length > MAX_BULLETS) return `Enter at most ${MAX_BULLETS} bullets.`
  return bullets.some(({ length }) => length > MAX_BULLET_LENGTH) ? `Shorten bullets to ${MAX_BULLET_LENGTH} characters.` : undefined
}

/** Returns the edit of a field. `value` null undoes an edit. */
export const toFieldEdit = ({ field, seen, skuVariantNumber }: Omit<FieldDraft, "text">, value: string | null): FieldEdit | null => {
  if (field === "mpn" || field === "gtin") return skuVariantNumber === null ? null : { field, skuVariantNumber, seen, value }
  return { field, skuVariantNumber: null, seen, value }
}

/**
 * Drops the drafts that were saved. Refused fields and texts typed during the save stay, compared with the present values from now on.
 *
 * @param sent - Drafts of the sent fields as they were sent; undefined for an edit that was undone without a draft.
 */
export const settleFieldDrafts = (
  current: ReadonlyMap<string, FieldDraft>,
  sent: ReadonlyMap<string, FieldDraft | undefined>,
  { now, problems }: Pick<ProductEditResult, "now" | "problems">
): ReadonlyMap<string, FieldDraft> => {
  const refused = new Set(problems.map(getFieldKey))
  const values = new Map((now?.fields ?? []).map((field) => [getFieldKey(field), field.value]))
  return new Map(
    [...current].flatMap(([key, draft]) => {
      if (!sent.has(key)) return [[key, draft] as const]
      if (sent.get(key) === draft && !refused.has(key)) return []
      const seen = values.get(key) ?? draft.seen
      return draft.text === seen ? [] : [[key, { ...draft, seen }] as const]
    })
  )
}
