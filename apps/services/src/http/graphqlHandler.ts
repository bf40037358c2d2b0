import { type GraphQLSchema, NoSchemaIntrospectionCustomRule, parse, type DocumentNode, specifiedRules, validate } from "graphql"
import { createHandler, type Response as Answer } from "graphql-http"
import { LRUCache } from "lru-cache"
import type { CallerContext } from "./CallerContext.ts"
import { getClientIp } from "./getClientIp.ts"
import { documentLimits, documentLimitsRule, hasSingleMutation } from "./documentLimits.ts"
import { toErrorResult, toOperationErrors, toEmptyErrorResult } from "./errorResponse.ts"
import { type InternalError, MalformedRequest, MethodNotAllowed, UnsupportedMediaType } from "./errors.ts"
import { getIdempotencyKey, type DocumentLookup, type DocumentPolicy, requestParams } from "./requestParams.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { isJson } from "./readJson.ts"
import { readBody } from "./readBody.ts"

export interface GraphqlOptions {
  /** The last segment of `/graphql/{service}`. */
  readonly service: string
  readonly schema: GraphQLSchema
  readonly lookup: DocumentLookup
  readonly policy: DocumentPolicy
  /** Header in which a trusted proxy writes the client IP address. */
  readonly proxyHeader: string | undefined
  /** In production, introspection and suggestions are disabled. */
  readonly isProduction: boolean
  readonly report: (failure: InternalError) => void
}

/** State of one request. */
interface Incoming {
  readonly request: Request
  readonly body: string
  readonly id: string
  readonly caller: CallerContext
}

/** Handles a visitor's GraphQL request. */
export type GraphqlHandler = (request: Request, visit: Requester) => Promise<Response>

type Requester = Pick<VisitorSession, "account" | "hasSessionEnded" | "webUserGuid">

const allowed = ["GET", "HEAD", "POST", "OPTIONS"]

/**
 * Creates a handler of GraphQL over HTTP, with the status codes and media types of that specification. Caches parsed and validated
 * documents.
 *
 * Every response has an `x-request-id`, taken from the request or generated. Internal errors are reported with this id, and the response
 * contains nothing else about them. Responses may be personal, so caches must not store them.
 */
export const graphqlHandler = (options: GraphqlOptions): GraphqlHandler => {
  const failing = (requestId: string) => ({ requestId, service: options.service, path: "", report: options.report })
  const handle = createHandler<Request, Incoming, CallerContext>({
    schema: (_request, { document }) => {
      if (!hasSingleMutation(document)) throw new MalformedRequest({ message: "A mutation has exactly one root field." })
      return options.schema
    },
    context: ({ context }) => context.caller,
    parse: createCachedParse(),
    validate: createCachedValidate(options.isProduction),
    parseRequestParams: ({ context: { request, body, id } }) => {
      if (request.method === "POST" && !isJson(request))
        return toEmptyErrorResult(new UnsupportedMediaType({ expected: "application/json" }))
      try {
        return requestParams(request, body, options.lookup, options.policy)
      } catch (cause) {
        return toErrorResult(cause, failing(id))
      }
    },
    // Errors are converted here, because `formatError` has no access to the request.
    onOperation: ({ context }, _args, { errors, ...result }) => {
      if (errors === undefined) return undefined
      return { ...result, errors: toOperationErrors(errors, failing(context.id)) }
    }
  })

  return async (request, visit) => {
    const id = requestId(request)
    const [body, init] = await execute(request, id, visit, getClientIp(request, options.proxyHeader), handle).catch((cause: unknown) =>
      toErrorResult(cause, failing(id))
    )
    const headers = { ...init.headers, "cache-control": "no-store", "x-request-id": id }
    return new Response(request.method === "HEAD" ? null : body, { ...init, headers })
  }
}

const execute = async (
  request: Request,
  id: string,
  visit: Requester,
  client: string,
  handle: ReturnType<typeof createHandler<Request, Incoming, CallerContext>>
): Promise<Answer> => {
  if (request.method === "OPTIONS") return [null, { status: 204, statusText: "No Content", headers: { allow: allowed.join(", ") } }]
  if (!allowed.includes(request.method)) return toEmptyErrorResult(new MethodNotAllowed({ allowed }))
  const body = request.method === "POST" ? await readBody(request) : ""
  return handle({
    method: request.method === "HEAD" ? "GET" : request.method,
    url: request.url,
    headers: request.headers,
    body,
    raw: request,
    context: {
      request,
      body,
      id,
      caller: {
        webUserGuid: visit.webUserGuid,
        hasSessionEnded: visit.hasSessionEnded,
        isEmployee: visit.account?.roles.includes("employee") === true,
        idempotencyKey: getIdempotencyKey(request),
        client,
        signal: request.signal
      }
    }
  })
}

/** Returns the request's own id if it is well-formed, otherwise a new one. */
export const requestId = (request: Request): string => {
  const given = request.headers.get("x-request-id")
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Total characters of cached documents. A parsed document takes about a hundred times the memory of its text. */
const MAX_CACHED_LENGTH = 500_000

const createCachedParse = (): typeof parse => {
  const documents = new LRUCache<string, DocumentNode>({ max: 500, maxSize: MAX_CACHED_LENGTH, sizeCalculation: (_, text) => text.length })
  return (source) => {
    const text = typeof source === "string" ? source : source.body
    const known = documents.get(text)
    if (known !== undefined) return known
    const document = parse(source, { maxTokens: documentLimits.tokens, noLocation: hasManyLines(text) })
    documents.set(text, document)
    return document
  }
}

/** Computing the location of an error requires counting the lines before it, so errors in documents with more lines get no location. */
const MAX_LINES = 200
const hasManyLines = (text: string): boolean => {
  let lines = 0
  for (let at = 0; at < text.length; at++) if (text[at] === "\n" || text[at] === "\r") lines += 1
  return lines > MAX_LINES
}

/** Maximum number of reported validation errors. */
const MAX_ERRORS = 10

const createCachedValidate = (isProduction: boolean): typeof validate => {
  const valid = new WeakSet<DocumentNode>()
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules
  return (schema, document) => {
    if (valid.has(document)) return []
    // Check the limits first: some standard rules are slow for the documents that the limits reject.
    const excess = validate(schema, document, [documentLimitsRule], { maxErrors: MAX_ERRORS })
    const errors = excess.length > 0 ? excess : validate(schema, document, rules, { hideSuggestions: isProduction, maxErrors: MAX_ERRORS })
    if (errors.length === 0) valid.add(document)
    return errors
  }
}
