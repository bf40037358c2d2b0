import type { OwnedPart, OwnedPartChanges, OwnedPartInput, OwnedSheet } from "../../catalog/owned-parts/model.ts"
import type { DisplayedPart } from "../offline-merge/model.ts"

type Sheets = ReadonlyArray<OwnedSheet>

/** Returns the build sheet of a car; null if this device does not have that sheet. Never returns the sheet of another car. */
export const findOwnedSheet = (sheets: Sheets | undefined, projectId: string): OwnedSheet | null =>
  sheets?.find((sheet) => sheet.projectId === projectId) ?? null

/** Replaces the build sheet of its car. */
export const replaceOwnedSheet = (sheets: Sheets | undefined, sheet: OwnedSheet): Sheets => [
  ...(sheets ?? []).filter(({ projectId }) => projectId !== sheet.projectId),
  sheet
]

const updateSheet = (sheets: Sheets | undefined, projectId: string, change: (sheet: OwnedSheet) => OwnedSheet): Sheets =>
  (sheets ?? []).map((sheet) => (sheet.projectId === projectId ? change(sheet) : sheet))

const compareDays = (one: OwnedPart, other: OwnedPart): number => {
  const [day, otherDay] = [one.gotOn ?? "", other.gotOn ?? ""]
  return day === otherDay ? 0 : day < otherDay ? 1 : -1
}

/** Formats a slug as a name: 'Axle Shaft'. */
const toTypeName = (slug: string): string => slug.replaceAll("-", " ").replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** Creates a part from its entry. The services add the part's figures, pairs and address when the entry is synced. */
const toLocalPart = (part: OwnedPartInput, seen: ReadonlyArray<DisplayedPart>): OwnedPart => {
  const [modelType = "", modelName = null] = part.model?.split(":") ?? []
  const typeSlug = part.typeSlug ?? modelType
  const product = seen.find(({ skuBaseNumber }) => skuBaseNumber === part.skuBaseNumber)
  const typeName = toTypeName(typeSlug) || "Part"
  return {
    id: part.id,
    source: "owner",
    typeSlug,
    typeName,
    contains: [],
    name: product?.title ?? part.name ?? modelName ?? part.skuVariantNumber ?? part.skuBaseNumber ?? typeName,
    skuBaseNumber: part.skuBaseNumber,
    skuVariantNumber: part.skuVariantNumber,
    url: product?.productPageUrl ?? null,
    quantity: part.quantity,
    gotOn: part.gotOn,
    mileage: part.mileage,
    price: part.price,
    note: null,
    orderNumber: null,
    isOnTheWay: false,
    figures: [],
    answers: [],
    buildToken: null
  }
}

/** Enters a part on the build sheet of a car. An unknown sheet stays unknown. */
export const addOwnedPart = (
  sheets: Sheets | undefined,
  projectId: string,
  part: OwnedPartInput,
  seen: ReadonlyArray<DisplayedPart>
): Sheets =>
  updateSheet(sheets, projectId, (sheet) => ({
    ...sheet,
    parts: [...sheet.parts.filter(({ id }) => id !== part.id), toLocalPart(part, seen)].toSorted(compareDays)
  }))

/** Changes details of a part. */
export const editOwnedPart = (sheets: Sheets | undefined, projectId: string, id: string, changes: OwnedPartChanges): Sheets =>
  updateSheet(sheets, projectId, (sheet) => ({
    ...sheet,
    parts: sheet.parts.map((part) => (part.id === id ? { ...part, ...changes } : part)).toSorted(compareDays)
  }))

/** Removes a part with its pairs. */
export const deleteOwnedPart = (sheets: Sheets | undefined, projectId: string, id: string): Sheets =>
  updateSheet(sheets, projectId, (sheet) => ({
    ...sheet,
    parts: sheet.parts.filter((part) => part.id !== id),
    pairs: sheet.pairs.filter(({ a, b }) => a !== id && b !== id)
  }))
