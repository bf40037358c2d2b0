import { meet } from "./meet.ts"
import type { MatingTables, Pairing, PairVerdict, PartEnd } from "./model.ts"

/** A part of a cart, list or build with its ends. */
export interface EndedPart {
  /** Slug of the product type. */
  readonly type: string
  readonly ends: ReadonlyArray<PartEnd>
  /** Whether the part belongs to a kit. Optional pairs do not count in a kit. */
  readonly isInKit: boolean
}

/** The answer for one pair of ends. `a` and `b` are indexes in the list of parts, in the order of the pairing. */
export interface PairFinding {
  readonly pairing: Pairing
  readonly a: number
  readonly b: number
  readonly verdict: PairVerdict
  /** Whether the figures of both ends can be relied on without a check. */
  readonly isVerified: boolean
}

type Tables = Pick<MatingTables, "implied" | "kinds" | "lookups" | "pairings">

/** Compares two parts at every pair of their ends. */
export const checkPair = (tables: Tables, first: EndedPart, second: EndedPart): ReadonlyArray<PairFinding> =>
  findPairs(tables, [first, second])

/** Compares every pair of ends, grouped by pairing. */
const findPairs = (tables: Tables, parts: ReadonlyArray<EndedPart>): ReadonlyArray<PairFinding> => {
  const byType = [...Map.groupBy(parts.keys(), (index) => parts[index]?.type ?? "")]
  return byType.flatMap(([left, firsts]) =>
    byType.flatMap(([right, seconds]) =>
      (tables.pairings.get(`${left}\t${right}`) ?? []).flatMap((pairing) =>
        firsts.flatMap((a) => seconds.flatMap((b) => (a === b ? [] : (checkAt(tables, parts, { pairing, a, b }) ?? []))))
      )
    )
  )
}

const checkAt = (tables: Tables, parts: ReadonlyArray<EndedPart>, pair: Pick<PairFinding, "a" | "b" | "pairing">): PairFinding | null => {
  const [one, other] = [parts[pair.a], parts[pair.b]]
  if (pair.pairing.need === "optional" && (one?.isInKit === true || other?.isInKit === true)) return null
  const [left, right] = [findEnd(one, pair.pairing.a.end), findEnd(other, pair.pairing.b.end)]
  if (left === undefined || right === undefined) return null
  return { ...pair, verdict: meet(tables, left, right), isVerified: left.isVerified && right.isVerified }
}

const findEnd = (part: EndedPart | undefined, name: string): PartEnd | undefined => part?.ends.find((end) => end.name === name)

/**
 * Checks all pairs of a build. With several parts of a type, each part needs one partner: if a one-to-one matching exists, only its pairs
 * are returned.
 */
export const checkPairs = (tables: Tables, parts: ReadonlyArray<EndedPart>): ReadonlyArray<PairFinding> =>
  [...Map.groupBy(findPairs(tables, parts), ({ pairing }) => pairing.id).values()].flatMap(withoutMatchedOthers)

/** Keeps only the pairs of a one-to-one matching, if such a matching exists. */
const withoutMatchedOthers = (findings: ReadonlyArray<PairFinding>): ReadonlyArray<PairFinding> => {
  const [left, right] = [new Set(findings.map(({ a }) => a)), new Set(findings.map(({ b }) => b))]
  if (left.size === 1 && right.size === 1) return findings
  const meeting = findings.filter(({ verdict }) => verdict._tag === "Meets")
  const partners = matchOneToOne(meeting)
  return partners.size === Math.min(left.size, right.size) ? meeting.filter(({ a, b }) => partners.get(b) === a) : findings
}

/** Returns a largest one-to-one matching: the part on side a of each part on side b (Kuhn's algorithm). */
const matchOneToOne = (findings: ReadonlyArray<PairFinding>): ReadonlyMap<number, number> => {
  const partners = new Map<number, number>()
  const tryAssign = (a: number, tried: Set<number>): boolean =>
    findings
      .filter((finding) => finding.a === a)
      .some(({ b }) => {
        if (tried.has(b)) return false
        tried.add(b)
        const holder = partners.get(b)
        if (holder !== undefined && !tryAssign(holder, tried)) return false
        partners.set(b, a)
        return true
      })
  for (const a of new Set(findings.map((finding) => finding.a))) tryAssign(a, new Set())
  return partners
}
