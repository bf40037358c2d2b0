import { type LoadedPart, loadMatingParts } from "../mating/loadMatingParts.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toFamilyPart, toModelPart } from "./toModelPart.ts"

/** Part type by the prefix of a family. */
const FAMILY_TYPES: Readonly<Record<string, string>> = { transmission: "transmission", axle: "axle-shaft", engine: "crate-engine" }

/** Loads the parts that the tokens of a listing's URL name (`BuildToken`). Runs one query. Leaves out unknown tokens. */
export const loadBuild = async (
  store: Pick<ResolverContext, "database" | "reference">,
  tokens: ReadonlyArray<string>
): Promise<ReadonlyArray<LoadedPart>> => {
  const reference = await store.reference()
  const models = tokens.flatMap((token) => {
    const family = token.startsWith("~") ? token.slice(1) : null
    const typeSlug = family === null ? undefined : FAMILY_TYPES[family.replace(/:.*/, "")]
    if (family !== null && typeSlug !== undefined) return toFamilyPart(family, typeSlug, family, reference)?.parts ?? []
    return toModelPart(token, reference)?.parts ?? []
  })
  const skus = tokens.filter((token) => !token.includes(":"))
  const sold = await loadMatingParts(
    store,
    skus.map((sku) => ({ sku, isInKit: false }))
  )
  return [...models, ...sold.filter((part) => part !== null)]
}
