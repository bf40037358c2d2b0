import { createHash } from "node:crypto"
import { lookup as lookUp } from "node:dns"
import { request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import type { LookupFunction } from "node:net"
import { Redacted } from "effect"
import { createPublicLookup } from "../http/publicNetwork.ts"
import { type PushDelivery, type PushOutcome, type PushSender, toPushOutcome, pushEndpoint } from "./PushSender.ts"

/** The shop's VAPID key pair (RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: Redacted.Redacted<string>
}

export interface WebPushSettings {
  readonly keys: PushKeys
  /** Contact of the shop for push services: a mailto: or https: URL. */
  readonly subject: string
  /** Whether this machine may receive messages, for development and tests only. */
  readonly allowsLoopback: boolean
  /** DNS lookup; the system's by default. */
  readonly lookup?: LookupFunction
  /** Response timeout in milliseconds. */
  readonly patience?: number
}

/** How long a push service stores a message for an offline device, in seconds. */
const TTL_SECONDS = 24 * 3600

/**
 * Creates a sender for the Web Push protocol, which encrypts messages for their device (RFC 8291). It never connects to private networks.
 */
export const webPushSender =
  ({ allowsLoopback, keys, lookup = lookUp, patience = 10_000, subject }: WebPushSettings): PushSender =>
  async (delivery) => {
    const url = pushEndpoint(delivery.endpoint, allowsLoopback)
    if (url === null) return { _tag: "Refused", problem: "Unsupported endpoint" }
    const encrypted = await encrypt(delivery, keys, subject)
    if (encrypted === null) return { _tag: "Refused", problem: "Invalid device keys" }
    return post(url, encrypted, allowsLoopback ? lookup : createPublicLookup(lookup), patience)
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
  // Imported on first use, because most processes never send a message.
  const { default: webPush } = await import("web-push")
  try {
    const { body, headers } = webPush.generateRequestDetails({ endpoint, keys: { p256dh: key, auth: authSecret } }, payload, {
      vapidDetails: { subject, publicKey: keys.publicKey, privateKey: Redacted.value(keys.privateKey) },
      contentEncoding: "aes128gcm",
      TTL: TTL_SECONDS,
      topic: createHash("sha256").update(collapseKey).digest("base64url").slice(0, 32)
    })
    return body === null ? null : { headers: headers as Encrypted["headers"], body }
  } catch {
    return null
  }
}

/** Sends a POST request. Does not follow redirects, and reads only the status and headers of the response. */
const post = (url: URL, { body, headers }: Encrypted, lookup: LookupFunction, patience: number): Promise<PushOutcome> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(patience)
    const request = (url.protocol === "http:" ? requestHttp : requestHttps)(
      url,
      { method: "POST", headers, lookup, signal, agent: false },
      (response) => {
        resolve(toPushOutcome(response.statusCode ?? 0, parseRetryAfter(response.headers["retry-after"])))
        response.destroy()
      }
    )
    // Handles errors that occur after the response too.
    request.on("error", (error: NodeJS.ErrnoException) => {
      const problem = signal.aborted ? "Response timeout" : (error.code ?? "No connection")
      resolve(error.code === "EPRIVATE" ? { _tag: "Refused", problem: error.message } : { _tag: "Later", problem, after: null })
    })
    request.end(body)
  })

/** Converts the `Retry-After` header to milliseconds. */
const parseRetryAfter = (retryAfter: string | undefined): number | null =>
  retryAfter !== undefined && /^\d{1,7}$/.test(retryAfter) ? Number(retryAfter) * 1000 : null
