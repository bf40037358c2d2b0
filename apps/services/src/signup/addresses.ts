import { WebUserGuid } from "@camber/domain/visitor"
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from "kysely"
import { deleteInBatches } from "../foundation/async.ts"
import type { Tables } from "../database/tables.ts"
import { moveJoining } from "../rewards/mergeRewards.ts"

type NewAddress = Insertable<Tables["signup"]>

/** A benefit that each email address gets only once. */
type Gift = "has_code" | "has_points"

/** Normalizes an email address. Converts it to lower case, because mailboxes ignore letter case today. */
export const readMailingAddress = (text: string): string => text.trim().toLowerCase()

/**
 * SQL for the mailbox of an email address, that is, the address without a plus suffix: `june+shop@example.com` is `june@example.com`. Must
 * equal the expression of the index.
 */
const toMailbox = (email: RawBuilder<unknown>): RawBuilder<string> => sql<string>`regexp_replace(${email}, '\\+[^@]*@', '@')`
const toHash = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/**
 * Saves a sign-up and returns whether its mailbox gets the benefit for the first time. Serializes concurrent sign-ups of the same mailbox
 * until the transaction ends.
 */
export const saveAddress = async (transaction: Transaction<Tables>, row: Omit<NewAddress, Gift>, gift: Gift): Promise<boolean> => {
  const mailbox = toMailbox(sql`${row.email}::text`)
  await sql`select pg_advisory_xact_lock(hashtext('signup:' || ${mailbox}))`.execute(transaction)
  const given = await transaction
    .selectFrom("signup")
    .select("email")
    .where(toMailbox(sql.ref("email")), "=", mailbox)
    .where(gift, "=", true)
    .executeTakeFirst()
  const isFirst = given === undefined && !(await wasGivenBefore(transaction, row.email, gift))
  await upsert(transaction, { ...row, [gift]: isFirst })
  return isFirst
}

/** Whether an email address already had the benefit before its sign-up was deleted. */
const wasGivenBefore = async (transaction: Kysely<Tables>, email: string, gift: Gift): Promise<boolean> => {
  const used = await transaction
    .selectFrom("used_gift")
    .select("gift")
    .where("email_hash", "in", [toHash(toMailbox(sql`${email}::text`)), toHash(sql`${email}::text`)])
    .where("gift", "=", gift)
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Deletes addresses that were unsubscribed or unconfirmed for `days` days, in batches, and stores hashes of their benefits as
 * `eraseAddresses` does. Does not delete addresses of members of the rewards program.
 */
export const purgeAddresses = (database: Kysely<Tables>, days: number): Promise<void> =>
  deleteInBatches((atMost) =>
    deleteAndRememberGifts(
      database,
      sql`not is_subscribed and not has_points and coalesce(unsubscribed_at, signed_up_at) < now() - make_interval(days => ${days})
        and not exists (select from account where account.web_user_guid = signup.web_user_guid)`,
      atMost
    )
  )

/** Deletes a visitor's email addresses. A hash of each benefit stays, so that signing up again does not grant it twice. */
export const eraseAddresses = async (transaction: Kysely<Tables>, webUserGuid: string): Promise<void> => {
  await deleteAndRememberGifts(transaction, sql`web_user_guid = ${webUserGuid}`, null)
}

/**
 * Deletes addresses and stores hashes of their benefits in one statement. Returns the number of deleted addresses. If a row changes
 * concurrently, the condition is checked again.
 */
const deleteAndRememberGifts = async (database: Kysely<Tables>, condition: RawBuilder<unknown>, atMost: number | null): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    with gone as (
      delete from signup where (web_user_guid, email) in (select web_user_guid, email from signup where ${condition} limit ${atMost}::int for update)
      returning email, has_code, has_points),
    kept as (
      insert into used_gift (email_hash, gift)
      select distinct ${toHash(toMailbox(sql.ref("email")))}, gift
      from gone cross join lateral (values ('has_code', has_code), ('has_points', has_points)) as gifts (gift, was_given) where was_given
      on conflict do nothing)
    select count(*)::int as count from gone`.execute(database)
  return rows[0]?.count ?? 0
}

/** Moves a visitor's email addresses to another visitor, and merges equal addresses. */
export const moveAddresses = async (transaction: Kysely<Tables>, from: string, to: string): Promise<void> => {
  const rows = await transaction.deleteFrom("signup").where("web_user_guid", "=", from).returningAll().execute()
  for (const row of rows) await upsert(transaction, { ...row, web_user_guid: to })
}

/**
 * Moves sign-ups of an email address to the account whose owner has just confirmed it, with the points for joining the
 * rewards program.
 * Sign-ups of other accounts stay. Runs in the transaction that creates the account.
 */
export const claimAddress = async (transaction: Kysely<Tables>, email: string, to: WebUserGuid): Promise<void> => {
  const rows = await transaction
    .deleteFrom("signup")
    .where("email", "=", readMailingAddress(email))
    .where(sql<boolean>`web_user_guid not in (select web_user_guid from account)`)
    .returningAll()
    .execute()
  for (const row of rows) {
    await upsert(transaction, { ...row, web_user_guid: to })
    if (row.has_points) await moveJoining(transaction, WebUserGuid.make(row.web_user_guid), to)
  }
}

/** Subscribes an account's email address, or unsubscribes it, even if another visitor signed it up. */
export const subscribe = async (database: Kysely<Tables>, owner: OwnAddress, isSubscribed: boolean): Promise<void> => {
  const email = readMailingAddress(owner.email)
  if (isSubscribed) return upsert(database, { web_user_guid: owner.webUserGuid, email, source: "Account", is_subscribed: true })
  await database
    .updateTable("signup")
    .set({ is_subscribed: false, unsubscribed_at: sql<Date>`now()` })
    .where("is_subscribed", "=", true)
    .where((where) => where.or([where("email", "=", email), where("web_user_guid", "=", owner.webUserGuid)]))
    .execute()
}

/** Unsubscribes an email address for all visitors who signed it up. */
export const unsubscribeAddress = async (database: Kysely<Tables>, email: string): Promise<void> => {
  await database
    .updateTable("signup")
    .set({ is_subscribed: false, unsubscribed_at: sql<Date>`now()` })
    .where("is_subscribed", "=", true)
    .where("email", "=", email)
    .execute()
}

/**
 * Subscribes the address of a moved customer who accepted the newsletter before. If the shop already has the address, it is not changed.
 */
export const subscribeMoved = async (transaction: Kysely<Tables>, webUserGuid: string, email: string): Promise<void> => {
  const address = readMailingAddress(email)
  const known = await transaction.selectFrom("signup").select("email").where("email", "=", address).limit(1).executeTakeFirst()
  if (known === undefined) await upsert(transaction, { web_user_guid: webUserGuid, email: address, source: "Moved", is_subscribed: true })
}

interface OwnAddress {
  readonly webUserGuid: string
  readonly email: string
}

/** Whether a visitor is subscribed with any email address (GAP-13). */
export const isSubscribed = async (database: Kysely<Tables>, webUserGuid: string): Promise<boolean> => {
  const row = await database
    .selectFrom("signup")
    .select("email")
    .where("web_user_guid", "=", webUserGuid)
    .where("is_subscribed", "=", true)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Inserts or updates a sign-up. Benefits and opt-ins are never reset, a new subscription clears `unsubscribed_at`, and an empty phone
 * number keeps the stored one.
 */
const upsert = async (transaction: Kysely<Tables>, row: NewAddress): Promise<void> => {
  const either = (column: "is_subscribed" | "sms_opt_in" | Gift) => sql<boolean>`signup.${sql.ref(column)} or excluded.${sql.ref(column)}`
  await transaction
    .insertInto("signup")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["web_user_guid", "email"]).doUpdateSet({
        is_subscribed: either("is_subscribed"),
        unsubscribed_at: sql<Date | null>`case when not (signup.is_subscribed or excluded.is_subscribed)
          then greatest(signup.unsubscribed_at, excluded.unsubscribed_at) end`,
        sms_opt_in: either("sms_opt_in"),
        has_code: either("has_code"),
        has_points: either("has_points"),
        phone_number: sql<string>`coalesce(nullif(excluded.phone_number, ''), signup.phone_number)`
      })
    )
    .execute()
}
