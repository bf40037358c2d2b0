import type { EndRole, Figure, FigureDefinition, Figures, FigureValue, MatingKind, MatingTables } from "./model.ts"

/** Result for one figure. `unknown` names the sides that lack the figure. */
export type FigureResult =
  | { readonly _tag: "holds" | "clashes" | "skipped" }
  | { readonly _tag: "unknown"; readonly sides: ReadonlyArray<"a" | "b"> }

/** Tolerance for rounding errors between inches and millimeters. */
const ROUNDING = 1e-9

const HOLDS: FigureResult = { _tag: "holds" }
const CLASHES: FigureResult = { _tag: "clashes" }
const SKIPPED: FigureResult = { _tag: "skipped" }
const toResult = (holds: boolean): FigureResult => (holds ? HOLDS : CLASHES)
const createUnknown = (isOfA: boolean, isOfB: boolean): FigureResult => ({
  _tag: "unknown",
  sides: [...(isOfA ? (["a"] as const) : []), ...(isOfB ? (["b"] as const) : [])]
})

/** The texts of a pair as a key of a lookup table, ignoring case. */
export const getLookupKey = (left: FigureValue, right: FigureValue): string =>
  `${String(left).toLowerCase()}\t${String(right).toLowerCase()}`

const isSame = (one: FigureValue, other: FigureValue): boolean =>
  typeof one === "number" && typeof other === "number"
    ? Math.abs(one - other) <= ROUNDING
    : String(one).toLowerCase() === String(other).toLowerCase()

/** Roles of the two ends. */
export interface Roles {
  readonly a: EndRole
  readonly b: EndRole
}

/** Adds the figures that known figures imply. Never overwrites stated figures. */
export const withImplied = (kind: string, figures: Figures, { implied }: Pick<MatingTables, "implied">): Figures => {
  const rows = implied.get(kind)
  if (rows === undefined) return figures
  const filled = new Map(figures)
  for (const { figures: brought, key, value } of rows) {
    const known = figures.get(key)
    const [only, ...others] = known?._tag === "Values" ? known.values : []
    if (only === undefined || others.length > 0 || !isSame(only, value)) continue
    for (const [name, figure] of brought) if (!filled.has(name)) filled.set(name, figure)
  }
  return filled
}

type Lookup = ReadonlyMap<string, "meets" | "clashes" | "vague">

/** Returns a figure if its rule can read it: a range is not a count, and a text is neither a count nor a size. */
const read = ({ rule, unit }: FigureDefinition, figure: Figure | undefined): Figure | undefined => {
  if (figure?._tag === "Range") return rule === "inside" ? figure : undefined
  if (figure?._tag !== "Values" || unit === "text") return figure
  const values = figure.values.filter((value) => typeof value === "number")
  return values.length === 0 ? undefined : { _tag: "Values", values }
}

/** Removes the figures that cannot be read: they count as unknown. */
export const withoutUnreadable = ({ figures: definitions }: MatingKind, figures: Figures): Figures => {
  const unreadable = definitions.filter(
    (definition) => figures.has(definition.key) && read(definition, figures.get(definition.key)) === undefined
  )
  if (unreadable.length === 0) return figures
  return new Map([...figures].filter(([key]) => unreadable.every((definition) => definition.key !== key)))
}

/** Compares each figure of a kind, in the kind's order. */
export const compareFigures = (
  kind: MatingKind,
  a: Figures,
  b: Figures,
  roles: Roles,
  { lookups }: Pick<MatingTables, "lookups">
): ReadonlyArray<FigureResult> =>
  kind.figures.map((definition) => {
    const { key, need, rule, table } = definition
    if (need === "never" || rule === "says") return SKIPPED
    const [one, other] = [read(definition, a.get(key)), read(definition, b.get(key))]
    if (one === undefined || other === undefined) {
      const isNeeded = need === "always" || (need === "if either known" && (one !== undefined || other !== undefined))
      return isNeeded ? createUnknown(one === undefined, other === undefined) : SKIPPED
    }
    if (one._tag === "Any" || other._tag === "Any") return HOLDS
    if (rule === "inside") return compareRange(one, other)
    if (one._tag === "Range" || other._tag === "Range") return createUnknown(one._tag === "Range", other._tag === "Range")
    const lookup = lookups.get(table)
    return mergeResults(one.values.flatMap((left) => other.values.map((right) => comparePair(definition, left, right, roles, lookup))))
  })

/** Several values of a part are all true, so one match is enough. */
const mergeResults = (results: ReadonlyArray<FigureResult>): FigureResult => {
  if (results.some(({ _tag }) => _tag === "holds")) return HOLDS
  const sides = results.flatMap((result) => (result._tag === "unknown" ? result.sides : []))
  return sides.length > 0 ? createUnknown(sides.includes("a"), sides.includes("b")) : CLASHES
}

/** A number holds within the range of the other side. Two ranges, or two different numbers, cannot be compared. */
const compareRange = (a: Exclude<Figure, { _tag: "Any" }>, b: Exclude<Figure, { _tag: "Any" }>): FigureResult => {
  if (a._tag === "Range") return b._tag === "Range" ? createUnknown(true, true) : compareWithin(a, b.values)
  if (b._tag === "Range") return compareWithin(b, a.values)
  return a.values.some((value) => b.values.some((other) => isSame(value, other))) ? HOLDS : createUnknown(true, true)
}

const compareWithin = ({ from, to }: Extract<Figure, { _tag: "Range" }>, values: ReadonlyArray<FigureValue>): FigureResult =>
  toResult(values.some((value) => typeof value === "number" && value >= from - ROUNDING && value <= to + ROUNDING))

const comparePair = (
  { rule, tolerance }: FigureDefinition,
  a: FigureValue,
  b: FigureValue,
  roles: Roles,
  lookup: Lookup | undefined
): FigureResult => {
  if (rule === "table") return lookUp(a, b, lookup)
  if (rule === "equal" || typeof a !== "number" || typeof b !== "number") return toResult(isSame(a, b))
  if (rule === "within") return toResult(Math.abs(a - b) <= tolerance + ROUNDING)
  const [male, female] = roles.a === "male" ? [a, b] : [b, a]
  return rule === "not greater"
    ? toResult(male <= female + tolerance + ROUNDING)
    : toResult(male - female >= -ROUNDING && male - female <= tolerance + ROUNDING)
}

/** A table row takes precedence: two parts that are both `external` may still be vague. Without a row, equal texts hold. */
const lookUp = (a: FigureValue, b: FigureValue, lookup: Lookup | undefined): FigureResult => {
  const forward = lookup?.get(getLookupKey(a, b))
  const backward = lookup?.get(getLookupKey(b, a))
  if (forward === "vague" || backward === "vague") return createUnknown(forward === "vague", backward === "vague")
  if (forward === "meets" || backward === "meets") return HOLDS
  return toResult(forward === undefined && backward === undefined && isSame(a, b))
}
