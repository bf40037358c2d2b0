import { normalizeEmail } from "@camber/domain/account"
import { createHash, randomBytes } from "node:crypto"
import { type Kysely, sql, type SqlBool } from "kysely"
import type { Registration } from "../database/accountTables.ts"
import type { Tables } from "../database/tables.ts"

export type LinkPurpose = "register" | "password" | "email"

/** What a link is for. Whoever uses it has read the mail to this address. */
export interface OneTimeLink {
  readonly purpose: LinkPurpose
  readonly email: string
  /** null: it will be made. */
  readonly accountId: string | null
  readonly registration: Registration | null
  /** The session that asked for it, where it outlasts what the link changes. */
  readonly askedIn?: string | null
}

/** Hours that a link lasts for. */
const HOURS = 24

/** Keeps a link and answers its token, of which only a hash is kept. */
export const createOneTimeLink = async (database: Kysely<Tables>, link: OneTimeLink): Promise<string> => {
  const token = randomBytes(32).toString("hex")
  await database
    .insertInto("one_time_link")
    .values({
      token_hash: hashOf(token),
      purpose: link.purpose,
      email: link.email,
      email_key: normalizeEmail(link.email),
      account_id: link.accountId,
      asked_in: link.askedIn ?? null,
      registration: link.registration === null ? null : JSON.stringify(link.registration),
      expires_at: sql<Date>`now() + make_interval(hours => ${HOURS})`
    })
    .execute()
  return token
}

/**
 * Takes a link away, so that nobody can use it again, and answers what it was for; null for one that is used, too old, or none. Until the
 * end of the transaction its account and its address are held: of links that are used at once the second finds what the first has made.
 */
export const consumeOneTimeLink = async (
  transaction: Kysely<Tables>,
  token: string,
  purposes: ReadonlyArray<LinkPurpose>
): Promise<OneTimeLink | null> => {
  const about = await transaction
    .selectFrom("one_time_link")
    .select(["account_id", "email_key"])
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst()
  if (about === undefined) return null
  // Account, address, link: in one order everywhere, so that two wait for each other and not for ever.
  if (about.account_id !== null)
    await transaction.selectFrom("account").select("account_id").where("account_id", "=", about.account_id).forUpdate().execute()
  await lockEmailAddress(transaction, about.email_key)
  const row = await transaction
    .deleteFrom("one_time_link")
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "in", purposes)
    .where(sql<SqlBool>`expires_at > now()`)
    .returning(["purpose", "email", "account_id", "registration", "asked_in"])
    .executeTakeFirst()
  if (row === undefined) return null
  const { account_id, asked_in, email, purpose, registration } = row
  return { purpose, email, accountId: account_id, registration, askedIn: asked_in }
}

/** Until the end of the transaction nobody else gives this address, by its `normalizeEmail`, to an account. */
export const lockEmailAddress = async (transaction: Kysely<Tables>, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('address'), hashtext(${key}))`.execute(transaction)
}

/** Takes every link away that could still make a password for this account. */
export const deleteLinks = async (transaction: Kysely<Tables>, accountId: string): Promise<void> => {
  await transaction.deleteFrom("one_time_link").where("account_id", "=", accountId).execute()
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex")
