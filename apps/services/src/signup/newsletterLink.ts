import { Redacted } from "effect"
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { createUnsubscribePage } from "../mail/createUnsubscribePage.ts"
import type { SessionKeys } from "../session/sessions.ts"
import { unsubscribeAddress } from "./addresses.ts"

/** Path of the page that ends a newsletter subscription. */
export const NEWSLETTER_STOP_PATH = "/api/newsletter/stop"

interface LinkSettings {
  readonly publicOrigin: string
  readonly sessionKeys: SessionKeys
}

const ALGORITHM = "aes-256-gcm"
const [IV_BYTES, TAG_BYTES] = [12, 16]

const deriveKey = (key: SessionKeys[number]) => Buffer.from(hkdfSync("sha256", Redacted.value(key), "", "newsletter link", 32))

/**
 * Creates the link that unsubscribes an address. It works without sign-in, does not expire, and contains the address only in encrypted
 * form, so that logs do not reveal it.
 */
export const createNewsletterLink = ({ publicOrigin, sessionKeys: [key] }: LinkSettings, email: string): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, deriveKey(key), iv)
  const sealed = Buffer.concat([iv, cipher.update(email, "utf8"), cipher.final(), cipher.getAuthTag()])
  return `${publicOrigin}${NEWSLETTER_STOP_PATH}?token=${sealed.toString("base64url")}`
}

/** Decrypts a token with any of the keys; null if the shop did not create the token. */
const readAddress = (token: string, keys: SessionKeys): string | null => {
  const sealed = Buffer.from(token, "base64url")
  if (sealed.length <= IV_BYTES + TAG_BYTES) return null
  for (const key of keys) {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(key), sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8")
    } catch {
      // The token was encrypted with another key.
    }
  }
  return null
}

/** Creates the handler of newsletter links. */
export const createNewsletterStopHandler = (database: Kysely<Tables>, { sessionKeys }: Pick<LinkSettings, "sessionKeys">) =>
  createUnsubscribePage({
    read: (params) => readAddress(params.get("token") ?? "", sessionKeys),
    stop: (email) => unsubscribeAddress(database, email),
    texts: {
      question: "Unsubscribe from our newsletter?",
      consequence: "You will get no more offers by email. Mail about your orders still arrives.",
      button: "Unsubscribe",
      done: "You are unsubscribed",
      followUp: "You will get no more offers by email.",
      otherWay: "Write to us at the Help Center, and we'll unsubscribe you."
    }
  })
