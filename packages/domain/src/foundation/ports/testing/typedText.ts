import fc from "fast-check"

/**
 * What shoppers type and paste, in characters that each mean trouble somewhere: in addresses, markup, letter case, or halves of a pair.
 * fast-check's own units know every character there is, and take a second to begin.
 */
const characters = [..."aBz069 \t'’\"<>&?#%+=/:.-~|é\u0130ß漢\u0301🏎", "\ud83c", "\udfce", "\u0000", "%E0%A4%A"]

export const typedText = ({ maxLength = 12 }: { readonly maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength })
