import { Redacted } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"

/** What a text is sealed with. */
export type SigningKey = Redacted.Redacted<Uint8Array>

/** A text's seal in base64url (HMAC-SHA-256). `use` keeps seals of one kind from serving as another. */
export const signHmac = (key: SigningKey, use: string, text: string | Uint8Array): string =>
  createHmac("sha256", Redacted.value(key)).update(`${use}\n`).update(text).digest("base64url")

/** Whether a seal is the text's own, in a time that tells nothing of where it differs. */
export const verifyHmac = (key: SigningKey, use: string, text: string | Uint8Array, seal: string): boolean => {
  const [expected, given] = [Buffer.from(signHmac(key, use, text)), Buffer.from(seal)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
