/** Page ids begin here, so that they are all of one length for a long time. */
const firstPageId = 10_001

export const getPageId = (family: number): number => firstPageId + family

const base36 = (value: number): string => value.toString(36).toUpperCase()

/** `CAM-{base36}`: one product page (GAP-C55). */
export const getSkuBase = (family: number): string => `CAM-${base36(getPageId(family))}`

/** `{base}-{n}`, n from 1. */
export const getSkuVariant = (family: number, ordinality: number): string => `${getSkuBase(family)}-${ordinality}`

/** More variants than any family has. */
const variantsPerFamily = 128

/** A number of its own for every variant: what part numbers, bar codes and random streams are made from. */
export const variantIndex = (family: number, ordinality: number): number => getPageId(family) * variantsPerFamily + ordinality

/** The maker's part number: three letters of the brand and the variant's number. */
export const getMpn = (brandCode: string, family: number, ordinality: number): string =>
  `${brandCode}-${base36(variantIndex(family, ordinality))}`

/** A 12-digit UPC-A of number system 4, which is kept for a shop's own use, with its check digit. */
export const getUpc = (family: number, ordinality: number): string => {
  const digits = `4${String(variantIndex(family, ordinality)).padStart(10, "0")}`
  return `${digits}${computeUpcCheckDigit(digits)}`
}

/** The UPC-A check digit: odd places count three times. */
export const computeUpcCheckDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
