import { parseCookieHeader } from "@camber/domain/ports"
import { WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"
import { LRUCache } from "lru-cache"
import { createHash, randomUUID } from "node:crypto"

/** Milliseconds in which the same form from the same visitor is the same submission: a response may take that long. */
const ONE_PRESS = 10_000
/** Maximum number of visitors whose last submission is stored. */
const MOST = 10_000

interface Press {
  readonly form: string
  readonly key: string
}

/**
 * Distinguishes an accidental double submission from an intended repeat. A key in the form could not: the page is shared, and a visitor
 * who goes back to add one more item would send the old key. Only a visitor's last submission counts, so that a removed item can be added
 * again immediately.
 */
export class FormSubmissionDeduper {
  readonly #last: LRUCache<string, Press>
  constructor(now: () => number = () => performance.now()) {
    this.#last = new LRUCache({ max: MOST, ttl: ONE_PRESS, ttlResolution: 0, perf: { now } })
  }
  /**
   * Returns the key of a submission. A new visitor's session starts with the first one, so the second has other cookies but the same
   * visitor. The period starts with the first submission, so that repeated clicks eventually count.
   */
  keyOf(cookies: string, address: string, sent: string): string {
    const [visitor, form] = [digest([parseCookieHeader(cookies).get(WEB_USER_GUID_COOKIE) ?? cookies]), digest([address, sent])]
    const last = this.#last.get(visitor)
    if (last?.form === form) return last.key
    const key = randomUUID()
    this.#last.set(visitor, { form, key })
    return key
  }
}

const digest = (texts: ReadonlyArray<string>): string => createHash("sha256").update(JSON.stringify(texts)).digest("base64")
