import { Data } from "effect"

/** The caller's fault: `argument` is the path of what is wrong (`address.page`), `expected` says what would do. */
export class InvalidArgument extends Data.TaggedError("BadInput")<{ readonly argument: string; readonly expected: string }> {
  override get message() {
    return `${this.argument}: ${this.expected}`
  }
}

/** No GraphQL request that this service answers; `message` says what was expected. */
export class MalformedRequest extends Data.TaggedError("MalformedRequest")<{ readonly message: string }> {}

/** Only somebody who is signed in is answered here. */
export class Unauthenticated extends Data.TaggedError("NotSignedIn") {
  override get message() {
    return "Sign in first."
  }
}

/** A call names another visitor than the one who asks; nothing was read or written for it. */
export class GuidMismatch extends Data.TaggedError("ForeignGuid") {
  override get message() {
    return "webUserGuid is not this session's."
  }
}

/** A page that is not the shop's own sent this; `message` says what is refused to it. */
export class CrossSiteRequest extends Data.TaggedError("ForeignPage")<{ readonly message: string }> {}

/** There is nothing at this address, or nothing for this caller. */
export class NotFound extends Data.TaggedError("NotFound")<{ readonly message: string }> {}

/** The address answers other methods than this one. */
export class MethodNotAllowed extends Data.TaggedError("MethodNotAllowed")<{ readonly allowed: ReadonlyArray<string> }> {
  override get message() {
    return `Send ${this.allowed.join(" or ")}.`
  }
}

/** The body is longer than `maximum` bytes; the rest of it was not read. */
export class PayloadTooLarge extends Data.TaggedError("BodyTooLong")<{ readonly maximum: number }> {
  override get message() {
    return `The body is longer than ${this.maximum} bytes.`
  }
}

/** The body is of another media type than the expected one. */
export class UnsupportedMediaType extends Data.TaggedError("WrongMediaType")<{ readonly expected: string }> {
  override get message() {
    return `Send ${this.expected}.`
  }
}

/** The client has as much under way, or sent as much, as one may: it waits, and nobody else. */
export class TooManyRequests extends Data.TaggedError("TooManyAtOnce")<{ readonly seconds?: number }> {
  override get message() {
    return "Too much comes from here at once. Try again in a moment."
  }
}

/** What a request may be refused for. Whatever answers a request throws one of these; `errorResponse.ts` alone turns them into answers. */
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

/** Something failed inside. The caller learns only the request's id; `cause` is for the log. */
export class InternalError extends Data.TaggedError("InternalFailure")<{
  readonly requestId: string
  readonly service: string
  readonly path: string
  readonly cause: unknown
}> {
  override get message() {
    return `Request ${this.requestId} to ${this.service} failed at ${this.path}`
  }
}
