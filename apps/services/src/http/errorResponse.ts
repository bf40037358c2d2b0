import { GraphQLError } from "graphql"
import type { Response as Answer } from "graphql-http"
import { isDatabaseUnavailable } from "../database/isDatabaseUnavailable.ts"
import { ClientDisconnected } from "../database/abortableQueries.ts"
import { InternalError, type ClientError } from "./errors.ts"

/** Context of a failed request, and the function that reports internal errors. */
export interface FailureContext {
  readonly requestId: string
  readonly service: string
  readonly path: string
  readonly report: (failure: InternalError) => void
}

const statuses: { readonly [Tag in ClientError["_tag"]]: readonly [status: number, statusText: string] } = {
  InvalidArgument: [400, "Bad Request"],
  MalformedRequest: [400, "Bad Request"],
  Unauthenticated: [401, "Unauthorized"],
  GuidMismatch: [403, "Forbidden"],
  CrossSiteRequest: [403, "Forbidden"],
  NotFound: [404, "Not Found"],
  MethodNotAllowed: [405, "Method Not Allowed"],
  PayloadTooLarge: [413, "Content Too Large"],
  UnsupportedMediaType: [415, "Unsupported Media Type"],
  TooManyRequests: [429, "Too Many Requests"]
}

/** The number of seconds in the message is an estimate. */
const UNAVAILABLE_MESSAGE = "The shop cannot reach its data right now. Try again in a moment."

/** Whether an error is a client error, whose message may be shown. */
export const isClientError = (cause: unknown): cause is ClientError =>
  cause instanceof Error && "_tag" in cause && typeof cause._tag === "string" && Object.hasOwn(statuses, cause._tag)

/**
 * Converts an error to a response: the response to a client error contains its message; any other error is reported once, and the response
 * hides it.
 */
export const toErrorResult = (cause: unknown, failing: FailureContext): Answer => {
  if (isClientError(cause)) return toClientErrorResult(cause)
  reportError(cause, failing)
  if (isDatabaseUnavailable(cause)) return createErrorResult(503, "Service Unavailable", UNAVAILABLE_MESSAGE, { "retry-after": "5" })
  return createErrorResult(500, "Internal Server Error", `Internal error in request ${failing.requestId}.`)
}

/** Like `toErrorResult`, as a web-standard response. */
export const createErrorResponse = (cause: unknown, failing: FailureContext): Response => toResponse(toErrorResult(cause, failing))

/** Rejects a prefetch of a page that changes data; the browser requests it again when the person follows the link. */
export const createPrefetchRejection = (): Response => new Response(null, { status: 503, headers: { "cache-control": "no-store" } })

/** Returns only the status of the error, for in-process calls. */
export const getErrorStatus = (cause: unknown, failing: FailureContext): number => toErrorResult(cause, failing)[1].status

export const createClientErrorResponse = (refusal: ClientError): Response => toResponse(toClientErrorResult(refusal))

/** Converts an error to a response with status and headers but without a body. */
export const toEmptyErrorResult = (refusal: ClientError): Answer => {
  const [status, statusText] = statuses[refusal._tag]
  return [null, { status, statusText, headers: getHeaders(refusal) }]
}

export const createEmptyErrorResponse = (refusal: ClientError): Response => toResponse(toEmptyErrorResult(refusal))

/**
 * Converts errors of resolvers to GraphQL errors at their paths. The whole request fails if the database is unavailable, or for any client
 * error other than an invalid argument.
 */
export const toOperationErrors = (errors: ReadonlyArray<GraphQLError>, failing: FailureContext): Array<GraphQLError> => {
  const causes = errors.map(({ originalError }) => originalError)
  const refusal = causes.find((cause) => isClientError(cause) && cause._tag !== "InvalidArgument") ?? causes.find(isDatabaseUnavailable)
  if (refusal !== undefined) throw refusal
  return errors.map((error) => toPublicError(error, failing))
}

const toPublicError = (error: GraphQLError, failing: FailureContext): GraphQLError => {
  const cause = error.originalError
  if (cause === undefined || cause instanceof GraphQLError) return error
  const position = { nodes: error.nodes ?? null, path: error.path ?? null }
  if (isClientError(cause) && cause._tag === "InvalidArgument")
    return new GraphQLError(cause.message, { ...position, extensions: { code: "BAD_INPUT", argument: cause.argument } })
  reportError(cause, { ...failing, path: error.path?.join(".") ?? "" })
  return new GraphQLError("Internal error", { ...position, extensions: { code: "INTERNAL", requestId: failing.requestId } })
}

const reportError = (cause: unknown, { report, ...where }: FailureContext): void => {
  if (!(cause instanceof ClientDisconnected)) report(new InternalError({ ...where, cause }))
}

const toClientErrorResult = (refusal: ClientError): Answer =>
  createErrorResult(...statuses[refusal._tag], refusal.message, getHeaders(refusal))

const getHeaders = (refusal: ClientError): Readonly<Record<string, string>> => {
  if (refusal._tag === "MethodNotAllowed") return { allow: refusal.allowed.join(", ") }
  return refusal._tag === "TooManyRequests" ? { "retry-after": String(refusal.seconds ?? 1) } : {}
}

const createErrorResult = (status: number, statusText: string, message: string, headers: Readonly<Record<string, string>> = {}): Answer => [
  JSON.stringify({ errors: [{ message }] }),
  { status, statusText, headers: { ...headers, "content-type": "application/json; charset=utf-8" } }
]

const toResponse = ([body, { headers, ...init }]: Answer): Response => new Response(body, { ...init, headers: new Headers(headers) })
