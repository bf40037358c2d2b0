import { type VpicElement, vpicElements } from "./vpicFile.ts"

/** A vPIC pattern: the value applies to cars whose VIN matches `keys`. */
export interface VpicPattern {
  /**
   * Positions 4 to 8 of the VIN, then a vertical bar and the positions from 10 on. `*` matches any character, `#` any digit, `[A-F]` one of
   * these characters.
   */
  readonly keys: string
  readonly element: number
  readonly value: string
  /** Creation date as sortable text. */
  readonly made: string
}

/** Returns the values of a VIN by element. The most specific pattern wins, then the newest. */
export const decodePatterns = (vin: string, patterns: ReadonlyArray<VpicPattern>): ReadonlyMap<VpicElement, string> => {
  const text = `${vin.slice(3, 8)}|${vin.slice(9)}`
  const matching = patterns.filter(({ keys }) => isMatch(keys, text)).toSorted(byWeight)
  return new Map(
    Object.entries(vpicElements).flatMap(([name, element]) => {
      const best = matching.find((pattern) => pattern.element === element)
      return best === undefined ? [] : [[name as VpicElement, best.value]]
    })
  )
}

/** Matches keys against the start of each half of the text; both halves may end early. */
const isMatch = (keys: string, text: string): boolean => {
  const [front = "", rear = ""] = keys.split("|")
  const [first = "", second = ""] = text.split("|")
  return beginsWith(front, first) && beginsWith(rear, second)
}

const beginsWith = (keys: string, text: string): boolean => {
  const parts = keys.match(/\[[^\]]*\]|./g) ?? []
  return parts.length <= text.length && parts.every((part, at) => allows(part, text[at] ?? ""))
}

const allows = (part: string, character: string): boolean => {
  if (part === "*") return true
  if (part === "#") return character >= "0" && character <= "9"
  return part.startsWith("[") ? isAmong(part.slice(1, -1), character) : part === character
}

/** Whether a set contains a character. The set `A-CX` contains A, B, C and X. */
const isAmong = (set: string, character: string): boolean =>
  (set.match(/.-.|./g) ?? []).some((range) => character >= (range[0] ?? "") && character <= (range.at(-1) ?? ""))

const byWeight = (a: VpicPattern, b: VpicPattern): number => exactness(b) - exactness(a) || b.made.localeCompare(a.made)

/** Counts the specified positions. A set counts as one position. */
const exactness = ({ keys }: VpicPattern): number => (keys.match(/\[[^\]]*\]|[^*|]/g) ?? []).length
