import { type Budget, budgets, type JobSet, type OpenRow, type ProposedSet, proposeSet } from "@camber/domain/jobs"
import { checkPair, checkPairs } from "@camber/domain/mating"
import { readMatingTables } from "@camber/mating-data"
import { byVerdict, createPairAnswers } from "../mating/createPairAnswers.ts"
import { type LoadedPart, loadMatingParts } from "../mating/loadMatingParts.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { JobCandidate } from "./loadCandidates.ts"
import type { OwnPiece } from "./loadOwnPieces.ts"

/** The sets of a job by budget, and the results of comparing their parts. */
export interface JobSets {
  readonly chosen: Readonly<Record<Budget, ProposedSet<JobCandidate>>>
  readonly sets: ReadonlyArray<typeof JobSet.Encoded>
}

/** Maximum number of pairs of a set that a page shows. */
const MAX_PAIRS = 30

/**
 * Proposes a set for each budget. No part of a set clashes with another part of the set or with a part that the shopper has. Runs one
 * query, or two if there is a clash.
 */
export const proposeSets = async (
  store: Pick<ResolverContext, "database" | "reference">,
  rows: ReadonlyArray<OpenRow<JobCandidate>>,
  own: ReadonlyArray<OwnPiece>
): Promise<JobSets> => {
  const candidates = rows.flatMap((row) => row.candidates)
  const loaded = await loadMatingParts(store, [
    ...candidates.map(({ items: [first] }) => ({ sku: first?.skuVariantNumber ?? "", isInKit: false })),
    ...own.map(({ isInKit, sku }) => ({ sku, isInKit }))
  ])
  const partById = new Map(candidates.map(({ id }, index) => [id, loaded[index] ?? null]))
  const ownParts = own.flatMap(({ part }, index) => part ?? loaded[candidates.length + index] ?? [])
  const clash = createClashCheck(partById)
  const hasClash = (id: number): boolean => {
    const part = partById.get(id)
    return part != null && ownParts.some((other) => isClash(part, other))
  }
  const propose = (budget: Budget) => proposeSet(rows, budget, clash, hasClash)
  const chosen = { value: propose("value"), middle: propose("middle"), premium: propose("premium") }
  const toParts = (budget: Budget) => [...chosen[budget].parts.values()].flatMap(({ id }) => partById.get(id) ?? [])
  const sets = budgets.map(async (budget) => ({
    budget,
    pairs: await checkSet(store, toParts(budget), ownParts),
    clashing: chosen[budget].clashing
  }))
  return { chosen, sets: await Promise.all(sets) }
}

const isClash = (one: LoadedPart, other: LoadedPart): boolean =>
  checkPair(readMatingTables(), one, other).some(({ verdict }) => verdict._tag === "DoesNotMeet")

/** Creates a memoized check whether two candidates clash. */
const createClashCheck = (parts: ReadonlyMap<number, LoadedPart | null>) => {
  const known = new Map<string, boolean>()
  return (a: number, b: number): boolean => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const [one, other] = [parts.get(a), parts.get(b)]
    const answer = known.get(key) ?? (one != null && other != null && isClash(one, other))
    known.set(key, answer)
    return answer
  }
}

/** Compares the parts of a set with each other and with the parts that the shopper has. Clashes come first in the result. */
const checkSet = async (
  { database }: Pick<ResolverContext, "database">,
  chosen: ReadonlyArray<LoadedPart>,
  own: ReadonlyArray<LoadedPart>
): Promise<(typeof JobSet.Encoded)["pairs"]> => {
  const parts = [...chosen, ...own]
  const findings = checkPairs(readMatingTables(), parts).filter(({ a, b }) => Math.min(a, b) < chosen.length)
  const answered = await createPairAnswers(database, findings, parts)
  const pairs = answered
    .map(({ answer, finding }) => ({ titles: [parts[finding.a]?.title ?? "", parts[finding.b]?.title ?? ""], ...answer }))
    .toSorted(byVerdict)
  // Drops duplicates: a left and a right part have the same answer.
  return [...new Map(pairs.map((pair) => [JSON.stringify([pair.titles, pair.text]), pair])).values()].slice(0, MAX_PAIRS)
}
