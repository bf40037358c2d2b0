import { parsePublicUrl } from "../http/publicNetwork.ts"

/** Converts a push service's response (RFC 8030) to an outcome. `after` is the delay in milliseconds that the push service requested. */
export const toPushOutcome = (status: number, after: number | null = null): PushOutcome => {
  const problem = `HTTP ${status}`
  if (status >= 200 && status < 300) return { _tag: "Taken" }
  if (status === 404 || status === 410) return { _tag: "Gone", problem }
  return status === 408 || status === 429 || status >= 500 ? { _tag: "Later", problem, after } : { _tag: "Refused", problem }
}

/** A push message for one device. */
export interface PushDelivery {
  readonly endpoint: string
  /** Public key of the browser, base64url. */
  readonly key: string
  readonly authSecret: string
  /** The text to encrypt for the device. */
  readonly payload: string
  /** While the device is offline, the push service stores only the latest message of each key. */
  readonly collapseKey: string
}

/** Result of a delivery. `problem` is for staff, has at most 200 characters and contains no secret. */
export type PushOutcome =
  | { readonly _tag: "Taken" }
  /** The endpoint no longer exists: 404 or 410. */
  | { readonly _tag: "Gone"; readonly problem: string }
  /** Temporary failure. `after` is the delay in milliseconds that the push service requested. */
  | { readonly _tag: "Later"; readonly problem: string; readonly after: number | null }
  /** The failure is permanent, so a retry is useless. */
  | { readonly _tag: "Refused"; readonly problem: string }

/** Port that sends a message to a browser's push service. Never rejects, and ends within 15 seconds. */
export type PushSender = (delivery: PushDelivery) => Promise<PushOutcome>

/** Push settings of the services. */
export interface PushSettings {
  /** The shop's VAPID public key in base64url; null if push is disabled. */
  readonly publicKey: string | null
  /** Whether push services on this machine are allowed, for development and tests only. */
  readonly allowsLoopback: boolean
}

const MAX_URL_LENGTH = 1000

/**
 * Parses the endpoint of a push service, of at most 1,000 characters. The host name may still resolve to a private address. The sender
 * checks that with `createPublicLookup`.
 *
 * @param allowsLoopback - Whether URLs of this machine are allowed too, even over HTTP. For development and tests only.
 */
export const pushEndpoint = (text: string, allowsLoopback: boolean): URL | null =>
  text.length > MAX_URL_LENGTH ? null : parsePublicUrl(text, allowsLoopback)
