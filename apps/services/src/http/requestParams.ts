import type { RequestParams } from "graphql-http"
import { documentLimits } from "./documentLimits.ts"
import { MalformedRequest } from "./errors.ts"
import { exceedsJsonLimits } from "./exceedsJsonLimits.ts"

/** The texts of the registered documents by their id, the lower-case SHA-256 in hex of the text (GAP-17). */
export type DocumentLookup = (id: string) => string | undefined

/** `registered` refuses everything but registered ids. */
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

/** The parameters of a GET request from its address, of a POST request from its body. */
const fieldsOf = (request: Request, body: string): Fields => {
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
    if (typeof query !== "string") throw malformed("query must be a text.")
    if (policy === "registered") throw malformed("Only registered documents are answered: send {id, variables}.")
    if (query.length > documentLimits.letters)
      throw malformed(`The document has ${query.length} letters; at most ${documentLimits.letters} are accepted.`)
    return query
  }
  if (typeof id !== "string") throw malformed("Send a document as query, or the id of a registered one as id.")
  const text = lookup(id)
  if (text === undefined) throw malformed("No document is registered under this id.")
  return text
}

/** What a request asks to execute, from either body form of GAP-17. Throws `MalformedRequest`. */
export const requestParams = (request: Request, body: string, lookup: DocumentLookup, policy: DocumentPolicy): RequestParams => {
  const fields = fieldsOf(request, body)
  const { variables, operationName, extensions } = fields
  if (variables !== undefined && variables !== null && !isObject(variables)) throw malformed("variables must be an object.")
  if (exceedsJsonLimits(variables)) throw malformed("The variables are too many or too deep.")
  if (extensions !== undefined && extensions !== null && !isObject(extensions)) throw malformed("extensions must be an object.")
  if (operationName !== undefined && operationName !== null && typeof operationName !== "string") {
    throw malformed("operationName must be a text.")
  }
  return { query: documentText(fields, lookup, policy), variables: variables ?? undefined, operationName: operationName ?? undefined }
}
