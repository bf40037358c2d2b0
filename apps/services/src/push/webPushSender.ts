import { createHash } from "node:crypto"
import { lookup as lookUp } from "node:dns"
import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import type { LookupFunction } from "node:net"
import { Redacted } from "effect"
import { toPushOutcome } from "./getChangeOutcome.ts"
import { isPublicAddress, pushEndpoint } from "./pushEndpoint.ts"
import type { PushDelivery, PushOutcome, PushSender } from "./PushSender.ts"

/** The shop's own pair of keys for messages (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: Redacted.Redacted<string>
}

export interface WebPushSettings {
  readonly keys: PushKeys
  /** Whom a push service may write to: an address that begins with mailto: or https:. */
  readonly subject: string
  /** Also this machine takes messages: where push is tried out, and nowhere else. */
  readonly allowsLoopback: boolean
  /** How a name is looked up; by default as the system does. */
  readonly lookup?: LookupFunction
  /** Milliseconds in which a push service must have answered. */
  readonly patience?: number
}

/** How long a push service keeps a message for a device that is away, in seconds. */
const KEPT = 24 * 3600

/** Messages over the Web Push protocol, encrypted for their device (RFC 8291). What leads into a private network is not asked. */
export const webPushSender =
  ({ allowsLoopback, keys, lookup = lookUp, patience = 10_000, subject }: WebPushSettings): PushSender =>
  async (delivery) => {
    const url = pushEndpoint(delivery.endpoint, allowsLoopback)
    if (url === null) return { _tag: "Refused", problem: "No address that the shop sends to" }
    const encrypted = await encrypt(delivery, keys, subject)
    if (encrypted === null) return { _tag: "Refused", problem: "The device's keys cannot be used" }
    return post(url, encrypted, allowsLoopback ? lookup : publicOnly(lookup), patience)
  }

interface Encrypted {
  readonly headers: Record<string, string | number>
  readonly body: Buffer
}

const encrypt = async (
  { authSecret, collapseKey, endpoint, key, payload }: PushDelivery,
  keys: PushKeys,
  subject: string
): Promise<Encrypted | null> => {
  // Comes with the first message: most processes never send one.
  const { default: webPush } = await import("web-push")
  try {
    const { body, headers } = webPush.generateRequestDetails({ endpoint, keys: { p256dh: key, auth: authSecret } }, payload, {
      vapidDetails: { subject, publicKey: keys.publicKey, privateKey: Redacted.value(keys.privateKey) },
      contentEncoding: "aes128gcm",
      TTL: KEPT,
      topic: createHash("sha256").update(collapseKey).digest("base64url").slice(0, 32)
    })
    return body === null ? null : { headers: headers as Encrypted["headers"], body }
  } catch {
    return null
  }
}

/** Refuses a name of which any address lies in a private network: the one that is asked is the one that was looked at. */
const publicOnly =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, [])
      const addresses = Array.isArray(found) ? found : [{ address: found, family: 0 }]
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(Object.assign(new Error("It leads into a private network"), { code: "EPRIVATE" }), [])
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
    })

/** Follows nowhere, and reads nothing but the answer's head. */
const post = (url: URL, { body, headers }: Encrypted, lookup: LookupFunction, patience: number): Promise<PushOutcome> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(patience)
    const request = (url.protocol === "http:" ? requestHttp : requestHttps)(
      url,
      { method: "POST", headers, lookup, signal, agent: false },
      (response) => {
        resolve(toPushOutcome(response.statusCode ?? 0, waitOf(response.headers["retry-after"])))
        response.destroy()
      }
    )
    // Also after the answer, when nobody listens any more.
    request.on("error", (error: NodeJS.ErrnoException) => {
      const problem = signal.aborted ? "No answer in time" : (error.code ?? "No connection")
      resolve(error.code === "EPRIVATE" ? { _tag: "Refused", problem: error.message } : { _tag: "Later", problem, after: null })
    })
    request.end(body)
  })

/** What a service asks to wait, in milliseconds. */
const waitOf = (retryAfter: string | undefined): number | null =>
  retryAfter !== undefined && /^\d{1,7}$/.test(retryAfter) ? Number(retryAfter) * 1000 : null
