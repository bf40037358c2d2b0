import { createHmac } from "node:crypto"

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const PERIOD = 30_000

/** Computes an authenticator app's code for a base32 key, now or some half-minutes later (RFC 6238). */
export const appCode = (key: string, later = 0): string => {
  const bits = [...key.replaceAll(" ", "")].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("")
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD) + later))
  const hash = createHmac("sha1", secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, "0")
}
