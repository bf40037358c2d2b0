import { WebUserGuid } from "@camber/domain/visitor"
import { Redacted } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"
import type { SessionKeys } from "../session/sessions.ts"

/** Days until a cart id expires. The shop purges the carts of idle guests later anyway. */
export const CART_DAYS = 30
const LIFETIME_MS = CART_DAYS * 24 * 3_600_000

/** Signed ids of the carts of assistants. */
export interface CartIds {
  /** Creates the id of a visitor's cart for one calling platform. */
  readonly sign: (webUserGuid: WebUserGuid, agent: string, now: number) => string
  /** Returns null if the id has expired or the shop did not sign it for this platform. */
  readonly read: (id: string, agent: string, now: number) => { readonly webUserGuid: WebUserGuid; readonly expiresAt: number } | null
}

/**
 * Creates the functions that sign and read cart ids of the form `guid.issued.signature`. An id contains a random guid and a 256-bit
 * signature, so that it cannot be guessed.
 *
 * The signature covers the platform, so that another platform cannot use the id. It also differs from a session's signature, so that a cart
 * id cannot be used as a session cookie, or a session cookie as a cart id.
 */
export const createCartIds = (keys: SessionKeys): CartIds => {
  const secrets = keys.map((key) => Redacted.value(key))
  const seal = (secret: Uint8Array | undefined, content: string, agent: string) =>
    createHmac("sha256", secret ?? "")
      .update(`assistant-cart.${content}.${agent}`)
      .digest("base64url")
  return {
    sign: (webUserGuid, agent, now) => {
      const content = `${webUserGuid}.${now.toString(36)}`
      return `${content}.${seal(secrets[0], content, agent)}`
    },
    read: (id, agent, now) => {
      const [guid = "", issued = "", signature = "", ...rest] = id.split(".")
      const content = `${guid}.${issued}`
      const isSigned = secrets.some((secret) => isSame(signature, seal(secret, content, agent)))
      const expiresAt = Number.parseInt(issued, 36) + LIFETIME_MS
      return rest.length === 0 && isSigned && expiresAt > now ? { webUserGuid: WebUserGuid.make(guid), expiresAt } : null
    }
  }
}

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
