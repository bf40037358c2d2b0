import type { KnownTerms } from "@camber/domain/search"
import { gzipSync } from "node:zlib"
import { NotFound } from "../http/errors.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"

/** Terms at most; with more the browser would wait longer for the list than the list saves it. */
const mostTerms = 4000

/** The commonest terms of a catalogue with their categories, as browsers look through them. */
const knownTermsOf = ({ categories, vocabulary }: Pick<Reference, "categories" | "vocabulary">): KnownTerms => {
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
  const plain = JSON.stringify(knownTermsOf(reference))
  return { version: reference.version, plain, zipped: gzipSync(plain, { level: 9 }) }
}

/**
 * Answers with the terms of the catalogue version that the address names by `v`; what is at an address never changes, so it is kept for
 * a year. Another version than the present one is 404.
 */
export const createKnownTermsHandler = (store: ResolverContext): ((request: Request) => Promise<Response>) => {
  let encoded: Encoded | undefined
  return async (request) => {
    const reference = await store.reference()
    if (new URL(request.url).searchParams.get("v") !== reference.version)
      throw new NotFound({ message: "There are no terms of this version." })
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
