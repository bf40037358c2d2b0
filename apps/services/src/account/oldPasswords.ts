import { type Kysely, type SelectQueryBuilder, sql, type SqlBool } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { PasswordHasher } from "./passwords.ts"
import { estimateCost, type OldPassword, type OldRecipe } from "../old-passwords/OldRecipe.ts"
import type { ParsedHash } from "../old-passwords/parseOldHash.ts"

type Parsed = Extract<ParsedHash, { _tag: "Parsed" }>

/** Prepares an old hash for storing: a fast hash is hashed again with argon2id, so that no weak hash is stored. */
export const wrapOldHash = async ({ digest, isFast, recipe }: Parsed, passwords: Pick<PasswordHasher, "hash">): Promise<OldPassword> => ({
  recipe,
  digest: isFast ? await passwords.hash(digest) : digest,
  isWrapped: isFast
})

/** Stores the old password of an account that has no password of its own. */
export const saveOldPassword = async (
  transaction: Kysely<Tables>,
  accountId: string,
  { digest, isWrapped, recipe }: OldPassword
): Promise<void> => {
  const values = { recipe: JSON.stringify(recipe), digest, is_wrapped: isWrapped, cost: Math.ceil(estimateCost(recipe)) }
  await transaction
    .insertInto("old_password")
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(values))
    .execute()
}

/** Adds the old password to a query of accounts. */
export const selectOldPassword = <Output>(accounts: SelectQueryBuilder<Tables, "account", Output>) =>
  accounts.leftJoin("old_password", "old_password.account_id", "account.account_id").select(["recipe", "digest", "is_wrapped"])

/** Returns the old password of a row of `selectOldPassword`; null if the account has none. */
export const toOldPassword = ({ digest, is_wrapped, recipe }: OldPasswordColumns): OldPassword | null =>
  recipe === null || digest === null ? null : { recipe, digest, isWrapped: is_wrapped === true }

interface OldPasswordColumns {
  readonly recipe: OldRecipe | null
  readonly digest: string | null
  readonly is_wrapped: boolean | null
}

/** Returns the costliest recipe of all old passwords; null if no account has one. */
export const readCostliestRecipe = async (database: Kysely<Tables>): Promise<OldRecipe | null> => {
  const row = await database.selectFrom("old_password").select("recipe").orderBy("cost", "desc").limit(1).executeTakeFirst()
  return row?.recipe ?? null
}

/**
 * Replaces an old password by an argon2id hash, in a transaction that locks the account. Returns false if the old password was deleted or
 * replaced concurrently.
 */
export const replaceOldPassword = async (
  transaction: Kysely<Tables>,
  accountId: string,
  { digest }: OldPassword,
  passwordHash: string
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom("old_password")
    .where("account_id", "=", accountId)
    .where("digest", "=", digest)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await transaction.updateTable("account").set({ password_hash: passwordHash }).where("account_id", "=", accountId).execute()
  return true
}

/** Deletes the old password of an account. A later import from the former software may store it again. */
export const deleteOldPassword = async (transaction: Kysely<Tables>, accountId: string): Promise<void> => {
  await transaction.deleteFrom("old_password").where("account_id", "=", accountId).execute()
}

/** Deletes the old password of an account that gets another way to sign in. No later import from the former software stores it again. */
export const closeOldPassword = async (transaction: Kysely<Tables>, accountId: string): Promise<void> => {
  await deleteOldPassword(transaction, accountId)
  await transaction.updateTable("moved_customer").set({ is_closed: true }).where("account_id", "=", accountId).execute()
}

/**
 * Whether the owner of an account in the query has proven to own its address. The owner of an account from the former software proves this
 * by a mailed link, not by the old password.
 */
export const isProvenAccount = sql<SqlBool>`
  not exists (select from moved_customer as own where own.account_id = account.account_id and not own.is_closed)`

/** Gives the orders of an address in the former software to the account whose owner has just proven to own the address. */
export const claimOldOrders = async (transaction: Kysely<Tables>, accountId: string): Promise<void> => {
  await sql`
    update old_order set web_user_guid = account.web_user_guid from account
    where account.account_id = ${accountId} and old_order.email_key = account.email_key and old_order.web_user_guid is null`.execute(
    transaction
  )
}
