import {
  createCustomerReader,
  type ImportFile,
  type OldCustomer,
  type OldRow,
  type OldTableKind,
  readOldRows
} from "@camber/catalog-import"
import { normalizeEmail } from "@camber/domain/account"
import { validateContact } from "@camber/domain/checkout"
import { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import { deleteOldPassword, saveOldPassword, wrapOldHash } from "../account/oldPasswords.ts"
import { subscribeMoved } from "../signup/addresses.ts"
import { savePostalAddress } from "../addresses/savedAddresses.ts"
import type { Tables } from "../database/tables.ts"
import type { OldPassword } from "../old-passwords/OldRecipe.ts"
import { parseOldHash } from "../old-passwords/parseOldHash.ts"
import { compareRecords, type Difference, hashRecord, noteRecord } from "./ledger.ts"
import { addCount, inMoveBatches, type MoveContext, type MoveCounts } from "./MoveContext.ts"

interface PendingCustomer extends OldRow<OldCustomer> {
  readonly difference: Difference
  readonly hash: string
  /** Null if the password cannot be used. The customer must then use "Forgot password". */
  readonly password: OldPassword | null
}

/**
 * Moves customers. An existing account is not changed: a file can never change its password, names or address. Each account gets the old
 * hash as an old password, which the first sign-in replaces.
 */
export const moveCustomers = async (context: MoveContext, file: ImportFile, kind: OldTableKind, counts: MoveCounts) =>
  readOldRows(file, kind, context.report, createCustomerReader(), async (rows) => {
    const hashed = rows.map(({ item }) => ({ key: item.customer, hash: hashRecord(item) }))
    const getDifference = await compareRecords(context.database, "customer", hashed)
    const pending: Array<PendingCustomer> = []
    for (const [at, { item, row }] of rows.entries()) {
      const difference = getDifference(item.customer)
      const password = await preparePassword(context, { item, row }, difference, counts)
      reportBalances(context, { item, row })
      if (difference._tag === "Same") addCount(counts, "unchanged")
      else pending.push({ difference, hash: hashed[at]!.hash, item, password, row })
    }
    if (context.isCheck) {
      for (const { difference } of pending) addCount(counts, difference._tag === "New" ? "new" : "changed")
      await reportExisting(context, pending)
      return
    }
    await inMoveBatches(context, pending, async (transaction, some) => {
      for (const customer of some) await writeCustomer(context, transaction, customer, counts)
    })
  })

/** Parses the exported password hash. A fast hash is hashed again, unless the customer is unchanged. Reports hashes that cannot be used. */
const preparePassword = async (
  { hasCookieKey, isCheck, passwords }: MoveContext,
  { item, row }: OldRow<OldCustomer>,
  difference: Difference,
  counts: MoveCounts
): Promise<OldPassword | null> => {
  const parsed = parseOldHash(item.password, hasCookieKey)
  if (parsed._tag === "Unusable")
    row.report(
      "warning",
      parsed.code,
      parsed.field === "hash" ? "password_hash" : "password_scheme",
      parsed.sentence,
      // The report must not contain the hash itself.
      parsed.field === "scheme" ? item.password.scheme : undefined
    )
  if (parsed._tag === "Parsed" && item.isUnconfirmed)
    row.report("info", "unconfirmed-email", "email_verified", "The address was never confirmed: the customer must use Forgot password.")
  const isUsable = parsed._tag === "Parsed" && !item.isUnconfirmed
  addCount(counts, isUsable ? "withPassword" : "byLink")
  return isUsable && !isCheck && difference._tag !== "Same" ? wrapOldHash(parsed, passwords) : null
}

/** Reports balances that customers lose unless the owner grants them by hand. */
const reportBalances = ({ movesPoints }: MoveContext, { item, row }: OldRow<OldCustomer>): void => {
  if (item.creditCents > 0) {
    const sentence = `The store credit of ${(item.creditCents / 100).toFixed(2)} is not moved: pay it back, or send a promo code.`
    row.report("warning", "balance-not-moved", "store_credit", sentence, row.get("store_credit"))
  }
  if (item.points > 0 && !movesPoints)
    row.report(
      "warning",
      "points-not-moved",
      "points",
      `${item.points} points were not moved. Use --points to convert them to points of this shop.`,
      row.get("points")
    )
}

const accountExists = "This address has an account here. Its password, name and address stay as they are."

const reportExisting = async ({ database }: MoveContext, pending: ReadonlyArray<PendingCustomer>): Promise<void> => {
  const added = pending.filter(({ difference }) => difference._tag === "New")
  if (added.length === 0) return
  const keys = added.map(({ item }) => normalizeEmail(item.email))
  const rows = await database.selectFrom("account").select("email_key").where("email_key", "in", keys).execute()
  const known = new Set(rows.map(({ email_key }) => email_key))
  for (const { item, row } of added)
    if (known.has(normalizeEmail(item.email))) row.report("info", "account-exists", "email", accountExists, item.email)
}

const writeCustomer = async (
  context: MoveContext,
  transaction: Kysely<Tables>,
  pending: PendingCustomer,
  counts: MoveCounts
): Promise<void> => {
  const { difference, hash, item, row } = pending
  if (difference._tag === "New") {
    const accountId = await createAccount(context, transaction, pending)
    addCount(counts, accountId === null ? "kept" : "new")
    if (accountId === null) row.report("info", "account-exists", "email", accountExists, item.email)
  } else {
    const isChanged = await updateAccount(transaction, pending)
    addCount(counts, isChanged ? "changed" : "kept")
    if (!isChanged)
      row.report(
        "info",
        "account-in-use",
        "customer",
        "The customer has used or deleted the account since. It stays as it is.",
        item.customer
      )
  }
  await noteRecord(transaction, "customer", { key: item.customer, hash })
}

/**
 * Creates an account that has no argon2id password hash yet. Returns null if the address already has an account. The old customer is then
 * linked to that account.
 */
const createAccount = async (
  { movesConsent, movesPoints }: MoveContext,
  transaction: Kysely<Tables>,
  { item, password, row }: PendingCustomer
): Promise<string | null> => {
  const created = await transaction
    .insertInto("account")
    .values({
      account_id: crypto.randomUUID(),
      web_user_guid: crypto.randomUUID(),
      email: item.email,
      email_key: normalizeEmail(item.email),
      password_hash: null,
      first_name: item.firstName,
      last_name: item.lastName,
      has_special_price: item.hasSpecialPrice,
      tax_certificate: item.taxCertificate
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .returning(["account_id", "web_user_guid"])
    .executeTakeFirst()
  // The concurrently created account may since have changed its address or been deleted. In that case, the customer has no account.
  const own = sql<string | null>`(select account_id from account where email_key = ${normalizeEmail(item.email)})`
  await transaction
    .insertInto("moved_customer")
    .values({ customer: item.customer, account_id: created?.account_id ?? own, is_closed: created === undefined })
    .onConflict((conflict) => conflict.column("customer").doNothing())
    .execute()
  if (created === undefined) return null
  if (password !== null) await saveOldPassword(transaction, created.account_id, password)
  await saveAddress(transaction, WebUserGuid.make(created.web_user_guid), { item, row })
  // Consent that was withdrawn in this shop stays withdrawn. An address that is not confirmed is not subscribed, because another person may
  // have entered it.
  if (movesConsent && item.hasConsent && !item.isUnconfirmed) await subscribeMoved(transaction, created.web_user_guid, item.email)
  if (movesPoints && item.points > 0 && !item.hasSpecialPrice) await savePoints(transaction, created.web_user_guid, item.points)
  return created.account_id
}

/** Saves the customer's address if it is complete. Only the phone number may be missing, because the checkout asks for it. */
const saveAddress = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid, { item, row }: OldRow<OldCustomer>): Promise<void> => {
  if (item.address.street === "") return
  const { phone, ...faults } = validateContact({ ...item.address, email: item.email })
  const [fault] = Object.values(faults)
  if (fault !== undefined) return row.report("warning", "address-incomplete", "address1", `The address is left out: ${fault}`)
  const address = { ...item.address, phone: phone === undefined ? item.address.phone : "" }
  await savePostalAddress(transaction, webUserGuid, { address, addressId: null, isDefault: true })
}

const savePoints = async (transaction: Kysely<Tables>, webUserGuid: string, points: number): Promise<void> => {
  await transaction.insertInto("rewards_member").values({ web_user_guid: webUserGuid }).execute()
  await transaction.insertInto("points_entry").values({ web_user_guid: webUserGuid, points, reason: "moved", order_number: null }).execute()
}

/** Updates a moved account, unless its customer has already used it. Returns whether the account was updated. */
const updateAccount = async (transaction: Kysely<Tables>, { item, password }: PendingCustomer): Promise<boolean> => {
  const { rows } = await sql<{ account_id: string }>`
    update account set first_name = ${item.firstName}, last_name = ${item.lastName}, has_special_price = ${item.hasSpecialPrice},
      tax_certificate = ${item.taxCertificate}
    where password_hash is null and account_id = (select account_id from moved_customer where customer = ${item.customer} and not is_closed)
      and email_key = ${normalizeEmail(item.email)}
    returning account_id`.execute(transaction)
  const accountId = rows[0]?.account_id
  if (accountId === undefined) return false
  // If the new file has no password for the customer, the previously moved password must no longer work.
  await (password === null ? deleteOldPassword(transaction, accountId) : saveOldPassword(transaction, accountId, password))
  return true
}
