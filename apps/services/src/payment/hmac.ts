import { Redacted } from "effect"
import { createHmac, timingSafeEqual } from "node:crypto"

/** Key for HMAC signatures. */
export type SigningKey = Redacted.Redacted<Uint8Array>

/** Signs a text with HMAC-SHA-256 in base64url. A signature is valid only for the purpose `use`. */
export const signHmac = (key: SigningKey, use: string, text: string | Uint8Array): string =>
  createHmac("sha256", Redacted.value(key)).update(`${use}\n`).update(text).digest("base64url")

/** Verifies a signature in constant time. */
export const verifyHmac = (key: SigningKey, use: string, text: string | Uint8Array, seal: string): boolean => {
  const [expected, given] = [Buffer.from(signHmac(key, use, text)), Buffer.from(seal)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
