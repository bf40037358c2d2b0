import {
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  type DocumentNode,
  specifiedRules,
  validate
} from "graphql"
import { createHandler, type Response as Answer } from "graphql-http"
import { LRUCache } from "lru-cache"
import { documentLimits, documentLimitsRule } from "./documentLimits.ts"
import { BadInput, InternalFailure } from "./failures.ts"
import { readBody, maximumBodyBytes } from "./readBody.ts"
import { type DocumentLookup, type DocumentPolicy, requestParams } from "./requestParams.ts"

export interface GraphqlOptions {
  /** The last part of `/graphql/{service}`. */
  readonly service: string
  readonly schema: GraphQLSchema
  readonly lookup: DocumentLookup
  readonly policy: DocumentPolicy
  /** Production refuses introspection. */
  readonly isProduction: boolean
  readonly report: (failure: InternalFailure) => void
}

/** What is kept of one incoming request while it is answered. */
interface Incoming {
  readonly request: Request
  readonly body: string
  readonly id: string
}

const allow = "GET, HEAD, POST, OPTIONS"
const longestCachedDocument = 20_000

/**
 * Answers GraphQL over HTTP: status codes and media types as that specification has them, documents parsed and validated once.
 * Every answer carries `x-request-id`, taken from the request or made; an internal failure is reported with it and shows nothing else.
 */
export const graphqlHandler = (options: GraphqlOptions): ((request: Request) => Promise<Response>) => {
  const handle = createHandler<Request, Incoming>({
    schema: options.schema,
    parse: cachedParse(),
    validate: cachedValidate(options.isProduction),
    parseRequestParams: ({ context: { request, body } }) =>
      request.method === "POST" && !isJson(request)
        ? [null, { status: 415, statusText: "Unsupported Media Type" }]
        : requestParams(request, body, options.lookup, options.policy),
    // Errors are tidied here and not in formatError, which does not know the request.
    onOperation: ({ context }, _args, result) =>
      result.errors === undefined
        ? undefined
        : {
            ...result,
            errors: result.errors.map((error) => publicError(error, context, options))
          }
  })

  return async (request) => {
    const id = requestId(request)
    const answer = await answerOf(request, id, handle)
    const [body, init] = answer
    return new Response(request.method === "HEAD" ? null : body, { ...init, headers: { ...init.headers, "x-request-id": id } })
  }
}

const answerOf = async (request: Request, id: string, handle: ReturnType<typeof createHandler<Request, Incoming>>): Promise<Answer> => {
  if (request.method === "OPTIONS") return [null, { status: 204, statusText: "No Content", headers: { allow } }]
  if (!["GET", "HEAD", "POST"].includes(request.method))
    return [null, { status: 405, statusText: "Method Not Allowed", headers: { allow } }]
  const body = request.method === "POST" ? await readBody(request) : ""
  if (body === null) return errorAnswer(413, "Content Too Large", `The body is longer than ${maximumBodyBytes} bytes.`)
  return handle({
    method: request.method === "HEAD" ? "GET" : request.method,
    url: request.url,
    headers: request.headers,
    body,
    raw: request,
    context: { request, body, id }
  })
}

/** A GraphQL answer that holds one error and no data. */
export const errorAnswer = (status: number, statusText: string, message: string): Answer => [
  JSON.stringify({ errors: [{ message }] }),
  { status, statusText, headers: { "content-type": "application/json; charset=utf-8" } }
]

const isJson = (request: Request): boolean => {
  const [mediaType, charset = "charset=utf-8"] = (request.headers.get("content-type") ?? "").replaceAll(/\s/g, "").toLowerCase().split(";")
  return mediaType === "application/json" && charset === "charset=utf-8"
}

const requestId = (request: Request): string => {
  const given = request.headers.get("x-request-id")
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Bad input goes back in its own words; anything else that a resolver throws is reported and replaced. */
const publicError = (error: GraphQLError, { id }: Incoming, { service, report }: GraphqlOptions): GraphQLError => {
  const cause = error.originalError
  if (cause === undefined || cause instanceof GraphQLError) return error
  const position = { nodes: error.nodes ?? null, path: error.path ?? null }
  if (cause instanceof BadInput) {
    return new GraphQLError(cause.message, { ...position, extensions: { code: "BAD_INPUT", argument: cause.argument } })
  }
  report(new InternalFailure({ requestId: id, service, path: error.path?.join(".") ?? "", cause }))
  return new GraphQLError("Internal error", { ...position, extensions: { code: "INTERNAL", requestId: id } })
}

/** Characters of text whose parsed documents are kept. A document takes about a hundred times its text. */
const parsedText = 500_000

const cachedParse = (): typeof parse => {
  const documents = new LRUCache<string, DocumentNode>({ max: 500, maxSize: parsedText, sizeCalculation: (_, text) => text.length })
  return (source) => {
    const text = typeof source === "string" ? source : source.body
    const known = documents.get(text)
    if (known !== undefined) return known
    const document = parse(source, { maxTokens: documentLimits.tokens, noLocation: false })
    if (text.length <= longestCachedDocument) documents.set(text, document)
    return document
  }
}

const cachedValidate = (isProduction: boolean): typeof validate => {
  const valid = new WeakSet<DocumentNode>()
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules
  return (schema, document) => {
    if (valid.has(document)) return []
    // The limits come first: some of the specified rules take long on the very documents that the limits refuse.
    const excess = validate(schema, document, [documentLimitsRule])
    const errors = excess.length > 0 ? excess : validate(schema, document, rules)
    if (errors.length === 0) valid.add(document)
    return errors
  }
}
