import { compareFigures, type FigureResult, withImplied, withoutUnreadable } from "./compareFigures.ts"
import { formatEndFigure } from "./formatFigure.ts"
import type { ComparedFigure, Figures, MatingKind, MatingTables, MissingFigure, OpenQuestion, PairVerdict, PartEnd } from "./model.ts"

/** Comparison of one alternative of each end. */
interface Comparison {
  readonly a: number
  readonly b: number
  readonly results: ReadonlyArray<FigureResult>
}

/**
 * Returns whether two ends of one kind go together.
 *
 * A clash decides even if other figures are unknown. Otherwise a missing figure leaves the answer open. Alternatives of an end must all
 * lead to the same answer. Symmetric: `meet(b, a)` is the same answer with its sides changed.
 */
export const meet = (tables: Pick<MatingTables, "implied" | "kinds" | "lookups">, a: PartEnd, b: PartEnd): PairVerdict => {
  const kind = tables.kinds.get(a.kind)
  if (kind === undefined || a.kind !== b.kind || !canMate(a, b)) return UNCOMPARABLE
  const fill = ({ alternatives, open }: PartEnd): Filled => ({
    open,
    alternatives: alternatives.map((figures) => withImplied(kind.id, withoutUnreadable(kind, figures), tables))
  })
  const [left, right] = [fill(a), fill(b)]
  const comparisons = left.alternatives.flatMap((one, index) =>
    right.alternatives.map((other, at) => ({
      a: index,
      b: at,
      results: compareFigures(kind, one, other, { a: a.role, b: b.role }, tables)
    }))
  )
  const toFigure = (index: number): ComparedFigure => {
    const definition = kind.figures[index] ?? { key: "", unit: "text" }
    return { key: definition.key, a: formatEndFigure(definition, left), b: formatEndFigure(definition, right) }
  }
  if (comparisons.every(isClash)) return { _tag: "DoesNotMeet", figure: toFigure(findClash(comparisons)) }
  const missing = findMissing(kind, comparisons, left, right)
  if (missing.length === 0 && comparisons.every(hasCompared))
    return { _tag: "Meets", figures: kind.figures.flatMap((_, index) => (isShown(kind, index) ? toFigure(index) : [])) }
  const first = kind.figures.findIndex(({ key }) => key === missing[0]?.key)
  return { _tag: "NotKnown", figure: toFigure(first), missing }
}

interface Filled {
  readonly open: OpenQuestion | null
  readonly alternatives: ReadonlyArray<Figures>
}

const UNCOMPARABLE: PairVerdict = { _tag: "NotKnown", figure: { key: "", a: null, b: null }, missing: [] }

/** Returns whether the roles of two ends go together: both alike, or one male and one female. */
export const canMate = (a: Pick<PartEnd, "role">, b: Pick<PartEnd, "role">): boolean =>
  a.role === "like" ? b.role === "like" : b.role !== "like" && a.role !== b.role

const isClash = ({ results }: Comparison): boolean => results.some(({ _tag }) => _tag === "clashes")

/** An answer names the figures that always decide. If a kind has none, the answer names all compared figures. */
const isShown = ({ figures }: MatingKind, index: number): boolean => {
  const isCompared = figures[index]?.need !== "never" && figures[index]?.rule !== "says"
  return isCompared && (figures[index]?.need === "always" || !figures.some(({ need }) => need === "always"))
}

const hasCompared = ({ results }: Comparison): boolean => results.some(({ _tag }) => _tag !== "skipped")

/** Returns the first figure that clashes in every comparison, otherwise the first figure that clashes in any comparison. */
const findClash = (comparisons: ReadonlyArray<Comparison>): number => {
  const clashes =
    (index: number) =>
    ({ results }: Comparison) =>
      results[index]?._tag === "clashes"
  const indexes = comparisons[0]?.results.map((_, index) => index) ?? []
  return indexes.find((index) => comparisons.every(clashes(index))) ?? indexes.find((index) => comparisons.some(clashes(index))) ?? 0
}

/** Lists the missing figures, in the order of the kind. Empty if every comparison meets. */
const findMissing = (
  { figures }: MatingKind,
  comparisons: ReadonlyArray<Comparison>,
  left: Filled,
  right: Filled
): ReadonlyArray<MissingFigure> => {
  const isCompared = comparisons.every(hasCompared)
  const unclashed = comparisons.filter((comparison) => !isClash(comparison))
  return figures.flatMap(({ key, need, rule }, index): ReadonlyArray<MissingFigure> => {
    if (need === "never" || rule === "says") return []
    return (["a", "b"] as const).flatMap((side): ReadonlyArray<MissingFigure> => {
      const { alternatives, open } = side === "a" ? left : right
      const isUnknown = unclashed.some(({ results }) => isUnknownOn(results[index], side))
      const isNotCompared = !isCompared && alternatives.some((known) => !known.has(key))
      if (isUnknown || isNotCompared || (alternatives.length > 1 && decides(comparisons, index, side)))
        return [{ side, key, because: alternatives.some((known) => known.has(key)) ? (open ?? "unknown") : "unknown" }]
      return []
    })
  })
}

const isUnknownOn = (result: FigureResult | undefined, side: "a" | "b"): boolean =>
  result?._tag === "unknown" && result.sides.includes(side)

/** Whether the choice of an alternative on one side changes the result of a figure. */
const decides = (comparisons: ReadonlyArray<Comparison>, index: number, side: "a" | "b"): boolean => {
  const other = side === "a" ? "b" : "a"
  const groups = Map.groupBy(comparisons, (comparison) => comparison[other])
  return [...groups.values()].some((group) => new Set(group.map(({ results }) => results[index]?._tag === "clashes")).size > 1)
}
