import { PAINT } from "./color.ts"

const badges = ["plate", "shield", "wheel", "diamond", "hexagon"] as const
const colors = ["black", "navy", "blue", "teal", "green", "maroon", "red"] as const

/** Number of label layouts. */
export const LAYOUTS = 6

/** Label and print of a brand's products; all products of a brand share it. */
export interface BrandLook {
  /** The main word of its name in capitals, with as many words as needed. */
  readonly word: string
  /** The initials of two words, or the first two letters of one word. */
  readonly initials: readonly [string, string]
  readonly badge: (typeof badges)[number]
  readonly color: (typeof colors)[number]
  /** Printing ink, the same in both themes. */
  readonly ink: `#${string}`
  /** Index of a layout of `label`. */
  readonly layout: number
}

/** Maximum length of a word that is too unspecific alone, such as "Old". */
const SHORT_WORD = 4

/** Printing ink for the black paint, whose tone otherwise depends on the theme. */
const BLACK_INK = "#23272e"

/** Returns a stable hash of a name, evenly distributed. */
const getNumber = (slug: string): number => [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** Returns the look of a brand by its slug, or the shop's own for an empty slug; never throws. */
export const brandLook = (brand: string): BrandLook => {
  const slug = brand === "" ? "camber" : brand
  const words = slug
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "")
  const [one = "", two] = words
  const number = getNumber(slug)
  const color = colors[Math.floor(number / badges.length) % colors.length] ?? colors[0]
  return {
    word: one.length < SHORT_WORD && two !== undefined ? `${one} ${two}` : one,
    initials: [one.charAt(0), (two ?? one.slice(1)).charAt(0)],
    badge: badges[number % badges.length] ?? badges[0],
    color,
    ink: color === "black" ? BLACK_INK : PAINT[color],
    layout: Math.floor(number / badges.length / colors.length) % LAYOUTS
  }
}
