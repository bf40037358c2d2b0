import type { KnownTerms } from "@camber/domain/search"
import { gzipSync } from "node:zlib"
import { NotFound } from "../http/errors.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"

/** Maximum terms. Maximum number of terms. Loading a longer list would take more time than it saves. */
const mostTerms = 4000

/** Returns the most common terms of the catalog with their categories, for suggestions in the browser. */
const getKnownTerms = ({ categories, vocabulary }: Pick<Reference, "categories" | "vocabulary">): KnownTerms => {
  const terms = vocabulary.terms.slice(0, mostTerms)
  const ids = [...new Set(terms.map(({ category_id }) => category_id))].filter((id) => id !== null)
  const known = ids.flatMap((id) => categories.byId.get(id) ?? [])
  const places = new Map(known.map(({ category_id }, place) => [category_id, place]))
  return {
    categories: known.map((category) => ({ name: category.name, url: siteUrls.category(category) })),
    terms: terms.map(({ category_id, term }) => [term, places.get(category_id ?? "") ?? -1])
  }
}

interface Encoded {
  readonly version: string
  readonly plain: string
  readonly zipped: Uint8Array<ArrayBuffer>
}

const encodedTerms = (reference: Reference): Encoded => {
  const plain = JSON.stringify(getKnownTerms(reference))
  return { version: reference.version, plain, zipped: gzipSync(plain, { level: 9 }) }
}

/**
 * Creates the handler that returns the terms of the catalog version in `v`. The content of a URL never changes, so browsers may cache it
 * for a year. Any other version results in 404.
 */
export const createKnownTermsHandler = (getReference: ResolverContext["reference"]): ((request: Request) => Promise<Response>) => {
  let encoded: Encoded | undefined
  return async (request) => {
    const reference = await getReference()
    if (new URL(request.url).searchParams.get("v") !== reference.version)
      throw new NotFound({ message: "No search terms for this version. Request the current catalog version." })
    if (encoded?.version !== reference.version) encoded = encodedTerms(reference)
    const isZipped = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "")
    return new Response(request.method === "HEAD" ? null : isZipped ? encoded.zipped : encoded.plain, {
      headers: {
        "content-type": "application/json",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        ...(isZipped && { "content-encoding": "gzip" })
      }
    })
  }
}
