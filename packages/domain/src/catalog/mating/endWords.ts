import type { Figure, MatingTables, PartEnd } from "./model.ts"

/** An end that a search describes: '28 spline', '153 tooth', '5 on 4.75', '10an'. */
export type WantedEnd =
  | { readonly is: "spline" | "tooth"; readonly teeth: number }
  /** Number of bolts on a circle, with its diameter in inches. */
  | { readonly is: "pattern"; readonly bolts: number; readonly circle: number }
  | { readonly is: "an"; readonly size: number }

const NUMBER = String.raw`\d+(?:\.\d+)?(?:[ -]\d\/\d)?`
const PATTERNS = {
  spline: /\b(\d{1,2})[ -]?splines?\b/g,
  tooth: /\b(\d{2,3})[ -]?(?:tooth|teeth)\b/g,
  pattern: new RegExp(String.raw`\b([3-9]|1[0-2]) ?(?:on|x) ?(${NUMBER})(?: ?(mm))?(?![\d.])`, "g"),
  an: /(?:\ban-?|(?<!\S)-)(\d{1,2})\b|\b(\d{1,2}) ?an\b/g
} as const

/** Largest circle diameter that counts as inches; larger numbers count as millimeters. */
const MAX_CIRCLE_INCHES = 20
const MM_PER_INCH = 25.4
/** Circle diameters with a smaller difference are equal: 120.65 mm is 4.75 in. */
const SAME_INCHES = 0.012

const parseSize = (text: string): number => {
  const [whole = "", fraction] = text.split(/[ -]/)
  const [top, bottom] = (fraction ?? "").split("/").map(Number)
  return Number(whole) + (top !== undefined && bottom !== undefined && bottom > 0 ? top / bottom : 0)
}

/**
 * Finds the ends that a search names, in the order of the search for each kind. Finds sizes of AN fittings only if the search contains
 * 'an'.
 */
export const parseEndWords = (query: string): ReadonlyArray<WantedEnd> => {
  const text = query.toLowerCase().replaceAll(/[″"]|\bin\b/g, " ")
  const find = (pattern: RegExp) => [...text.matchAll(pattern)]
  const splines = find(PATTERNS.spline).map(([, teeth]): WantedEnd => ({ is: "spline", teeth: Number(teeth) }))
  const teeth = find(PATTERNS.tooth).map(([, count]): WantedEnd => ({ is: "tooth", teeth: Number(count) }))
  const patterns = find(PATTERNS.pattern).flatMap(([, bolts, size = "", unit]): ReadonlyArray<WantedEnd> => {
    const given = parseSize(size)
    const circle = unit === "mm" || given > MAX_CIRCLE_INCHES ? given / MM_PER_INCH : given
    return circle > 2 ? [{ is: "pattern", bolts: Number(bolts), circle }] : []
  })
  const fittings = /\ban\b|\dan\b|\ban\d/.test(text)
    ? find(PATTERNS.an).map(([, before, after]): WantedEnd => ({ is: "an", size: Number(before ?? after) }))
    : []
  return [...splines, ...teeth, ...patterns, ...fittings]
}

type Match = "yes" | "no" | "unknown"

const isOfKind = (kind: string, wanted: WantedEnd): boolean => {
  if (wanted.is === "spline") return kind.includes("spline")
  if (wanted.is === "tooth") return kind === "ring-gear" || kind === "qc-gear"
  if (wanted.is === "an") return kind === "fluid-port"
  return kind === "wheel-mount" || kind === "rotor-hat" || kind === "steering-hub"
}

const hasValue = (figure: Figure | undefined, is: (value: number | string) => boolean): Match => {
  if (figure === undefined || figure._tag !== "Values") return "unknown"
  return figure.values.some(is) ? "yes" : "no"
}

const all = (matches: ReadonlyArray<Match>): Match => (matches.includes("no") ? "no" : matches.includes("unknown") ? "unknown" : "yes")

/** Whether an end has the wanted figures. One possible option is enough if the shopper has not chosen yet. */
const matchEnd = ({ kinds }: Pick<MatingTables, "kinds">, end: PartEnd, wanted: WantedEnd): Match => {
  const matches = end.alternatives.map((figures): Match => {
    if (wanted.is === "an") return hasValue(figures.get("size"), (value) => String(value).toLowerCase() === `an-${wanted.size}`)
    if (wanted.is !== "pattern") return hasValue(figures.get("teeth"), (value) => value === wanted.teeth)
    const isMetric = kinds.get(end.kind)?.figures.some(({ key, unit }) => key === "circle" && unit === "mm") ?? false
    const factor = isMetric ? MM_PER_INCH : 1
    return all([
      hasValue(figures.get("bolts"), (value) => value === wanted.bolts),
      hasValue(figures.get("circle"), (value) => typeof value === "number" && Math.abs(value / factor - wanted.circle) <= SAME_INCHES)
    ])
  })
  return matches.includes("yes") ? "yes" : matches.includes("unknown") ? "unknown" : "no"
}

/** Whether a part has all wanted ends, each at a different end of the part. `unknown` for a part without such ends. */
export const matchEnds = (tables: Pick<MatingTables, "kinds">, ends: ReadonlyArray<PartEnd>, wanted: ReadonlyArray<WantedEnd>): Match => {
  const [first, ...rest] = wanted
  if (first === undefined) return "yes"
  const candidates = ends.filter(({ kind }) => isOfKind(kind, first))
  if (candidates.length === 0) return "unknown"
  const matches = candidates.map((end): Match => {
    const own = matchEnd(tables, end, first)
    if (own === "no" || rest.length === 0) return own
    return all([
      own,
      matchEnds(
        tables,
        ends.filter((other) => other !== end),
        rest
      )
    ])
  })
  return matches.includes("yes") ? "yes" : matches.includes("unknown") ? "unknown" : "no"
}
