import { PAINT } from "./color.ts"

const badges = ["plate", "shield", "wheel", "diamond", "hexagon"] as const
const colors = ["black", "navy", "blue", "teal", "green", "maroon", "red"] as const

/** Number of label layouts. */
export const LAYOUTS = 6

/** Label and print of a brand's products; all products of a brand share it. */
export interface BrandLook {
  /** The main word of the brand's name in capitals. If it is too short, more words of the name follow. */
  readonly word: string
  /** The initials of two words, or the first two letters of one word. */
  readonly initials: readonly [string, string]
  readonly badge: (typeof badges)[number]
  readonly color: (typeof colors)[number]
  /** Printing ink, the same in both themes. */
  readonly ink: `#${string}`
  /** Index of the layout that `label` uses. */
  readonly layout: number
}

/** Maximum length of a word that is too unspecific by itself, such as "Old". */
const SHORT_WORD = 4

/** Ink that is used instead of the black paint, because the tone of that paint depends on the theme. */
const BLACK_INK = "#23272e"

/** Returns a stable hash of a name, evenly distributed. */
const getNumber = (slug: string): number => [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** Returns the look of a brand by its slug, or the look of the shop's own brand if the slug is empty. Never throws. */
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
