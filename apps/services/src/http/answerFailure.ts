import { GraphQLError } from "graphql"
import type { Response as Answer } from "graphql-http"
import { isDatabaseAway } from "../database/isDatabaseAway.ts"
import { NobodyWaits } from "../database/whileWaitedFor.ts"
import { InternalFailure, type Refusal } from "./failures.ts"

/** Where a request was when it failed, and who hears of what failed inside. */
export interface Failing {
  readonly requestId: string
  readonly service: string
  readonly path: string
  readonly report: (failure: InternalFailure) => void
}

const statuses: { readonly [Tag in Refusal["_tag"]]: readonly [status: number, statusText: string] } = {
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
export const isRefusal = (cause: unknown): cause is Refusal =>
  cause instanceof Error && "_tag" in cause && typeof cause._tag === "string" && Object.hasOwn(statuses, cause._tag)

/** What a request is answered that ended in `cause`: a refusal in its own words, anything else reported once and replaced. */
export const failureAnswer = (cause: unknown, failing: Failing): Answer => {
  if (isRefusal(cause)) return refusalAnswer(cause)
  reported(cause, failing)
  if (isDatabaseAway(cause)) return errorAnswer(503, "Service Unavailable", awayMessage, { "retry-after": "5" })
  return errorAnswer(500, "Internal Server Error", `Internal error in request ${failing.requestId}.`)
}

/** The same as a web-standard response: an error looks alike everywhere. */
export const failureResponse = (cause: unknown, failing: Failing): Response => responseOf(failureAnswer(cause, failing))

/** The status alone, for the shop's own calls. */
export const failureStatus = (cause: unknown, failing: Failing): number => failureAnswer(cause, failing)[1].status

/** The answer to a refused request. */
export const refusalResponse = (refusal: Refusal): Response => responseOf(refusalAnswer(refusal))

/** The same by its status alone, without a word. */
export const silentAnswer = (refusal: Refusal): Answer => {
  const [status, statusText] = statuses[refusal._tag]
  return [null, { status, statusText, headers: headersOf(refusal) }]
}

export const silentResponse = (refusal: Refusal): Response => responseOf(silentAnswer(refusal))

/** What resolvers threw becomes errors in their places; any refusal but bad input, and a database that is away, answers the whole request. */
export const operationErrors = (errors: ReadonlyArray<GraphQLError>, failing: Failing): Array<GraphQLError> => {
  const causes = errors.map(({ originalError }) => originalError)
  const refusal = causes.find((cause) => isRefusal(cause) && cause._tag !== "BadInput") ?? causes.find(isDatabaseAway)
  if (refusal !== undefined) throw refusal
  return errors.map((error) => publicError(error, failing))
}

const publicError = (error: GraphQLError, failing: Failing): GraphQLError => {
  const cause = error.originalError
  if (cause === undefined || cause instanceof GraphQLError) return error
  const position = { nodes: error.nodes ?? null, path: error.path ?? null }
  if (isRefusal(cause) && cause._tag === "BadInput")
    return new GraphQLError(cause.message, { ...position, extensions: { code: "BAD_INPUT", argument: cause.argument } })
  reported(cause, { ...failing, path: error.path?.join(".") ?? "" })
  return new GraphQLError("Internal error", { ...position, extensions: { code: "INTERNAL", requestId: failing.requestId } })
}

const reported = (cause: unknown, { report, ...where }: Failing): void => {
  if (!(cause instanceof NobodyWaits)) report(new InternalFailure({ ...where, cause }))
}

const refusalAnswer = (refusal: Refusal): Answer => errorAnswer(...statuses[refusal._tag], refusal.message, headersOf(refusal))

const headersOf = (refusal: Refusal): Readonly<Record<string, string>> => {
  if (refusal._tag === "MethodNotAllowed") return { allow: refusal.allowed.join(", ") }
  return refusal._tag === "TooManyAtOnce" ? { "retry-after": String(refusal.seconds ?? 1) } : {}
}

const errorAnswer = (status: number, statusText: string, message: string, headers: Readonly<Record<string, string>> = {}): Answer => [
  JSON.stringify({ errors: [{ message }] }),
  { status, statusText, headers: { ...headers, "content-type": "application/json; charset=utf-8" } }
]

const responseOf = ([body, { headers, ...init }]: Answer): Response => new Response(body, { ...init, headers: new Headers(headers) })
