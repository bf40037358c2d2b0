import { Context, Data, type Effect } from "effect"
import type { ServiceName } from "./Call.ts"

/** No response in time, or no network. A read is worth another try. */
export class Unreachable extends Data.TaggedError("Unreachable")<{
  readonly service: string
  readonly operation: string
  readonly cause: unknown
}> {
  override get message() {
    return `${this.service} ${this.operation} without an answer`
  }
}
/** The service answered with a status that is not OK (CALL-03, CALL-109). */
export class HttpStatusError extends Data.TaggedError("Refused")<{
  readonly service: string
  readonly operation: string
  readonly status: number
}> {
  override get message() {
    return `${this.service} ${this.operation} with status ${this.status}`
  }
}
/** The response does not match the call's schema. */
export class InvalidResponse extends Data.TaggedError("Malformed")<{
  readonly service: string
  readonly operation: string
  readonly cause: string
}> {
  override get message() {
    return `${this.service} ${this.operation} not as agreed`
  }
}
/** Every way a call can fail. */
export type CallError = Unreachable | HttpStatusError | InvalidResponse

/** A GraphQL call on its way out: the document goes by its id (GAP-17). */
export interface GraphQLRequest {
  readonly service: ServiceName
  readonly operation: string
  readonly id: string
  readonly isWrite: boolean
  /** A UUID v4 that names one intent: with it a write may be sent again, and changes something once (GAP-C59). */
  readonly idempotencyKey?: string
  /** Already encoded: what travels as JSON. */
  readonly variables: unknown
  /** It was sent, and nobody knows whether it arrived. Never sent itself. */
  readonly mayHaveArrived?: boolean
  /** What the device shows of what this is about, for who stands in for the services without a network. Never sent. */
  readonly shown?: unknown
}

/** A REST call on its way out (CALL-41). */
export interface JsonRequest {
  /** Begins with `/`. */
  readonly path: string
  /** Appended to the path; undefined entries are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** With a body the method is POST, otherwise GET (CALL-41). */
  readonly body?: unknown
}

/** Port: the shop's services. Answers are undecoded: whoever asks decodes with a schema. */
export class Http extends Context.Service<
  Http,
  {
    /** The answer's `data`, null when the answer has none. Errors inside an answer with OK status are logged, not raised (CALL-04). */
    readonly graphql: (request: GraphQLRequest) => Effect.Effect<unknown, Unreachable | HttpStatusError>
    /** The parsed JSON, or undefined after any failure, which is logged (CALL-42). */
    readonly json: (request: JsonRequest) => Effect.Effect<unknown>
    /** Sends without waiting for an answer, also while the page goes away. Failures are logged. */
    readonly beacon: (path: string, body: unknown) => Effect.Effect<void>
  }
>()("@camber/domain/ports/Http") {}

/** The services over the network alone, beneath what stands in for them without one. */
export class Network extends Context.Service<Network, Http["Service"]>()("@camber/domain/ports/Network") {}
