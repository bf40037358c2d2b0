import type { ModelYear } from "./model.ts"

/** Characters of a vehicle identification number since model year 1981. */
export const VIN_LENGTH = 17
/** Before 1981 every maker numbered cars in its own way, with 5 to 13 characters. */
const SHORTEST_OLD_NUMBER = 5
const CHECK_POSITION = 8
const YEAR_POSITION = 9

/** What each character counts as in the check sum: table III of 49 CFR 565.15(c). I, O and Q do not occur. */
const values: ReadonlyMap<string, number> = new Map([
  ...[..."0123456789"].map((digit, value): readonly [string, number] => [digit, value]),
  ...["ABCDEFGH", "JKLMN"].flatMap((letters) => [...letters].map((letter, at): readonly [string, number] => [letter, at + 1])),
  ["P", 7],
  ["R", 9],
  ...[..."STUVWXYZ"].map((letter, at): readonly [string, number] => [letter, at + 2])
])

/** What each position weighs in it: table IV. The check digit itself weighs nothing. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** The letters and digits that a model year can have, from 1980 and again from 2010: table VII. U, Z and 0 are never used. */
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789"
const FIRST_YEAR = 1980

/** A VIN that is whole and carries the right check digit. It belongs to one car, so it is neither stored nor logged. */
export interface ParsedVin {
  readonly _tag: "Vin"
  readonly vin: string
  readonly year: ModelYear
}

/** Why a text is not a VIN that can be decoded. */
export type VinError =
  /** Fewer than 17 characters so far; `isOld` where it may be the whole number of a car from before 1981. */
  | { readonly _tag: "Short"; readonly length: number; readonly isOld: boolean }
  | { readonly _tag: "Long"; readonly length: number }
  /** `character` is one that no VIN has: I, O, Q, or no letter or digit at all. */
  | { readonly _tag: "Forbidden"; readonly character: string }
  /** A character is mistyped. */
  | { readonly _tag: "CheckDigit" }
  /** Built for a market without check digits, or mistyped: it cannot be told which. */
  | { readonly _tag: "OtherMarket" }

/** What a typed or pasted text has of a VIN: its characters, without the spaces and dashes in which it is often written, in capitals. */
export const normalizeVin = (text: string): string => text.replace(/[\s‐-―−-]+/gu, "").toUpperCase()

/** Reads a VIN as it is typed or pasted; the check digit is verified (49 CFR 565.15). Nothing leaves the device for this. */
export const parseVin = (text: string): ParsedVin | VinError => {
  const vin = normalizeVin(text)
  const character = [...vin].find((letter) => !values.has(letter))
  if (character !== undefined) return { _tag: "Forbidden", character }
  if (vin.length > VIN_LENGTH) return { _tag: "Long", length: vin.length }
  if (vin.length < VIN_LENGTH) return { _tag: "Short", length: vin.length, isOld: vin.length >= SHORTEST_OLD_NUMBER && vin.length <= 13 }
  const year = modelYearOf(vin)
  if (vin[CHECK_POSITION] === checkDigit(vin) && year !== null) return { _tag: "Vin", vin, year }
  return isNorthAmerican(vin) ? { _tag: "CheckDigit" } : { _tag: "OtherMarket" }
}

/** The check digit that belongs to 17 characters: the sum's remainder by 11, X for 10. What stands at its own position does not count. */
export const checkDigit = (vin: string): string => {
  const sum = [...vin].reduce((sum, character, at) => sum + (values.get(character) ?? 0) * (weights[at] ?? 0), 0)
  return sum % 11 === 10 ? "X" : String(sum % 11)
}

/** A code comes round every 30 years; since 2010 a letter at the seventh position says that it is the second time (565.15(b), (d)). */
const modelYearOf = (vin: string): ModelYear | null => {
  const at = yearCodes.indexOf(vin[YEAR_POSITION] ?? "")
  const isSecond = /[A-Z]/.test(vin[6] ?? "")
  return at < 0 ? null : ((FIRST_YEAR + at + (isSecond ? yearCodes.length : 0)) as ModelYear)
}

/** The makers of the United States, Canada and Mexico have 1 to 5 in front, and always a check digit. */
const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin)
