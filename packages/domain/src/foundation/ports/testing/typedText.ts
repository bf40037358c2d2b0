import fc from "fast-check"

/**
 * Generates texts as shoppers type and paste them, with characters that cause trouble in URLs, markup, letter case or surrogate pairs.
 * fast-check's own units cover all characters but take a second to start.
 */
const characters = [..."aBz069 \t'’\"<>&?#%+=/:.-~|é\u0130ß漢\u0301🏎", "\ud83c", "\udfce", "\u0000", "%E0%A4%A"]

export const typedText = ({ maxLength = 12 }: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength })
