import type { partPairs } from "@camber/domain/mating"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { compareWithParts } from "./compareWithParts.ts"
import { loadMatingParts } from "./loadMatingParts.ts"

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
