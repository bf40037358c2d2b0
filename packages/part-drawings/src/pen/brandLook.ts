import { PAINT } from "./colour.ts"

const badges = ["plate", "shield", "wheel", "diamond", "hexagon"] as const
const colours = ["black", "navy", "blue", "teal", "green", "maroon", "red"] as const

/** Label layouts that `label` knows. */
export const LAYOUTS = 6

/** How a brand's goods are marked and printed; one brand's are all alike. */
export interface BrandLook {
  /** As many words of its name as make one that is read, in capitals. */
  readonly word: string
  /** The initials of two words, or how one word begins. */
  readonly initials: readonly [string, string]
  readonly badge: (typeof badges)[number]
  readonly colour: (typeof colours)[number]
  /** Printing ink, the same in both themes. */
  readonly ink: `#${string}`
  /** A layout of `label`, from 0. */
  readonly layout: number
}

/** "Old" says little. */
const SHORT_WORD = 4

/** Printing ink of the paint that is a tone of the theme. */
const BLACK_INK = "#23272e"

/** The same for a name at any time, and spread evenly over all. */
const numberOf = (slug: string): number => [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** The look of a brand by its slug, of the shop's own where it is empty; total. */
export const brandLook = (brand: string): BrandLook => {
  const slug = brand === "" ? "camber" : brand
  const words = slug
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "")
  const [one = "", two] = words
  const number = numberOf(slug)
  const colour = colours[Math.floor(number / badges.length) % colours.length] ?? colours[0]
  return {
    word: one.length < SHORT_WORD && two !== undefined ? `${one} ${two}` : one,
    initials: [one.charAt(0), (two ?? one.slice(1)).charAt(0)],
    badge: badges[number % badges.length] ?? badges[0],
    colour,
    ink: colour === "black" ? BLACK_INK : PAINT[colour],
    layout: Math.floor(number / badges.length / colours.length) % LAYOUTS
  }
}
