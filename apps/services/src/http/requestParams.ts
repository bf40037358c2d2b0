import type { RequestParams } from "graphql-http"
import { documentLimits } from "./documentLimits.ts"
import { MalformedRequest, InvalidArgument } from "./errors.ts"
import { exceedsJsonLimits } from "./readJson.ts"

/** Finds the text of a registered document by its id, the SHA-256 of the text in lower-case hex (GAP-17). */
export type DocumentLookup = (id: string) => string | undefined

/** `registered` accepts only registered documents. */
export type DocumentPolicy = "all" | "registered"

type Fields = Readonly<Record<string, unknown>>

const malformed = (message: string) => new MalformedRequest({ message })

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value)

const parseJson = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(`The ${what} is not valid JSON.`)
  }
}

/** Reads the parameters of a GET request from the URL, and of a POST request from the body. */
const readFields = (request: Request, body: string): Fields => {
  if (request.method === "POST") {
    const fields = parseJson(body, "body")
    if (!isObject(fields)) throw malformed("The body must be a JSON object {query, variables} or {id, variables}.")
    return fields
  }
  const search = new URL(request.url).searchParams
  const json = (name: string) => {
    const text = search.get(name)
    return text ? parseJson(text, `parameter ${name}`) : undefined
  }
  return {
    query: search.get("query"),
    id: search.get("id"),
    operationName: search.get("operationName"),
    variables: json("variables"),
    extensions: json("extensions")
  }
}

const documentText = (fields: Fields, lookup: DocumentLookup, policy: DocumentPolicy): string => {
  const { id, query } = fields
  if (query !== undefined && query !== null) {
    if (typeof query !== "string") throw malformed("query must be a string.")
    if (policy === "registered") throw malformed("Only registered documents are accepted: send {id, variables}.")
    if (query.length > documentLimits.letters)
      throw malformed(`The document has ${query.length} characters; at most ${documentLimits.letters} are accepted.`)
    return query
  }
  if (typeof id !== "string") throw malformed("Send a document as query, or the id of a registered one as id.")
  const text = lookup(id)
  if (text === undefined) throw malformed("No document is registered under this id.")
  return text
}

/** Returns the document and variables of a request, in either of the two forms in GAP-17. Throws `MalformedRequest`. */
export const requestParams = (request: Request, body: string, lookup: DocumentLookup, policy: DocumentPolicy): RequestParams => {
  const fields = readFields(request, body)
  const { variables, operationName, extensions } = fields
  if (variables !== undefined && variables !== null && !isObject(variables)) throw malformed("variables must be an object.")
  if (exceedsJsonLimits(variables)) throw malformed("The variables have too many values or too much nesting.")
  if (extensions !== undefined && extensions !== null && !isObject(extensions)) throw malformed("extensions must be an object.")
  if (operationName !== undefined && operationName !== null && typeof operationName !== "string") {
    throw malformed("operationName must be a string.")
  }
  return { query: documentText(fields, lookup, policy), variables: variables ?? undefined, operationName: operationName ?? undefined }
}

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Returns the `Idempotency-Key` header in lower case; null if there is none. Throws `InvalidArgument`. */
export const getIdempotencyKey = (request: Request): string | null => parseIdempotencyKey(request.headers.get("idempotency-key"))

/** Validates an idempotency key and converts it to lower case. */
export const parseIdempotencyKey = (given: string | null): string | null => {
  const key = given?.toLowerCase() ?? null
  if (key !== null && !uuidV4.test(key)) throw new InvalidArgument({ argument: "Idempotency-Key", expected: "Expected a UUID v4" })
  return key
}
