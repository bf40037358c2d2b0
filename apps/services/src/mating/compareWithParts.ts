import { checkPair, type PairAnswer, type partPairs } from "@camber/domain/mating"
import { readMatingTables } from "@camber/mating-data"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { byVerdict, createPairAnswers } from "./createPairAnswers.ts"
import { type LoadedPart, type NamedPart, loadMatingParts } from "./loadMatingParts.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"

/**
 * Compares a part with each other part. Returns the answers for each other part, clashes first. A part with no end in common has no
 * answers.
 */
export const compareWithParts = async (
  database: Kysely<Tables>,
  part: LoadedPart,
  others: ReadonlyArray<LoadedPart>
): Promise<ReadonlyArray<ReadonlyArray<typeof PairAnswer.Encoded>>> => {
  // Converts the indexes within each pair to indexes in the list of all parts.
  const findings = others.flatMap((other, index) =>
    checkPair(readMatingTables(), part, other).map((finding) => ({
      ...finding,
      a: finding.a === 0 ? 0 : index + 1,
      b: finding.b === 0 ? 0 : index + 1
    }))
  )
  const answered = await createPairAnswers(database, findings, [part, ...others])
  const byIndex = Map.groupBy(answered, ({ finding }) => Math.max(finding.a, finding.b))
  return others.map((_, index) => (byIndex.get(index + 1) ?? []).map(({ answer }) => answer).toSorted(byVerdict))
}

/** A part of a cart or list, with the SKU of the line that contains it. */
export interface CartPart extends NamedPart {
  readonly lineSku: string
}

/** A line of a cart or list. */
interface Line {
  readonly skuVariantNumber: string
  /** Chosen parts of a kit; empty for other products. */
  readonly kitComponents: ReadonlyArray<{ readonly skuVariantNumber: string }>
}

/**
 * Returns the parts with which a line takes part in comparisons. A kit is replaced by its chosen parts, so that carts, lists and builds
 * treat it the same way.
 */
export const toCartParts = ({ kitComponents, skuVariantNumber }: Line): ReadonlyArray<CartPart> =>
  kitComponents.length === 0
    ? [{ sku: skuVariantNumber, lineSku: skuVariantNumber, isInKit: false }]
    : kitComponents.map((component) => ({ sku: component.skuVariantNumber, lineSku: skuVariantNumber, isInKit: true }))

type Request = (typeof partPairs)["variables"]["Type"]
type Answer = (typeof partPairs)["result"]["Encoded"]["partPairs"]

/** Creates the resolver that compares a part with others. Runs one query, or two if a pair does not meet. */
export const createPartPairsResolver =
  (store: ResolverContext) =>
  async ({ others, skuOrSkuBase }: Request): Promise<Answer> => {
    const [part = null, ...loaded] = await loadMatingParts(
      store,
      [skuOrSkuBase, ...others].map((sku) => ({ sku, isInKit: false }))
    )
    if (part === null) return []
    const known = loaded.flatMap((other, index) => (other === null ? [] : [{ other, index }]))
    const answers = await compareWithParts(
      store.database,
      part,
      known.map(({ other }) => other)
    )
    return known.flatMap(({ index }, at) => (answers[at] ?? []).map((answer) => ({ other: index, ...answer })))
  }
