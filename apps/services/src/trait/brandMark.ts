import { partAddress } from "../drawings/index.ts"
import type { Pictures } from "../schema/pictures.ts"

interface Brand {
  readonly name: string
  readonly slug: string
}

const badges = ["plate", "shield", "wheel", "diamond", "hexagon"] as const
const colours = ["black", "navy", "blue", "teal", "green", "maroon", "red"] as const

/** The initials of two words, or how one word begins. */
const lettersOf = (name: string): readonly [string, string] => {
  const [one = "", two] = name
    .normalize("NFKD")
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "")
  return [one.charAt(0), (two ?? one.slice(1)).charAt(0)]
}

/** The same for a name at any time, and spread evenly over all. */
const numberOf = (slug: string): number => [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** The picture of a brand (NAV-38): its letters on one of our own badges. */
export const brandMark = ({ name, slug }: Brand, pictures: Pictures): string => {
  const [first, second] = lettersOf(name)
  const number = numberOf(slug)
  const badge = badges[number % badges.length] ?? badges[0]
  const colour = colours[Math.floor(number / badges.length) % colours.length] ?? colours[0]
  return pictures.of(partAddress("brand-mark", { first, second, badge, colour, dims: false }))
}
