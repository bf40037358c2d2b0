import { normalizeEmail } from "@camber/domain/account"
import { createHash, randomBytes } from "node:crypto"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Registration } from "../database/accountTables.ts"
import type { Tables } from "../database/tables.ts"

export type LinkPurpose = "register" | "password" | "email"

/** A link in mail. Using it proves access to the mailbox. */
export interface OneTimeLink {
  readonly purpose: LinkPurpose
  readonly email: string
  /** Null if the link creates the account. */
  readonly accountId: string | null
  readonly registration: Registration | null
  /** The session that requested the link, if it stays signed in after the change. */
  readonly askedIn?: string | null
}

const LINK_HOURS = 24

/** Stores a link and returns its token. The database contains only the token's hash. */
export const createOneTimeLink = async (database: Kysely<Tables>, link: OneTimeLink): Promise<string> => {
  const token = randomBytes(32).toString("hex")
  await database
    .insertInto("one_time_link")
    .values({
      token_hash: hashToken(token),
      purpose: link.purpose,
      email: link.email,
      email_key: normalizeEmail(link.email),
      account_id: link.accountId,
      asked_in: link.askedIn ?? null,
      registration: link.registration === null ? null : JSON.stringify(link.registration),
      expires_at: sql<Date>`now() + make_interval(hours => ${LINK_HOURS})`
    })
    .execute()
  return token
}

/**
 * Deletes a link and returns its content; null if the link was used, has expired or never existed. Locks the account and the email address
 * until the end of the transaction, so that concurrent links see each other's result.
 */
export const consumeOneTimeLink = async (
  transaction: Kysely<Tables>,
  token: string,
  purposes: ReadonlyArray<LinkPurpose>
): Promise<OneTimeLink | null> => {
  const target = await transaction
    .selectFrom("one_time_link")
    .select(["account_id", "email_key"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst()
  if (target === undefined) return null
  // Lock account, address and link in this order everywhere to prevent deadlocks.
  if (target.account_id !== null)
    await transaction.selectFrom("account").select("account_id").where("account_id", "=", target.account_id).forUpdate().execute()
  await lockEmailAddress(transaction, target.email_key)
  const row = await transaction
    .deleteFrom("one_time_link")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "in", purposes)
    .where(sql<SqlBool>`expires_at > now()`)
    .returning(["purpose", "email", "account_id", "registration", "asked_in"])
    .executeTakeFirst()
  if (row === undefined) return null
  const { account_id, asked_in, email, purpose, registration } = row
  return { purpose, email, accountId: account_id, registration, askedIn: asked_in }
}

/** Locks a normalized email address until the end of the transaction, so that no other transaction assigns it. */
export const lockEmailAddress = async (transaction: Kysely<Tables>, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('address'), hashtext(${key}))`.execute(transaction)
}

/** Deletes all links that could still set a password of this account. */
export const deleteLinks = async (transaction: Kysely<Tables>, accountId: string): Promise<void> => {
  await transaction.deleteFrom("one_time_link").where("account_id", "=", accountId).execute()
}

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex")
