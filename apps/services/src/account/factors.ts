import { createHash, randomInt } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { Secret, TOTP } from "otpauth"

/** Key length in bytes, equal to the length of the SHA-1 hash (RFC 4226). */
const KEY_BYTES = 20
/** Seconds per code, and the number of adjacent codes that are accepted because clocks differ. */
const PERIOD_SECONDS = 30
const WINDOW = 1

/** Generates a key in base32. */
export const generateTotpKey = (): string => new Secret({ size: KEY_BYTES }).base32

/** Returns the URL for the QR code of an authenticator app. */
export const getOtpAuthUrl = (key: string, issuer: string, label: string): string => createTotp(key, { issuer, label }).toString()

/** Returns the time step of a code; null if the code is not valid now (RFC 6238). `now` is in UTC milliseconds. */
export const getTimeStep = (key: string, code: string, now: number): number | null => {
  const delta = createTotp(key).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

const createTotp = (key: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS })

const RECOVERY_CODES = 10
/** 32 characters without lookalikes. Ten of them are 50 random bits. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const GROUP_LENGTH = 5

/** Generates recovery codes such as `7KQ2M-9XDPA`. */
export const generateRecoveryCodes = (): ReadonlyArray<string> =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const text = Array.from({ length: 2 * GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("")
    return `${text.slice(0, GROUP_LENGTH)}-${text.slice(GROUP_LENGTH)}`
  })

/** Removes separators from a code. */
const normalizeCode = (code: string): string => code.replaceAll(/[^0-9a-z]/gi, "").toUpperCase()

/** Stores the hashes of an account's recovery codes. */
export const saveRecoveryCodes = async (transaction: Kysely<Tables>, accountId: string, codes: ReadonlyArray<string>): Promise<void> => {
  await transaction
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashCode(code) })))
    .execute()
}

const hashCode = (code: string): string => createHash("sha256").update(normalizeCode(code)).digest("hex")

/** Whether an account has a confirmed second factor. */
export const hasSecondFactor = async (database: Kysely<Tables>, accountId: string): Promise<boolean> => {
  const row = await database
    .selectFrom("second_factor")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Consumes a code of an account's second factor, confirmed or pending, and returns its kind.
 *
 * "app": codes of this time step and of earlier steps are no longer accepted. "recovery": the code is deleted. Null: the code is wrong.
 */
export const consumeCode = async (transaction: Kysely<Tables>, accountId: string, code: string): Promise<"app" | "recovery" | null> => {
  const given = normalizeCode(code)
  const row = await transaction
    .selectFrom("second_factor")
    .select(["key", "last_step"])
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  if (given.length !== 6) {
    const { numDeletedRows } = await transaction
      .deleteFrom("recovery_code")
      .where("account_id", "=", accountId)
      .where("code_hash", "=", hashCode(given))
      .executeTakeFirst()
    return numDeletedRows > 0n ? "recovery" : null
  }
  // Reads the time after locking the row, because a time read before the wait for the lock would be too old.
  const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(transaction)
  const step = getTimeStep(row.key, given, rows[0]!.now)
  if (step === null || step <= row.last_step) return null
  await transaction.updateTable("second_factor").set({ last_step: step }).where("account_id", "=", accountId).execute()
  return "app"
}

/** Counts an account's unused recovery codes. */
export const countRecoveryCodes = async (database: Kysely<Tables>, accountId: string): Promise<number> => {
  const { count } = await database
    .selectFrom("recovery_code")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** Removes an account's second factor and marks its sessions accordingly. */
export const deleteSecondFactor = async (transaction: Kysely<Tables>, accountId: string): Promise<void> => {
  await transaction.deleteFrom("second_factor").where("account_id", "=", accountId).execute()
  await transaction.updateTable("account_session").set({ has_factor: false }).where("account_id", "=", accountId).execute()
}
