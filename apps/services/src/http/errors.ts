import { Data } from "effect"

/** An invalid argument. `argument` is its path (`address.page`), and `expected` describes valid values. */
export class InvalidArgument extends Data.TaggedError("InvalidArgument")<{ readonly argument: string; readonly expected: string }> {
  override get message() {
    return `${this.argument}: ${this.expected}`
  }
}

/** The request is not a valid GraphQL request for this service. `message` describes what was expected. */
export class MalformedRequest extends Data.TaggedError("MalformedRequest")<{ readonly message: string }> {}

/** The request requires a signed-in user. */
export class Unauthenticated extends Data.TaggedError("Unauthenticated") {
  override get message() {
    return "Sign in first."
  }
}

/** The call contains another visitor's guid. Nothing was read or written. */
export class GuidMismatch extends Data.TaggedError("GuidMismatch") {
  override get message() {
    return "webUserGuid is not this session's."
  }
}

/** A page of another site sent the request. `message` names the rejected request. */
export class CrossSiteRequest extends Data.TaggedError("CrossSiteRequest")<{ readonly message: string }> {}

/** Nothing exists at this URL, or the caller may not see it. */
export class NotFound extends Data.TaggedError("NotFound")<{ readonly message: string }> {}

export class MethodNotAllowed extends Data.TaggedError("MethodNotAllowed")<{ readonly allowed: ReadonlyArray<string> }> {
  override get message() {
    return `Send ${this.allowed.join(" or ")}.`
  }
}

/** The body exceeds `maximum` bytes. The rest was not read. */
export class PayloadTooLarge extends Data.TaggedError("PayloadTooLarge")<{ readonly maximum: number }> {
  override get message() {
    return `The body is longer than ${this.maximum} bytes.`
  }
}

export class UnsupportedMediaType extends Data.TaggedError("UnsupportedMediaType")<{ readonly expected: string }> {
  override get message() {
    return `Send ${this.expected}.`
  }
}

/** The client exceeds its concurrency or rate limit. */
export class TooManyRequests extends Data.TaggedError("TooManyRequests")<{ readonly seconds?: number }> {
  override get message() {
    return "Too many requests. Try again in a moment."
  }
}

/** Errors that the client causes. Handlers throw them, and `errorResponse.ts` converts them to responses. */
export type ClientError =
  | InvalidArgument
  | PayloadTooLarge
  | GuidMismatch
  | CrossSiteRequest
  | MalformedRequest
  | MethodNotAllowed
  | NotFound
  | Unauthenticated
  | TooManyRequests
  | UnsupportedMediaType

/** An internal failure. The client sees only the request id; `cause` is logged. */
export class InternalError extends Data.TaggedError("InternalError")<{
  readonly requestId: string
  readonly service: string
  readonly path: string
  readonly cause: unknown
}> {
  override get message() {
    return `Request ${this.requestId} to ${this.service} failed at ${this.path}`
  }
}
