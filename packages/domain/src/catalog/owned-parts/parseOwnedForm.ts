import { clampQuantity } from "../catalog/rules.ts"
import { toCents, toDollars } from "../../foundation/money/rules.ts"
import type { OwnedChoice } from "./calls.ts"
import type { OwnedPart, OwnedPartChanges, OwnedProduct } from "./model.ts"
import type { OwnedPartRequest } from "./OwnedParts.ts"
import { isCalendarDay, MAX_MILEAGE, MAX_OWNED_NAME_LENGTH, MAX_OWNED_NOTE_LENGTH, MAX_OWNED_PRICE_CENTS } from "./rules.ts"

/** Fields of the form that enters a part, as typed. */
export interface OwnedForm {
  /** Label of a choice, or a part type and the owner's words: 'Transmission: Richmond 5-speed'. */
  readonly part?: string | undefined
  readonly gotOn?: string | undefined
  readonly mileage?: string | undefined
  readonly price?: string | undefined
  readonly note?: string | undefined
}

export type OwnedFormProblems = Readonly<Partial<Record<keyof OwnedForm, string>>>

/** A part to enter, or a message for each field that cannot be read. */
export type ParsedOwnedForm =
  | { readonly _tag: "Part"; readonly part: OwnedPartRequest }
  | { readonly _tag: "Problems"; readonly problems: OwnedFormProblems }

const NOTHING = { skuBaseNumber: null, skuVariantNumber: null, model: null, typeSlug: null, name: null }

/** Creates the request that enters a product of the shop. */
export const toOwnedRequest = ({ skuBaseNumber, skuVariantNumber }: OwnedProduct): OwnedPartRequest => ({
  ...NOTHING,
  skuBaseNumber,
  skuVariantNumber: skuVariantNumber ?? null,
  quantity: clampQuantity(1),
  gotOn: null,
  mileage: null,
  price: null
})

/** Creates the request that enters pieces of a part type, of which nothing else is known. */
export const toOwnedTypeRequest = (typeSlug: string, quantity: number): OwnedPartRequest => ({
  ...NOTHING,
  typeSlug,
  quantity: clampQuantity(quantity),
  gotOn: null,
  mileage: null,
  price: null
})

const simplify = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase()

/**
 * Finds the choice that a text describes: a model with or without its type, a part type, or a part type with words of the owner after a
 * colon.
 */
const findPart = (text: string, choices: ReadonlyArray<OwnedChoice>): Pick<OwnedPartRequest, "model" | "name" | "typeSlug"> | null => {
  const wanted = simplify(text)
  const named = choices.filter(({ label, model }) => model !== null && simplify(label.slice(label.indexOf(":") + 1)) === wanted)
  const same = choices.find(({ label }) => simplify(label) === wanted) ?? (named.length === 1 ? named[0] : undefined)
  if (same !== undefined) return same.model === null ? { ...NOTHING, typeSlug: same.typeSlug } : { ...NOTHING, model: same.model }
  const at = text.indexOf(":")
  const type = at < 0 ? undefined : choices.find(({ label, model }) => model === null && simplify(label) === simplify(text.slice(0, at)))
  const name = text.slice(at + 1).trim()
  return type === undefined || name === "" || name.length > MAX_OWNED_NAME_LENGTH ? null : { ...NOTHING, typeSlug: type.typeSlug, name }
}

/** Parses a whole number such as '58,900' or an amount such as '$49.95'. Undefined for any other text; null for an empty text. */
const parseNumber = (text: string, pattern: RegExp, most: number): number | null | undefined => {
  const plain = text.trim().replaceAll(/[$,\s]/g, "")
  if (plain === "") return null
  return pattern.test(plain) && Number(plain) <= most ? Number(plain) : undefined
}

/** Details of a part that its owner can enter. */
type OwnedDetails = Required<OwnedPartChanges>

/** Parses the details of a form, or returns a message for each field that cannot be read. */
const parseDetails = ({ gotOn = "", mileage = "", note = "", price = "" }: OwnedForm) => {
  const miles = parseNumber(mileage, /^\d{1,9}$/, MAX_MILEAGE)
  const dollars = parseNumber(price, /^\d{1,9}(?:\.\d{1,2})?$/, MAX_OWNED_PRICE_CENTS / 100)
  const words = note.trim()
  const problems: OwnedFormProblems = {
    ...(gotOn !== "" && !isCalendarDay(gotOn) && { gotOn: "Enter a date." }),
    ...(miles === undefined && { mileage: "Enter miles as a number, such as 58,900." }),
    ...(dollars === undefined && { price: "Enter dollars, such as 49.95." }),
    ...(words.length > MAX_OWNED_NOTE_LENGTH && { note: `Shorten the note to ${MAX_OWNED_NOTE_LENGTH} characters.` })
  }
  const details: OwnedDetails = {
    gotOn: gotOn === "" ? null : gotOn,
    mileage: miles ?? null,
    price: dollars == null ? null : toCents(dollars),
    note: words === "" ? null : words
  }
  return { details, problems }
}

/** Parses the form that enters a part. Everything but the part may be empty. */
export const parseOwnedForm = (form: OwnedForm, choices: ReadonlyArray<OwnedChoice>): ParsedOwnedForm => {
  const found = findPart(form.part ?? "", choices)
  const { details, problems } = parseDetails({ ...form, note: undefined })
  if (found === null || Object.keys(problems).length > 0)
    return {
      _tag: "Problems",
      problems: {
        ...(found === null && { part: "Choose a part from the list. Add your own words after a colon: Transmission: Richmond 5-speed." }),
        ...problems
      }
    }
  const { gotOn, mileage, price } = details
  return { _tag: "Part", part: { ...NOTHING, ...found, quantity: clampQuantity(1), gotOn, mileage, price } }
}

/** Changed details, or a message for each field that cannot be read. */
export type ParsedOwnedChanges =
  | { readonly _tag: "Changes"; readonly changes: OwnedPartChanges }
  | { readonly _tag: "Problems"; readonly problems: OwnedFormProblems }

/**
 * Parses the form that changes the details of a part. Only details that differ from `shown` count as changes. A bought part keeps its
 * price.
 */
export const parseOwnedChanges = (form: OwnedForm, shown: Pick<OwnedPart, keyof OwnedDetails | "source">): ParsedOwnedChanges => {
  const isBought = shown.source === "order"
  const { details, problems } = parseDetails(isBought ? { ...form, price: undefined } : form)
  if (Object.keys(problems).length > 0) return { _tag: "Problems", problems }
  const { gotOn, mileage, note, price } = details
  return {
    _tag: "Changes",
    changes: {
      ...(gotOn !== shown.gotOn && { gotOn }),
      ...(mileage !== shown.mileage && { mileage }),
      ...(!isBought && price !== shown.price && { price }),
      ...(note !== shown.note && { note })
    }
  }
}

/** Returns the details of a part as a form shows them. */
export const toOwnedForm = ({ gotOn, mileage, note, price }: Pick<OwnedPart, keyof OwnedDetails>): OwnedForm => ({
  gotOn: gotOn ?? "",
  mileage: mileage === null ? "" : String(mileage),
  price: price === null ? "" : toDollars(price).toFixed(2),
  note: note ?? ""
})
