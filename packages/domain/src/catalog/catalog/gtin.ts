/** Lengths of a GTIN: GTIN-8, UPC-A, EAN-13, GTIN-14. */
const pattern = /^(?:\d{8}|\d{12,14})$/

/**
 * Returns a barcode number as a GTIN; null for one that merchant centers and search engines reject: another length, only zeros, a wrong check
 * digit, or a prefix that is reserved for numbers within a shop.
 */
export const toGtin = (text: string): string | null => {
  const digits = text.replaceAll(/[\s-]/g, "")
  return pattern.test(digits) && !/^0+$/.test(digits) && hasCheckDigit(digits) && !isReserved(digits) ? digits : null
}

/** Computes the check digit of a GTIN from the digits before it. Weights from the right are 3, 1, 3, 1 ..., and the total is a multiple of ten. */
export const computeCheckDigit = (digits: string): number => {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const hasCheckDigit = (digits: string): boolean => computeCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1))

/** Prefixes 02, 04 and 2 of a GTIN-13 are for use within a shop. */
const isReserved = (digits: string): boolean => digits.length > 8 && /^(?:0[24]|2)/.test(digits.padStart(14, "0").slice(1))
