import { LRUCache } from "lru-cache"
import { createHash, randomUUID } from "node:crypto"

/** Milliseconds in which the same form from the same visitor is the same press: an answer may be that long on its way. */
const ONE_PRESS = 10_000
/** Presses that are remembered. */
const MOST = 10_000

/**
 * Tells a form that was pressed twice from one that was sent again on purpose. A key in the form could not: its page is the same for
 * everybody, and whoever goes back to it to add one more would send the key of before.
 */
export class PressedForms {
  readonly #keys: LRUCache<string, string>
  constructor(now: () => number = () => performance.now()) {
    this.#keys = new LRUCache({ max: MOST, ttl: ONE_PRESS, ttlResolution: 0, perf: { now } })
  }
  /** The key of a press. It is counted from the first one, so that somebody who presses on and on gets through. */
  keyOf(visitor: string, address: string, sent: string): string {
    const press = createHash("sha256")
      .update(JSON.stringify([visitor, address, sent]))
      .digest("base64")
    const known = this.#keys.get(press)
    if (known !== undefined) return known
    const key = randomUUID()
    this.#keys.set(press, key)
    return key
  }
}
