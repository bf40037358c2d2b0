import { type GraphQLSchema, NoSchemaIntrospectionCustomRule, parse, type DocumentNode, specifiedRules, validate } from "graphql"
import { createHandler, type Response as Answer } from "graphql-http"
import { LRUCache } from "lru-cache"
import type { CallerContext } from "./CallerContext.ts"
import { getClientIp } from "./getClientIp.ts"
import { documentLimits, documentLimitsRule, hasSingleMutation } from "./documentLimits.ts"
import { toErrorResult, toOperationErrors, toEmptyErrorResult } from "./errorResponse.ts"
import { type InternalError, MalformedRequest, MethodNotAllowed, UnsupportedMediaType } from "./errors.ts"
import { getIdempotencyKey } from "./getIdempotencyKey.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { isJson } from "./readJson.ts"
import { readBody } from "./readBody.ts"
import { type DocumentLookup, type DocumentPolicy, requestParams } from "./requestParams.ts"

export interface GraphqlOptions {
  /** The last part of `/graphql/{service}`. */
  readonly service: string
  readonly schema: GraphQLSchema
  readonly lookup: DocumentLookup
  readonly policy: DocumentPolicy
  /** The header in which a trusted proxy names the client. */
  readonly proxyHeader: string | undefined
  /** Production refuses introspection, and says nothing of fields that were not asked for. */
  readonly isProduction: boolean
  readonly report: (failure: InternalError) => void
}

/** What is held per incoming request while it is answered. */
interface Incoming {
  readonly request: Request
  readonly body: string
  readonly id: string
  readonly caller: CallerContext
}

/** Answers a visitor's request. */
export type GraphqlHandler = (request: Request, visit: Requester) => Promise<Response>

type Requester = Pick<VisitorSession, "account" | "hasSessionEnded" | "webUserGuid">

const allowed = ["GET", "HEAD", "POST", "OPTIONS"]

/**
 * Answers GraphQL over HTTP: status codes and media types as that specification has them, documents parsed and validated once.
 * Every answer carries `x-request-id`, taken from the request or made; an internal failure is reported under it, and the answer names nothing else.
 * No cache may store an answer, because it may be personal.
 */
export const graphqlHandler = (options: GraphqlOptions): GraphqlHandler => {
  const failing = (requestId: string) => ({ requestId, service: options.service, path: "", report: options.report })
  const handle = createHandler<Request, Incoming, CallerContext>({
    schema: (_request, { document }) => {
      if (!hasSingleMutation(document)) throw new MalformedRequest({ message: "A mutation has exactly one root field." })
      return options.schema
    },
    context: ({ context }) => context.caller,
    parse: cachedParse(),
    validate: cachedValidate(options.isProduction),
    parseRequestParams: ({ context: { request, body, id } }) => {
      if (request.method === "POST" && !isJson(request))
        return toEmptyErrorResult(new UnsupportedMediaType({ expected: "application/json" }))
      try {
        return requestParams(request, body, options.lookup, options.policy)
      } catch (cause) {
        return toErrorResult(cause, failing(id))
      }
    },
    // Errors are cleaned up here because formatError does not know the request.
    onOperation: ({ context }, _args, { errors, ...result }) => {
      if (errors === undefined) return undefined
      return { ...result, errors: toOperationErrors(errors, failing(context.id)) }
    }
  })

  return async (request, visit) => {
    const id = requestId(request)
    const [body, init] = await answerOf(request, id, visit, getClientIp(request, options.proxyHeader), handle).catch((cause: unknown) =>
      toErrorResult(cause, failing(id))
    )
    const headers = { ...init.headers, "cache-control": "no-store", "x-request-id": id }
    return new Response(request.method === "HEAD" ? null : body, { ...init, headers })
  }
}

const answerOf = async (
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

/** The caller's own request id if it is well-formed, otherwise a new one. */
export const requestId = (request: Request): string => {
  const given = request.headers.get("x-request-id")
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

/** Characters of text whose parsed documents are kept. A document takes about a hundred times its text. */
const parsedText = 500_000

const cachedParse = (): typeof parse => {
  const documents = new LRUCache<string, DocumentNode>({ max: 500, maxSize: parsedText, sizeCalculation: (_, text) => text.length })
  return (source) => {
    const text = typeof source === "string" ? source : source.body
    const known = documents.get(text)
    if (known !== undefined) return known
    const document = parse(source, { maxTokens: documentLimits.tokens, noLocation: hasManyLines(text) })
    documents.set(text, document)
    return document
  }
}

/** Every node of every error counts the lines before it: in thousands of empty lines none is told where it is. */
const LINES = 200
const hasManyLines = (text: string): boolean => {
  let lines = 0
  for (let at = 0; at < text.length; at++) if (text[at] === "\n" || text[at] === "\r") lines += 1
  return lines > LINES
}

/** Of what is wrong with a document so much is told. */
const mostErrors = 10

const cachedValidate = (isProduction: boolean): typeof validate => {
  const valid = new WeakSet<DocumentNode>()
  const rules = isProduction ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules
  return (schema, document) => {
    if (valid.has(document)) return []
    // The limits come first: some of the specified rules take long on the very documents that the limits refuse.
    const excess = validate(schema, document, [documentLimitsRule], { maxErrors: mostErrors })
    const errors = excess.length > 0 ? excess : validate(schema, document, rules, { hideSuggestions: isProduction, maxErrors: mostErrors })
    if (errors.length === 0) valid.add(document)
    return errors
  }
}
