import { Data } from "effect"

/** A service answered, but a rule of the shop forbids the request. Repeating it does not help. */
export class Rejected extends Data.TaggedError("Rejected")<{
  /** The rejected operation, for logs. */
  readonly what: string
  /** The service's message to the shopper; null if it sent none. */
  readonly reason: string | null
}> {
  override get message() {
    return this.reason === null ? this.what : `${this.what}: ${this.reason}`
  }
}
