import { Data } from "effect"

/** The caller's fault: `argument` is the path of what is wrong (`address.page`), `expected` says what would do. */
export class BadInput extends Data.TaggedError("BadInput")<{ readonly argument: string; readonly expected: string }> {
  override get message() {
    return `${this.argument}: ${this.expected}`
  }
}

/** A call names another visitor than the one who asks. Answered with 403; nothing was read or written for it. */
export class ForeignGuid extends Data.TaggedError("ForeignGuid") {
  override get message() {
    return "webUserGuid is not this session's."
  }
}

/** Something failed inside. The caller learns only the request's id; `cause` is for the log. */
export class InternalFailure extends Data.TaggedError("InternalFailure")<{
  readonly requestId: string
  readonly service: string
  readonly path: string
  readonly cause: unknown
}> {
  override get message() {
    return `Request ${this.requestId} to ${this.service} failed at ${this.path}`
  }
}
