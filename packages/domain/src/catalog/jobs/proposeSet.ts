/** Budgets, the cheapest first. */
export const budgets = ["value", "middle", "premium"] as const
export type Budget = (typeof budgets)[number]

/** A part that suits a row of a job, with its price for the missing pieces. */
export interface SetCandidate {
  /** Identifies the part among all candidates of a job. */
  readonly id: number
  /** Price class of its brand: `value`, `mid`, `premium` or `pro`. */
  readonly tier: string
  /** Cents for all pieces of the row. */
  readonly price: number
  /** True if the part is guaranteed to fit the car; false if it is universal. Parts with other verdicts are not candidates. */
  readonly isGuaranteed: boolean
}

/** A row that needs a part. */
export interface OpenRow<Candidate extends SetCandidate> {
  readonly number: number
  readonly candidates: ReadonlyArray<Candidate>
}

/** One part per row of a job. */
export interface ProposedSet<Candidate extends SetCandidate> {
  /** By number of the row. A row without a part is left to the shopper. */
  readonly parts: ReadonlyMap<number, Candidate>
  /** Rows whose candidates all clash with the other parts. */
  readonly clashing: ReadonlyArray<number>
}

/** Returns whether two parts, by id, clash. */
export type Clashes = (one: number, other: number) => boolean

const TIERS: Readonly<Record<string, number>> = { value: 0, mid: 1, premium: 2, pro: 3 }
const MIDDLE = 1

/** The tier that each budget prefers, and the preferred position among the prices of that tier. */
const PREFERENCES: Readonly<Record<Budget, { readonly tier: number; readonly position: number }>> = {
  value: { tier: 0, position: 0 },
  middle: { tier: 1, position: 0.5 },
  premium: { tier: 2, position: 0.75 }
}

/** Largest number of parts that are tried. Beyond this number, rows without a solution stay open. */
const MAX_TRIES = 400

/**
 * Proposes a set of parts for one budget. No two parts of the set clash, and no part clashes with a part that the shopper has (`hasClash`).
 * Parts that are guaranteed to fit come before universal parts, then the budget's tier decides.
 */
export const proposeSet = <Candidate extends SetCandidate>(
  rows: ReadonlyArray<OpenRow<Candidate>>,
  budget: Budget,
  clash: Clashes,
  hasClash: (id: number) => boolean = () => false
): ProposedSet<Candidate> => {
  const ordered = rows.map(({ candidates, number }) => ({
    number,
    candidates: sortForBudget(
      candidates.filter(({ id }) => !hasClash(id)),
      budget
    ),
    isEmpty: candidates.length === 0
  }))
  let tries = 0
  let best: ReadonlyMap<number, Candidate> = new Map()
  const fill = (at: number, parts: ReadonlyMap<number, Candidate>): boolean => {
    if (parts.size > best.size) best = parts
    const row = ordered[at]
    if (row === undefined) return ordered.every(({ candidates, number }) => candidates.length === 0 || parts.has(number))
    const chosen = [...parts.values()]
    for (const candidate of row.candidates) {
      if (tries >= MAX_TRIES) break
      if (chosen.some(({ id }) => clash(id, candidate.id))) continue
      tries += 1
      if (fill(at + 1, new Map([...parts, [row.number, candidate]]))) return true
    }
    return fill(at + 1, parts)
  }
  fill(0, new Map())
  return { parts: best, clashing: ordered.filter(({ isEmpty, number }) => !isEmpty && !best.has(number)).map(({ number }) => number) }
}

/** Sorts candidates by how well they suit a budget. */
const sortForBudget = <Candidate extends SetCandidate>(candidates: ReadonlyArray<Candidate>, budget: Budget): ReadonlyArray<Candidate> => {
  const { position, tier } = PREFERENCES[budget]
  const toRank = ({ isGuaranteed, tier: own }: Candidate) =>
    Math.abs((TIERS[own] ?? MIDDLE) - tier) + (isGuaranteed ? 0 : Object.keys(TIERS).length)
  return [...Map.groupBy(candidates, toRank)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, group]) => {
      const byPrice = group.toSorted((one, other) => one.price - other.price || one.id - other.id)
      const target = Math.round(position * (byPrice.length - 1))
      return byPrice
        .map((candidate, index) => ({ candidate, distance: Math.abs(index - target), index }))
        .toSorted((one, other) => one.distance - other.distance || one.index - other.index)
        .map(({ candidate }) => candidate)
    })
}
