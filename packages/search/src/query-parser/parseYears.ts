import type { Token } from "./tokens.ts"

/** Possible years in a query, with their tokens. */
export interface Years {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
  /** Whether the year has two digits, so that it is a year only beside a vehicle name. */
  readonly isShort: boolean
}

/** Two digits from this number on mean 19xx, lower numbers 20xx. */
const FIRST_SHORT_YEAR = 30
const FIRST_YEAR = 1900
const LAST_YEAR = 2035

const toYear = (digits: string): number =>
  digits.length === 2 ? Number(digits) + (Number(digits) < FIRST_SHORT_YEAR ? 2000 : 1900) : Number(digits)
const isYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR
const digits = /^(?:\d{4}|\d{2})$/

const until = new Set(["to", "thru", "through", "until", "and"])
const upward = new Set(["up", "newer", "later", "on", "onward", "onwards", "present", "current", "now"])
const downward = new Set(["older", "earlier", "down"])
const conjunctions = new Set(["and", "or", "to", "thru"])
const beforeIt = new Set(["pre", "before"])
const sinceIt = new Set(["since", "post", "after"])

/** First and last year within a decade for words such as 'late'. */
const partsOfDecade: ReadonlyMap<string, readonly [number, number]> = new Map([
  ["early", [0, 4]],
  ["mid", [3, 6]],
  ["late", [5, 9]]
])

/** Parses years that start at a token: one year, a range, a decade ('late 60s'), or all years before or after one ('2015 up'). */
export const parseYears = (tokens: ReadonlyArray<Token>, at: number): Years | null => {
  const word = (place: number): string => tokens[place]?.text ?? ""
  const text = word(at)
  const [, decade] = /^((?:19|20)?\d)0s$/.exec(text) ?? []
  if (decade !== undefined) {
    const first = toYear(`${decade}0`)
    const part = partsOfDecade.get(word(at - 1))
    const [from, to] = part ?? [0, 9]
    return isYear(first)
      ? { from: first + from, to: first + to, start: part === undefined ? at : at - 1, end: at + 1, isShort: false }
      : null
  }
  const range = /^(\d{4}|\d{2})-(\d{4}|\d{2})$/.exec(text)
  if (range !== null) {
    const [from, to] = [toYear(range[1] ?? ""), toYear(range[2] ?? "")]
    return isYear(from) && isYear(to) && from <= to ? { from, to, start: at, end: at + 1, isShort: false } : null
  }
  if (!digits.test(text)) return null
  const year = toYear(text)
  if (!isYear(year)) return null
  if (word(at - 2) === "up" && word(at - 1) === "to") return { from: FIRST_YEAR, to: year, start: at - 2, end: at + 1, isShort: false }
  if (beforeIt.has(word(at - 1))) return { from: FIRST_YEAR, to: year - 1, start: at - 1, end: at + 1, isShort: false }
  if (sinceIt.has(word(at - 1))) return { from: year, to: LAST_YEAR, start: at - 1, end: at + 1, isShort: false }
  const behind = at + (conjunctions.has(word(at + 1)) ? 2 : 1)
  if (upward.has(word(behind))) return { from: year, to: LAST_YEAR, start: at, end: behind + 1, isShort: false }
  if (downward.has(word(behind))) return { from: FIRST_YEAR, to: year, start: at, end: behind + 1, isShort: false }
  if (until.has(word(at + 1)) && digits.test(word(at + 2))) {
    const to = toYear(word(at + 2))
    if (isYear(to) && to >= year) return { from: year, to, start: at, end: at + 3, isShort: false }
  }
  // Two adjacent years are a range: '1967/1968', '1967 1968'.
  const next = word(at + 1)
  if (digits.test(next) && next.length === text.length && toYear(next) > year && isYear(toYear(next)))
    return { from: year, to: toYear(next), start: at, end: at + 2, isShort: text.length === 2 }
  return { from: year, to: year, start: at, end: at + 1, isShort: text.length === 2 }
}
