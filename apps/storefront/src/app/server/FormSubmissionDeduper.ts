import { parseCookieHeader } from "@camber/domain/ports"
import { WEB_USER_GUID_COOKIE } from "@camber/domain/visitor"
import { LRUCache } from "lru-cache"
import { createHash, randomUUID } from "node:crypto"

/** Milliseconds in which the same form from the same visitor is the same press: an answer may be that long on its way. */
const ONE_PRESS = 10_000
/** Visitors whose last press is remembered. */
const MOST = 10_000

interface Press {
  readonly form: string
  readonly key: string
}

/**
 * Tells a form that was pressed twice from one that was sent again on purpose. A key in the form could not: its page is the same for
 * everybody, and whoever goes back to it to add one more would send the key of before. Only a visitor's last press counts: what was
 * taken out of the cart since may be added again at once.
 */
export class FormSubmissionDeduper {
  readonly #last: LRUCache<string, Press>
  constructor(now: () => number = () => performance.now()) {
    this.#last = new LRUCache({ max: MOST, ttl: ONE_PRESS, ttlResolution: 0, perf: { now } })
  }
  /**
   * The key of a press. A stranger's session begins with the first one, so the second comes with other cookies and of the same visitor. It is counted from the first one, so that somebody who presses on and on gets through.
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
