/** First page id, high enough that all ids have the same length for a long time. */
const firstPageId = 10_001

export const getPageId = (family: number): number => firstPageId + family

const base36 = (value: number): string => value.toString(36).toUpperCase()

/** Returns `CAM-{base36}`, the SKU of a product page (GAP-C55). */
export const getSkuBase = (family: number): string => `CAM-${base36(getPageId(family))}`

/** Returns `{base}-{n}`, with n starting at 1. */
export const getSkuVariant = (family: number, ordinality: number): string => `${getSkuBase(family)}-${ordinality}`

/** Number of variant indexes that are reserved for each family, more than any family has variants. */
const variantsPerFamily = 128

/** Returns a unique number of a variant, from which part numbers, UPCs and random streams are derived. */
export const variantIndex = (family: number, ordinality: number): number => getPageId(family) * variantsPerFamily + ordinality

/** Returns the manufacturer's part number: the brand's three letters and the variant's number. */
export const getMpn = (brandCode: string, family: number, ordinality: number): string =>
  `${brandCode}-${base36(variantIndex(family, ordinality))}`

/** Returns a 12-digit UPC-A with check digit in number system 4, which is reserved for internal use by shops. */
export const getUpc = (family: number, ordinality: number): string => {
  const digits = `4${String(variantIndex(family, ordinality)).padStart(10, "0")}`
  return `${digits}${computeUpcCheckDigit(digits)}`
}

/** Computes the UPC-A check digit: digits in odd positions count three times. */
export const computeUpcCheckDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
