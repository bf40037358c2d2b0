import { GraphQLError } from "graphql"
import type { Response as Answer } from "graphql-http"
import { isDatabaseUnavailable } from "../database/isDatabaseUnavailable.ts"
import { ClientDisconnected } from "../database/abortableQueries.ts"
import { InternalError, type ClientError } from "./errors.ts"

/** Where a request was when it failed, and who hears of what failed inside. */
export interface FailureContext {
  readonly requestId: string
  readonly service: string
  readonly path: string
  readonly report: (failure: InternalError) => void
}

const statuses: { readonly [Tag in ClientError["_tag"]]: readonly [status: number, statusText: string] } = {
  BadInput: [400, "Bad Request"],
  MalformedRequest: [400, "Bad Request"],
  NotSignedIn: [401, "Unauthorized"],
  ForeignGuid: [403, "Forbidden"],
  ForeignPage: [403, "Forbidden"],
  NotFound: [404, "Not Found"],
  MethodNotAllowed: [405, "Method Not Allowed"],
  BodyTooLong: [413, "Content Too Large"],
  WrongMediaType: [415, "Unsupported Media Type"],
  TooManyAtOnce: [429, "Too Many Requests"]
}

/** Where the database is away, the same may do in a while: the seconds are a guess. */
const awayMessage = "The shop cannot reach its data right now. Try again in a moment."

/** Whether it is one of what a caller is refused with, in its own words. */
export const isClientError = (cause: unknown): cause is ClientError =>
  cause instanceof Error && "_tag" in cause && typeof cause._tag === "string" && Object.hasOwn(statuses, cause._tag)

/** What a request is answered that ended in `cause`: a refusal in its own words, anything else reported once and replaced. */
export const toErrorResult = (cause: unknown, failing: FailureContext): Answer => {
  if (isClientError(cause)) return refusalAnswer(cause)
  reported(cause, failing)
  if (isDatabaseUnavailable(cause)) return errorAnswer(503, "Service Unavailable", awayMessage, { "retry-after": "5" })
  return errorAnswer(500, "Internal Server Error", `Internal error in request ${failing.requestId}.`)
}

/** The same as a web-standard response: an error looks alike everywhere. */
export const createErrorResponse = (cause: unknown, failing: FailureContext): Response => responseOf(toErrorResult(cause, failing))

/** The status alone, for the shop's own calls. */
export const getErrorStatus = (cause: unknown, failing: FailureContext): number => toErrorResult(cause, failing)[1].status

/** The answer to a refused request. */
export const createClientErrorResponse = (refusal: ClientError): Response => responseOf(refusalAnswer(refusal))

/** The same by its status alone, without a word. */
export const toEmptyErrorResult = (refusal: ClientError): Answer => {
  const [status, statusText] = statuses[refusal._tag]
  return [null, { status, statusText, headers: headersOf(refusal) }]
}

export const createEmptyErrorResponse = (refusal: ClientError): Response => responseOf(toEmptyErrorResult(refusal))

/** What resolvers threw becomes errors in their places; any refusal but bad input, and a database that is away, answers the whole request. */
export const toOperationErrors = (errors: ReadonlyArray<GraphQLError>, failing: FailureContext): Array<GraphQLError> => {
  const causes = errors.map(({ originalError }) => originalError)
  const refusal = causes.find((cause) => isClientError(cause) && cause._tag !== "BadInput") ?? causes.find(isDatabaseUnavailable)
  if (refusal !== undefined) throw refusal
  return errors.map((error) => publicError(error, failing))
}

const publicError = (error: GraphQLError, failing: FailureContext): GraphQLError => {
  const cause = error.originalError
  if (cause === undefined || cause instanceof GraphQLError) return error
  const position = { nodes: error.nodes ?? null, path: error.path ?? null }
  if (isClientError(cause) && cause._tag === "BadInput")
    return new GraphQLError(cause.message, { ...position, extensions: { code: "BAD_INPUT", argument: cause.argument } })
  reported(cause, { ...failing, path: error.path?.join(".") ?? "" })
  return new GraphQLError("Internal error", { ...position, extensions: { code: "INTERNAL", requestId: failing.requestId } })
}

const reported = (cause: unknown, { report, ...where }: FailureContext): void => {
  if (!(cause instanceof ClientDisconnected)) report(new InternalError({ ...where, cause }))
}

const refusalAnswer = (refusal: ClientError): Answer => errorAnswer(...statuses[refusal._tag], refusal.message, headersOf(refusal))

const headersOf = (refusal: ClientError): Readonly<Record<string, string>> => {
  if (refusal._tag === "MethodNotAllowed") return { allow: refusal.allowed.join(", ") }
  return refusal._tag === "TooManyAtOnce" ? { "retry-after": String(refusal.seconds ?? 1) } : {}
}

const errorAnswer = (status: number, statusText: string, message: string, headers: Readonly<Record<string, string>> = {}): Answer => [
  JSON.stringify({ errors: [{ message }] }),
  { status, statusText, headers: { ...headers, "content-type": "application/json; charset=utf-8" } }
]

const responseOf = ([body, { headers, ...init }]: Answer): Response => new Response(body, { ...init, headers: new Headers(headers) })
