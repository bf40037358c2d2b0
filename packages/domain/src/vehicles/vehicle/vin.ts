import type { ModelYear } from "./model.ts"

/** Characters of a vehicle identification number since model year 1981. */
export const VIN_LENGTH = 17
/** Before 1981 every maker used its own numbers, with 5 to 13 characters. */
const MIN_OLD_LENGTH = 5
const CHECK_POSITION = 8
const YEAR_POSITION = 9

/** Value of each character in the checksum: table III of 49 CFR 565.15(c). I, O and Q do not occur. */
const values: ReadonlyMap<string, number> = new Map([
  ...[..."0123456789"].map((digit, value): readonly [string, number] => [digit, value]),
  ...["ABCDEFGH", "JKLMN"].flatMap((letters) => [...letters].map((letter, at): readonly [string, number] => [letter, at + 1])),
  ["P", 7],
  ["R", 9],
  ...[..."STUVWXYZ"].map((letter, at): readonly [string, number] => [letter, at + 2])
])

/** Weight of each position in the checksum: table IV. The check digit has weight 0. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** Codes of the model years from 1980, reused from 2010: table VII. U, Z and 0 are never used. */
const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789"
const FIRST_YEAR = 1980

/** A complete VIN with a correct check digit. A VIN identifies one car, so the shop neither stores nor logs it. */
export interface ParsedVin {
  readonly _tag: "Vin"
  readonly vin: string
  readonly year: ModelYear
}

/** Why a text is not a VIN that can be decoded. */
export type VinError =
  /** Fewer than 17 characters. `isOld` if it may be the complete number of a car from before 1981. */
  | { readonly _tag: "Short"; readonly length: number; readonly isOld: boolean }
  | { readonly _tag: "Long"; readonly length: number }
  /** `character` never occurs in a VIN: I, O, Q, or anything but a letter or digit. */
  | { readonly _tag: "Forbidden"; readonly character: string }
  /** A character is mistyped. */
  | { readonly _tag: "CheckDigit" }
  /** Either built for a market without check digits, or mistyped. */
  | { readonly _tag: "OtherMarket" }

/** Removes spaces and dashes and converts to capitals. */
export const normalizeVin = (text: string): string => text.replace(/[\s‐-―−-]+/gu, "").toUpperCase()

/** Parses a typed or pasted VIN and verifies its check digit (49 CFR 565.15). Sends nothing to a server. */
export const parseVin = (text: string): ParsedVin | VinError => {
  const vin = normalizeVin(text)
  const character = [...vin].find((letter) => !values.has(letter))
  if (character !== undefined) return { _tag: "Forbidden", character }
  if (vin.length > VIN_LENGTH) return { _tag: "Long", length: vin.length }
  if (vin.length < VIN_LENGTH) return { _tag: "Short", length: vin.length, isOld: vin.length >= MIN_OLD_LENGTH && vin.length <= 13 }
  const year = decodeModelYear(vin)
  if (vin[CHECK_POSITION] === checkDigit(vin) && year !== null) return { _tag: "Vin", vin, year }
  return isNorthAmerican(vin) ? { _tag: "CheckDigit" } : { _tag: "OtherMarket" }
}

/** Computes the check digit: the weighted sum modulo 11, with X for 10. The character at the check position is ignored. */
export const checkDigit = (vin: string): string => {
  const sum = [...vin].reduce((sum, character, at) => sum + (values.get(character) ?? 0) * (weights[at] ?? 0), 0)
  return sum % 11 === 10 ? "X" : String(sum % 11)
}

/** Codes repeat every 30 years. A letter in position seven means the cycle that began in 2010 (565.15(b), (d)). */
const decodeModelYear = (vin: string): ModelYear | null => {
  const at = yearCodes.indexOf(vin[YEAR_POSITION] ?? "")
  const isSecond = /[A-Z]/.test(vin[6] ?? "")
  return at < 0 ? null : ((FIRST_YEAR + at + (isSecond ? yearCodes.length : 0)) as ModelYear)
}

/** Makers of the United States, Canada and Mexico start with 1 to 5 and always use a check digit. */
const isNorthAmerican = (vin: string): boolean => /^[1-5]/.test(vin)
