/** Maximum length of a number that is read. */
export const MAX_NUMBER_LENGTH = 20

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/
const fraction = /^(?:(\d+)[- ])?(\d+)\/(\d+)$/

/**
 * Parses a number as shoppers write it: '6,500', '.030', '1-5/8', '3/4'. Returns null for anything else.
 *
 * @param text - Longer texts than `MAX_NUMBER_LENGTH` are not numbers.
 */
export const parseNumber = (text: string): number | null => {
  const bare = text.trim().replaceAll(/,(?=\d{3}(?:\D|$))/g, "")
  if (bare.length > MAX_NUMBER_LENGTH) return null
  if (plain.test(bare)) return Number(bare)
  const [, whole = "0", numerator, denominator] = fraction.exec(bare) ?? []
  return numerator === undefined || Number(denominator) === 0 ? null : Number(whole) + Number(numerator) / Number(denominator)
}
