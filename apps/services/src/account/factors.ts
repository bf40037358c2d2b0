import { createHash, randomInt } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { getTimeStep } from "./totp.ts"

const RECOVERY_CODES = 10
/** Without what is mistaken for another: 32 letters, of which ten are 50 random bits. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const HALF = 5

/** Recovery codes as they are shown: `7KQ2M-9XDPA`. */
export const generateRecoveryCodes = (): ReadonlyArray<string> =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const text = Array.from({ length: 2 * HALF }, () => letters.charAt(randomInt(letters.length))).join("")
    return `${text.slice(0, HALF)}-${text.slice(HALF)}`
  })

/** A code without what a hand puts between its letters. */
const bare = (code: string): string => code.replaceAll(/[^0-9a-z]/gi, "").toUpperCase()

/** Keeps the hashes of an account's recovery codes. */
export const saveRecoveryCodes = async (transaction: Kysely<Tables>, accountId: string, codes: ReadonlyArray<string>): Promise<void> => {
  await transaction
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) })))
    .execute()
}

const hashOf = (code: string): string => createHash("sha256").update(bare(code)).digest("hex")

/** Whether an account has a second factor that counts. */
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
 * Takes a code of an account's second factor, confirmed or about to be, and says what it was: of the app, whose codes of that time step and of
 * earlier ones are taken no more; a recovery code, which is gone; or null, wrong.
 */
export const consumeCode = async (transaction: Kysely<Tables>, accountId: string, code: string): Promise<"app" | "recovery" | null> => {
  const given = bare(code)
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
      .where("code_hash", "=", hashOf(given))
      .executeTakeFirst()
    return numDeletedRows > 0n ? "recovery" : null
  }
  // Asked once the row is held: whoever waited for it has a later time than when the statement began.
  const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(transaction)
  const step = getTimeStep(row.key, given, rows[0]!.now)
  if (step === null || step <= row.last_step) return null
  await transaction.updateTable("second_factor").set({ last_step: step }).where("account_id", "=", accountId).execute()
  return "app"
}

/** Recovery codes of an account that were not used yet. */
export const countRecoveryCodes = async (database: Kysely<Tables>, accountId: string): Promise<number> => {
  const { count } = await database
    .selectFrom("recovery_code")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** Takes an account's second factor away, with all that was signed in by it. */
export const deleteSecondFactor = async (transaction: Kysely<Tables>, accountId: string): Promise<void> => {
  await transaction.deleteFrom("second_factor").where("account_id", "=", accountId).execute()
  await transaction.updateTable("account_session").set({ has_factor: false }).where("account_id", "=", accountId).execute()
}
