import bcrypt from "bcryptjs"
import { argon2Sync, createHash, createHmac, pbkdf2Sync, scryptSync } from "node:crypto"
import { isMainThread, parentPort, workerData } from "node:worker_threads"
import type { OldRecipe } from "./OldRecipe.ts"
import { PHPASS_ALPHABET } from "./parseOldHash.ts"

/**
 * Computes the hash of a password as the former software did. Blocks the thread for up to a few seconds.
 *
 * @param cookieKey - Cookie key of a former PrestaShop. Without it, no PrestaShop password matches.
 */
export const computeOldDigest = (recipe: OldRecipe, password: string, cookieKey?: string): string => {
  switch (recipe.scheme) {
    case "bcrypt":
      return bcrypt.hashSync(recipe.isWordPress ? toWordPressInput(password) : password, recipe.salt)
    case "phpass":
      return computePhpass(recipe.log2, recipe.salt, password)
    case "magento":
      return recipe.versions.reduce((text, version) => {
        if (!("memory" in version)) return hash(version.version === 0 ? "md5" : "sha256", recipe.salt + text)
        const nonce = Buffer.from(recipe.salt).subarray(0, 16)
        return argon2Sync("argon2id", { message: text, nonce, parallelism: 1, tagLength: version.length, ...toCost(version) }).toString(
          "hex"
        )
      }, password)
    case "md5-salted":
      return hash("md5", recipe.salt + password)
    case "opencart-sha1":
      return hash("sha1", recipe.salt + hash("sha1", recipe.salt + hash("sha1", password)))
    case "prestashop-md5":
      return cookieKey === undefined ? "" : hash("md5", cookieKey + password)
    case "django-pbkdf2":
      return pbkdf2Sync(password, recipe.salt, recipe.rounds, 32, "sha256").toString("base64")
    case "scrypt-kdf":
      return computeScrypt(recipe, password)
    case "argon2": {
      const { cost, length, salt, variant } = recipe
      const tag = argon2Sync(variant, { message: password, nonce: Buffer.from(salt, "base64"), tagLength: length, ...cost })
      return tag.toString("base64").replace(/=+$/, "")
    }
  }
}

const hash = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest("hex")

const toCost = ({ memory, passes }: { readonly memory: number; readonly passes: number }) => ({ memory, passes })

/** Prepares a password as WordPress does: trims it like PHP, then computes an HMAC, because bcrypt reads only 72 bytes. */
const toWordPressInput = (password: string): string =>
  createHmac("sha384", "wp-sha384")
    .update(password.replaceAll(/^[ \t\n\r\0\v]+|[ \t\n\r\0\v]+$/g, ""))
    .digest("base64")

const computePhpass = (log2: number, salt: string, password: string): string => {
  const given = Buffer.from(password)
  let digest = createHash("md5").update(salt).update(given).digest()
  for (let rounds = 2 ** log2; rounds > 0; rounds -= 1) digest = createHash("md5").update(digest).update(given).digest()
  return encodePhpass(digest)
}

/** Encodes three bytes as four characters, the lowest bits first. */
const encodePhpass = (bytes: Buffer): string => {
  let text = ""
  for (let at = 0; at < bytes.length; at += 3) {
    const part = bytes.subarray(at, at + 3)
    const value = part.reduce((sum, byte, place) => sum + byte * 256 ** place, 0)
    for (let place = 0; place <= part.length; place += 1) text += PHPASS_ALPHABET[(value >> (6 * place)) & 63]
  }
  return text
}

const computeScrypt = ({ header, logN, p, r }: Extract<OldRecipe, { scheme: "scrypt-kdf" }>, password: string): string => {
  const bytes = Buffer.from(header, "base64")
  const N = 2 ** logN
  const key = scryptSync(password, bytes.subarray(16, 48), 64, { N, r, p, maxmem: 256 * N * r })
  return createHmac("sha256", key.subarray(32)).update(bytes).digest("hex")
}

/** Data of a thread that computes one hash. */
export interface DigestTask {
  readonly task: "old digest"
  readonly recipe: OldRecipe
  readonly password: string
}

const isTask = (data: unknown): data is DigestTask =>
  typeof data === "object" && data !== null && "task" in data && data.task === "old digest"

// This module is also the entry point of the thread, so that the thread loads no other modules.
if (!isMainThread && isTask(workerData)) parentPort?.postMessage(computeOldDigest(workerData.recipe, workerData.password))
