/** A typed part number, in capitals without separators. */
export interface TypedNumber {
  readonly compact: string
  /**
   * Whether the text is certainly a number, because it follows a label such as 'part #' or mixes letters and digits in a way that no word
   * does.
   */
  readonly isSure: boolean
}

/** Matches labels before a number: 'part # X', 'p/n X', 'part no. X', 'sku X'. */
const announced = /^(?:part\s*(?:#|no\.?|num(?:ber)?\.?)|p\/?n|mpn|upc|sku|item\s*(?:#|no\.?|number)|#)\s*[#:.]*\s*(?=\S)/i
/** Matches a UPC, EAN or GTIN-14. Eight digits are more often a part number than a bar code. */
const upc = /^\d{12,14}$/
const groups = /^[0-9A-Z]+(?:(?:[\s./_-]+|[&+*#])[0-9A-Z]+){0,5}$/
const separators = /[\s./_&+*#-]+/
const SHORTEST = 3
const LONGEST = 30

/**
 * Parses a term as a part number of any manufacturer; returns null for words.
 *
 * A text of only letters is a number only if `isWord` returns false for it. Digits after a space belong to a number only if the letters
 * before them form no word.
 */
export const readPartNumber = (term: string, isWord: (word: string) => boolean): TypedNumber | null => {
  const bare = term.trim().replace(announced, "")
  const isAnnounced = bare.length < term.trim().length
  const written = bare.toUpperCase().replace(/^[\s./_'"-]+|[\s./_'"-]+$/g, "")
  if (!groups.test(written)) return null
  const parts = written.split(separators)
  const compact = parts.join("")
  if (compact.length < SHORTEST || compact.length > LONGEST) return null
  if (isAnnounced) return { compact, isSure: true }
  if (upc.test(compact)) return { compact, isSure: true }
  const [isMixed, isSpaced] = [/\d/.test(compact) && /[A-Z]/.test(compact), /\s/.test(written)]
  // Texts like 'Brake rotor 11' and 'cam 850' are words, not numbers.
  const isWords = isSpaced
    ? parts.every((part) => /^\d+$/.test(part) || (/^[A-Z]+$/.test(part) && isWord(part.toLowerCase())))
    : parts.every((part) => /^[A-Z]+$/.test(part) && isWord(part.toLowerCase()))
  if (isWords) return null
  // Texts with a word beside a measurement or another word are words, not numbers: 'rotor 13in'.
  if (isSpaced && parts.some((part) => part.length > SHORTEST && /^[A-Z]+$/.test(part) && isWord(part.toLowerCase()))) return null
  const isJoined = !isSpaced && parts.length > 1
  return { compact, isSure: isMixed && (isJoined || isSpaced) && compact.length > SHORTEST + 1 }
}

/** Maximum number of characters in a number that may be misread. Each doubles the count of numbers to look up. */
const MOST_MISREAD = 3

/** Lists the numbers that look the same as the given number, with 'O' instead of '0' and vice versa. */
export const listMisread = (compact: string): ReadonlyArray<string> => {
  const parts = compact.split(/([O0])/)
  if (parts.length > 2 * MOST_MISREAD + 1) return []
  return parts
    .reduce<ReadonlyArray<string>>(
      (starts, part) => starts.flatMap((start) => (part === "O" || part === "0" ? [`${start}0`, `${start}O`] : [start + part])),
      [""]
    )
    .filter((number) => number !== compact)
}

/** Returns the letters and digits of a term if the whole term may be one number; null if it has no digit or is too long. */
export const toWholeNumber = (term: string): string | null => {
  const compact = term.toUpperCase().replaceAll(/[^0-9A-Z]/g, "")
  return /\d/.test(compact) && compact.length >= SHORTEST && compact.length <= LONGEST ? compact : null
}

/** Matches a possible number within a sentence: letters and digits joined by hyphens, or text after a label such as 'part #'. */
const within = /[0-9a-z]+(?:[./_-][0-9a-z]+)+|(?:part\s*(?:#|no\.?|number)|p\/?n|#)\s*[:.]*\s*([0-9a-z][0-9a-z./_-]+)/giu
const SHORTEST_WITHIN = 5
const MOST_WITHIN = 3

/**
 * Lists the possible numbers in a sentence: 'need CAM-7SB calipers', 'timing set part # 84u-2'. A text of only letters counts as a number
 * if one of its parts is not a word: 'HVP-RYWY', but not 'roll-bar'.
 */
export const listPartNumbers = (text: string, isWord: (word: string) => boolean): ReadonlyArray<string> =>
  Array.from(text.matchAll(within), ([all, own]) => (own ?? all).toUpperCase().split(separators))
    .filter((parts) => parts.some((part) => /\d/.test(part) || (part.length >= SHORTEST && !isWord(part.toLowerCase()))))
    .map((parts) => parts.join(""))
    .filter((compact) => compact.length >= SHORTEST_WITHIN && compact.length <= LONGEST && /[A-Z]/.test(compact))
    .slice(0, MOST_WITHIN)
