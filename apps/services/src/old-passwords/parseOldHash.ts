import { type Argon2Cost, type Argon2Variant, estimateCost, isFastHash, type MagentoVersion, type OldRecipe } from "./OldRecipe.ts"

/** A password as it appears in a shop's export. */
export interface ExportedPassword {
  readonly hash: string
  /** Name of the scheme; empty if the file does not name one. */
  readonly scheme: string
  /** Salt from a separate column; empty if the hash contains the salt. */
  readonly salt: string
}

/** `NoPassword`: the customer never had one. `Unusable`: the hash cannot be used, so the customer must use "Forgot password". */
export type ParsedHash =
  | { readonly _tag: "Parsed"; readonly recipe: OldRecipe; readonly digest: string; readonly isFast: boolean }
  | { readonly _tag: "NoPassword" }
  | {
      readonly _tag: "Unusable"
      readonly code: "clear-password" | "hash-too-costly" | "unknown-hash"
      readonly field: "hash" | "scheme"
      readonly sentence: string
    }

/**
 * Maximum cost of a verification: just under a second. The costliest hash slows down every sign-in until it is replaced or purged. bcrypt
 * may have cost 13, PBKDF2 1,250,000 rounds.
 */
export const MAX_COST = 12_500
/** Memory limit of argon2 in KiB: 128 MiB. */
const MAX_ARGON2_MEMORY = 131_072
const MAX_ARGON2_PARALLELISM = 8
const MAX_SCRYPT_LOG_N = 17
const MAX_SCRYPT_R = 8
const MAX_SCRYPT_P = 4

const md5Pattern = /^[0-9a-f]{32}$/

const REMEDY = "the customer must use Forgot password."

const clearSchemes = new Set(["plain", "plaintext", "clear", "cleartext", "none"])
const knownSchemes = new Set(
  "bcrypt prestashop-md5 wordpress wordpress-bcrypt phpass magento magento-sha256 magento-argon2id magento-md5 md5-salted oscommerce opencart-sha1 django-pbkdf2 pbkdf2 scrypt-kdf argon2 argon2i argon2id".split(
    " "
  )
)

/**
 * Reads an exported password. The form of the hash determines the scheme, except for OpenCart and PrestaShop, whose hashes have no
 * distinctive form.
 *
 * @param hasCookieKey - Whether the shop knows the cookie key of a former PrestaShop.
 */
export const parseOldHash = (exported: ExportedPassword, hasCookieKey = false): ParsedHash => {
  const scheme = exported.scheme.trim().toLowerCase()
  const hash = exported.hash.trim()
  if (hash === "") return { _tag: "NoPassword" }
  if (clearSchemes.has(scheme)) return refuse("clear-password", "scheme", `A plain-text password is not stored: ${REMEDY}`)
  if (scheme === "prestashop-md5" && md5Pattern.test(hash))
    return hasCookieKey
      ? { _tag: "Parsed", recipe: { scheme: "prestashop-md5" }, digest: hash, isFast: true }
      : refuse("unknown-hash", "scheme", `These hashes need the old shop's cookie key (OLD_COOKIE_KEY): ${REMEDY}`)
  if (scheme !== "" && !knownSchemes.has(scheme))
    return refuse("unknown-hash", "scheme", `The scheme ${exported.scheme} is not known: ${REMEDY}`)
  for (const parse of parsers) {
    const parsed = parse(hash, scheme, exported.salt)
    if (parsed === undefined) continue
    return parsed === "TooCostly" || estimateCost(parsed.recipe) > MAX_COST
      ? refuse("hash-too-costly", "hash", `This hash takes too much memory or time: ${REMEDY}`)
      : { _tag: "Parsed", ...parsed, isFast: isFastHash(parsed.recipe) }
  }
  return refuse("unknown-hash", "hash", `The shop cannot check this hash: ${REMEDY}`)
}

const refuse = (code: Extract<ParsedHash, { _tag: "Unusable" }>["code"], field: "hash" | "scheme", sentence: string): ParsedHash => ({
  _tag: "Unusable",
  code,
  field,
  sentence
})

type Parser = (
  hash: string,
  scheme: string,
  salt: string
) => { readonly recipe: OldRecipe; readonly digest: string } | "TooCostly" | undefined

const parseBcrypt: Parser = (hash) => {
  const [, wordPress, digest, cost = ""] = /^(\$wp)?(\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53})$/.exec(hash) ?? []
  if (digest === undefined || Number(cost) < 4) return undefined
  return { recipe: { scheme: "bcrypt", salt: digest.slice(0, 29), isWordPress: wordPress !== undefined }, digest }
}

export const PHPASS_ALPHABET = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

const parsePhpass: Parser = (hash) => {
  const [, marker = "", rounds = "", salt = "", digest] = /^(\$[PH]\$)([./\dA-Za-z])([./\dA-Za-z]{8})([./\dA-Za-z]{22})$/.exec(hash) ?? []
  if (digest === undefined) return undefined
  const log2 = PHPASS_ALPHABET.indexOf(rounds)
  return { recipe: { scheme: "phpass", marker, log2, salt }, digest }
}

/** Magento's version 2 has the costs that libsodium recommends for interactive use. */
const INTERACTIVE = { length: 32, passes: 2, memory: 65_536 }

const parseMagento: Parser = (hash) => {
  const [, digest, salt = "", versions = ""] = /^([0-9a-f]{32,128}):([^:]{1,64}):(\d[\d_]*(?::\d[\d_]*){0,3})$/.exec(hash) ?? []
  if (digest === undefined) return undefined
  const parsed = versions.split(":").map((text): MagentoVersion | undefined => {
    const [version = 0, length = 0, passes = 0, bytes = 0] = text.split("_").map(Number)
    if (version === 0 || version === 1) return { version }
    if (version === 2) return { version, ...INTERACTIVE }
    return version === 3 ? { version, length, passes, memory: bytes / 1024 } : undefined
  })
  const known = parsed.filter((version) => version !== undefined)
  if (known.length < parsed.length) return undefined
  const memories = known.map((version) => ("memory" in version ? version : { ...INTERACTIVE }))
  if (memories.some(({ length, memory, passes }) => length < 16 || length > 64 || passes < 1 || !Number.isInteger(memory) || memory < 8))
    return undefined
  // Magento passes the first 16 bytes of the salt to argon2, so the salt must be that long.
  if (known.some(({ version }) => version >= 2) && Buffer.byteLength(salt) < 16) return undefined
  if (memories.some(({ memory }) => memory > MAX_ARGON2_MEMORY)) return "TooCostly"
  return { recipe: { scheme: "magento", versions: known, salt }, digest }
}

const parseSaltedMd5: Parser = (hash, scheme, column) => {
  const [, digest, own] = /^([0-9a-f]{32})(?::(.{1,64}))?$/.exec(hash) ?? []
  const salt = own ?? (scheme === "" ? "" : column)
  return digest === undefined || salt === "" ? undefined : { recipe: { scheme: "md5-salted", salt }, digest }
}

const parseOpenCart: Parser = (hash, scheme, salt) =>
  scheme === "opencart-sha1" && /^[0-9a-f]{40}$/.test(hash) && salt !== "" && salt.length <= 64
    ? { recipe: { scheme: "opencart-sha1", salt }, digest: hash }
    : undefined

const parseDjango: Parser = (hash) => {
  const [, rounds = "", salt = "", digest] = /^pbkdf2_sha256\$(\d{1,10})\$([^$]{1,128})\$([\w+/]{43}=)$/.exec(hash) ?? []
  if (digest === undefined || Number(rounds) === 0) return undefined
  return { recipe: { scheme: "django-pbkdf2", rounds: Number(rounds), salt }, digest }
}

const parseScryptKdf: Parser = (hash) => {
  if (!/^c2NyeXB0A[\w+/]{119}$/.test(hash)) return undefined
  const bytes = Buffer.from(hash, "base64")
  const [logN, r, p] = [bytes.readUInt8(7), bytes.readUInt32BE(8), bytes.readUInt32BE(12)]
  if (bytes.readUInt8(6) !== 0 || logN < 1 || r < 1 || p < 1) return undefined
  if (logN > MAX_SCRYPT_LOG_N || r > MAX_SCRYPT_R || p > MAX_SCRYPT_P) return "TooCostly"
  const header = bytes.subarray(0, 64).toString("base64")
  return { recipe: { scheme: "scrypt-kdf", header, logN, r, p }, digest: bytes.subarray(64).toString("hex") }
}

const argon2Pattern = /^\$(argon2(?:id|i|d))\$v=19\$m=(\d{1,9}),t=(\d{1,5}),p=(\d{1,3})\$([\w+/]{11,86})\$([\w+/]{16,86})$/

const parseArgon2: Parser = (hash) => {
  const [, variant, memory, passes, parallelism, salt = "", digest] = argon2Pattern.exec(hash) ?? []
  if (digest === undefined) return undefined
  const cost: Argon2Cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  if (cost.passes < 1 || cost.parallelism < 1 || cost.memory < 8 * cost.parallelism) return undefined
  if (cost.memory > MAX_ARGON2_MEMORY || cost.parallelism > MAX_ARGON2_PARALLELISM) return "TooCostly"
  const length = Buffer.from(digest, "base64").length
  return { recipe: { scheme: "argon2", variant: variant as Argon2Variant, cost, salt, length }, digest }
}

const parsers: ReadonlyArray<Parser> = [
  parseBcrypt,
  parsePhpass,
  parseMagento,
  parseSaltedMd5,
  parseOpenCart,
  parseDjango,
  parseScryptKdf,
  parseArgon2
]
