import { Context, Data, type Effect } from "effect"
import type { ServiceName } from "./Call.ts"

/** No response in time, or no network. A read can be retried. */
export class Unreachable extends Data.TaggedError("Unreachable")<{
  readonly service: string
  readonly operation: string
  readonly cause: unknown
}> {
  override get message() {
    return `${this.service} ${this.operation}: no response`
  }
}
/** The service returned an error status (CALL-03, CALL-109). */
export class HttpStatusError extends Data.TaggedError("HttpStatusError")<{
  readonly service: string
  readonly operation: string
  readonly status: number
}> {
  override get message() {
    return `${this.service} ${this.operation} failed with status ${this.status}`
  }
}
/** The response does not match the call's schema. */
export class InvalidResponse extends Data.TaggedError("InvalidResponse")<{
  readonly service: string
  readonly operation: string
  readonly cause: string
}> {
  override get message() {
    return `${this.service} ${this.operation}: invalid response`
  }
}
/** All errors of a call. */
export type CallError = Unreachable | HttpStatusError | InvalidResponse

/** An outgoing GraphQL call. The document is identified by its id (GAP-17). */
export interface GraphQLRequest {
  readonly service: ServiceName
  readonly operation: string
  readonly id: string
  readonly isWrite: boolean
  /** UUID v4 of one user action. With the key, a write can be repeated but takes effect only once (GAP-C59). */
  readonly idempotencyKey?: string
  /** Already encoded as JSON. */
  readonly variables: unknown
  /** True if the call was sent before but got no response, so it may have been processed. Not part of the request. */
  readonly mayHaveArrived?: boolean
  /** Display data for the code that replaces the services offline. Not part of the request. */
  readonly shown?: unknown
}

/** Content of a file, such as a `Blob` of a browser. */
export interface FileContent {
  /** Media type; empty if it is unknown. */
  readonly type: string
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

/** An outgoing REST call (CALL-41). */
export interface JsonRequest {
  /** Begins with `/`. */
  readonly path: string
  /** Query parameters, appended to the path. Undefined entries are omitted. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  /** Body. A request with a body is a POST, otherwise a GET (CALL-41). */
  readonly body?: unknown
  /** File to send unchanged instead of a body. The time limit of the response allows for the upload. */
  readonly file?: FileContent
}

/** Port: the shop's services. Responses are undecoded; callers decode them with a schema. */
export class Http extends Context.Service<
  Http,
  {
    /** The response's `data`, or null. Errors inside a response with OK status are logged and do not fail (CALL-04). */
    readonly graphql: (request: GraphQLRequest) => Effect.Effect<unknown, Unreachable | HttpStatusError>
    /** The parsed JSON, or undefined after any failure, which is logged (CALL-42). */
    readonly json: (request: JsonRequest) => Effect.Effect<unknown>
    /** Sends without waiting for a response, even while the page is unloading. Failures are logged. */
    readonly beacon: (path: string, body: unknown) => Effect.Effect<void>
  }
>()("@camber/domain/ports/Http") {}

/** Port: direct network access, without the offline fallback that `Http` may add. */
export class Network extends Context.Service<Network, Http["Service"]>()("@camber/domain/ports/Network") {}
