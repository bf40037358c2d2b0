import { clampQuantity } from "../catalog/rules.ts"
import { toCents } from "../../foundation/money/rules.ts"
import type { OwnedChoice } from "./calls.ts"
import type { OwnedProduct } from "./model.ts"
import type { OwnedPartRequest } from "./OwnedParts.ts"
import { isCalendarDay, MAX_MILEAGE, MAX_OWNED_NAME_LENGTH, MAX_OWNED_PRICE_CENTS } from "./rules.ts"

/** Fields of the form that enters a part, as typed. */
export interface OwnedForm {
  /** Label of a choice, or a part type and the owner's words: 'Transmission: Richmond 5-speed'. */
  readonly part?: string | undefined
  readonly gotOn?: string | undefined
  readonly mileage?: string | undefined
  readonly price?: string | undefined
}

/** A part to enter, or a message for each field that cannot be read. */
export type ParsedOwnedForm =
  | { readonly _tag: "Part"; readonly part: OwnedPartRequest }
  | { readonly _tag: "Problems"; readonly problems: Readonly<Partial<Record<keyof OwnedForm, string>>> }

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

const simplify = (text: string): string => text.trim().replaceAll(/\s+/g, " ").toLowerCase()

/** Finds the choice of a text: a model with or without its type, a part type, or a part type with words of the owner after a colon. */
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

/** Parses a whole number such as '58,900' or an amount such as '$49.95'. Undefined if it is neither; null if it is empty. */
const parseNumber = (text: string, pattern: RegExp, most: number): number | null | undefined => {
  const plain = text.trim().replaceAll(/[$,\s]/g, "")
  if (plain === "") return null
  return pattern.test(plain) && Number(plain) <= most ? Number(plain) : undefined
}

/** Parses the form that enters a part. Everything but the part may be empty. */
export const parseOwnedForm = (
  { gotOn = "", mileage = "", part = "", price = "" }: OwnedForm,
  choices: ReadonlyArray<OwnedChoice>
): ParsedOwnedForm => {
  const found = findPart(part, choices)
  const miles = parseNumber(mileage, /^\d{1,9}$/, MAX_MILEAGE)
  const dollars = parseNumber(price, /^\d{1,9}(?:\.\d{1,2})?$/, MAX_OWNED_PRICE_CENTS / 100)
  const hasDay = gotOn === "" || isCalendarDay(gotOn)
  if (found === null || miles === undefined || dollars === undefined || !hasDay)
    return {
      _tag: "Problems",
      problems: {
        ...(found === null && { part: "Choose a part from the list. Add your own words after a colon: Transmission: Richmond 5-speed." }),
        ...(!hasDay && { gotOn: "Enter a date." }),
        ...(miles === undefined && { mileage: "Enter miles as a number, such as 58,900." }),
        ...(dollars === undefined && { price: "Enter dollars, such as 49.95." })
      }
    }
  const known = { gotOn: gotOn === "" ? null : gotOn, mileage: miles, price: dollars === null ? null : toCents(dollars) }
  return { _tag: "Part", part: { ...NOTHING, ...found, quantity: clampQuantity(1), ...known } }
}
