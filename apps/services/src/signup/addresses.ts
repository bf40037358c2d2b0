import { WebUserGuid } from "@camber/domain/visitor"
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from "kysely"
import { deleteInBatches } from "../foundation/fetchInBatches.ts"
import type { Tables } from "../database/tables.ts"
import { moveJoining } from "../rewards/mergeRewards.ts"

type NewAddress = Insertable<Tables["signup"]>

/** What an address gets once in the shop, whoever names it. */
type Gift = "has_code" | "has_points"

/** Letter case counts for nothing in any mailbox of today, so one address is written in one way. */
export const readMailingAddress = (text: string): string => text.trim().toLowerCase()

/** Where the mail of an address goes, as the index has it: `june+shop@example.com` is June's own. */
const mailboxOf = (email: RawBuilder<unknown>): RawBuilder<string> => sql<string>`regexp_replace(${email}, '\\+[^@]*@', '@')`
const hashed = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`

/**
 * Keeps what a visitor said of an address, and answers whether this is the first time that the gift is to be had for it. Addresses of one
 * mailbox are one. Who names it at the same moment waits until this transaction is over.
 */
export const saveAddress = async (transaction: Transaction<Tables>, row: Omit<NewAddress, Gift>, gift: Gift): Promise<boolean> => {
  const mailbox = mailboxOf(sql`${row.email}::text`)
  await sql`select pg_advisory_xact_lock(hashtext('signup:' || ${mailbox}))`.execute(transaction)
  const given = await transaction
    .selectFrom("signup")
    .select("email")
    .where(mailboxOf(sql.ref("email")), "=", mailbox)
    .where(gift, "=", true)
    .executeTakeFirst()
  const isFirst = given === undefined && !(await wasGivenBefore(transaction, row.email, gift))
  await put(transaction, { ...row, [gift]: isFirst })
  return isFirst
}

/** Whether an address that was erased meanwhile had the gift. */
const wasGivenBefore = async (transaction: Kysely<Tables>, email: string, gift: Gift): Promise<boolean> => {
  const used = await transaction
    .selectFrom("used_gift")
    .select("gift")
    .where("email_hash", "in", [hashed(mailboxOf(sql`${email}::text`)), hashed(sql`${email}::text`)])
    .where("gift", "=", gift)
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Deletes addresses that have been off the list for so many days, or that were never on it, some at a time, each remembered as
 * `eraseAddresses` does. Those that joined the rewards programme stay.
 */
export const purgeAddresses = (database: Kysely<Tables>, days: number): Promise<void> =>
  deleteInBatches((atMost) =>
    forget(
      database,
      sql`not is_subscribed and not has_points and coalesce(unsubscribed_at, signed_up_at) < now() - make_interval(days => ${days})
        and not exists (select from account where account.web_user_guid = signup.web_user_guid)`,
      atMost
    )
  )

/** Deletes a visitor's addresses. What each was given stays as a hash: whoever has all erased and names the address anew has had it. */
export const eraseAddresses = async (transaction: Kysely<Tables>, webUserGuid: string): Promise<void> => {
  await forget(transaction, sql`web_user_guid = ${webUserGuid}`, null)
}

/** Deletes addresses and remembers their gifts, in one statement; answers how many. One that changes meanwhile is judged as it is then. */
const forget = async (database: Kysely<Tables>, isGone: RawBuilder<unknown>, atMost: number | null): Promise<number> => {
  const { rows } = await sql<{ readonly count: number }>`
    with gone as (
      delete from signup where (web_user_guid, email) in (select web_user_guid, email from signup where ${isGone} limit ${atMost}::int for update)
      returning email, has_code, has_points),
    kept as (
      insert into used_gift (email_hash, gift)
      select distinct ${hashed(mailboxOf(sql.ref("email")))}, gift
      from gone cross join lateral (values ('has_code', has_code), ('has_points', has_points)) as gifts (gift, was_given) where was_given
      on conflict do nothing)
    select count(*)::int as count from gone`.execute(database)
  return rows[0]?.count ?? 0
}

/** Gives one visitor's addresses to another; what both said of the same address comes together. */
export const moveAddresses = async (transaction: Kysely<Tables>, from: string, to: string): Promise<void> => {
  const rows = await transaction.deleteFrom("signup").where("web_user_guid", "=", from).returningAll().execute()
  for (const row of rows) await put(transaction, { ...row, web_user_guid: to })
}

/**
 * Gives what strangers said of an address to the account of who has now proven to own it: the sign-up, and, where the address joined the rewards
 * programme, the points for joining. Other accounts keep theirs. In the transaction that makes the account.
 */
export const claimAddress = async (transaction: Kysely<Tables>, email: string, to: WebUserGuid): Promise<void> => {
  const rows = await transaction
    .deleteFrom("signup")
    .where("email", "=", readMailingAddress(email))
    .where(sql<boolean>`web_user_guid not in (select web_user_guid from account)`)
    .returningAll()
    .execute()
  for (const row of rows) {
    await put(transaction, { ...row, web_user_guid: to })
    if (row.has_points) await moveJoining(transaction, WebUserGuid.make(row.web_user_guid), to)
  }
}

/** Signs an account up for emails at its own address, or takes the address off the list, whoever put it there. */
export const subscribe = async (database: Kysely<Tables>, own: OwnAddress, isSubscribed: boolean): Promise<void> => {
  const email = readMailingAddress(own.email)
  if (isSubscribed) return put(database, { web_user_guid: own.webUserGuid, email, source: "Account", is_subscribed: true })
  await database
    .updateTable("signup")
    .set({ is_subscribed: false, unsubscribed_at: sql<Date>`now()` })
    .where("is_subscribed", "=", true)
    .where((where) => where.or([where("email", "=", email), where("web_user_guid", "=", own.webUserGuid)]))
    .execute()
}

interface OwnAddress {
  readonly webUserGuid: string
  readonly email: string
}

/** Whether a visitor is signed up for emails, by whatever address (GAP-13). */
export const isSubscribed = async (database: Kysely<Tables>, webUserGuid: string): Promise<boolean> => {
  const row = await database
    .selectFrom("signup")
    .select("email")
    .where("web_user_guid", "=", webUserGuid)
    .where("is_subscribed", "=", true)
    .executeTakeFirst()
  return row !== undefined
}

/** What was said before stays true, who is on the list again was never off it, and a number that is left out is not taken back. */
const put = async (transaction: Kysely<Tables>, row: NewAddress): Promise<void> => {
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
