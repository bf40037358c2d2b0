import { AddressId, getAddressKey, type AddressTexts, MAX_ADDRESSES, type SavedAddress } from "@camber/domain/addresses"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Messages to the shopper when an address was not saved. */
export const addressNotSaved = {
  signedOut: "Sign in to save addresses.",
  full: `You've saved ${MAX_ADDRESSES} addresses. Delete one to add another.`,
  same: "You've already saved this address.",
  gone: "This address was deleted. Reload the page."
} as const

/** Returns an account's addresses: the default first, then the newest. */
export const readAddresses = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<SavedAddress>> => {
  const rows = await database
    .selectFrom("saved_address")
    .select(["address_id", "contact", "is_default"])
    .where("web_user_guid", "=", webUserGuid)
    .orderBy("is_default", "desc")
    .orderBy("saved_at", "desc")
    .orderBy("address_id")
    .execute()
  // Merged accounts may hold two defaults. Only the first row counts.
  return rows.map(({ address_id, contact, is_default }, index) => ({
    addressId: AddressId.make(address_id),
    address: contact,
    isDefault: is_default && index === 0
  }))
}

/** A trimmed address to save. `addressId` is the address to replace. */
interface Wanted {
  readonly addressId: AddressId | null
  readonly address: AddressTexts
  readonly isDefault: boolean
}

/** Saves an address in a transaction that locks the account. Returns the reason for a rejection, or null. */
export const savePostalAddress = async (
  transaction: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  { address, addressId, isDefault }: Wanted
): Promise<string | null> => {
  const savedAddresses = await readAddresses(transaction, webUserGuid)
  const identity = getAddressKey(address)
  const same = savedAddresses.find((item) => getAddressKey(item.address) === identity)
  if (addressId !== null && same !== undefined && same.addressId !== addressId) return addressNotSaved.same
  const before = addressId === null ? same : savedAddresses.find((item) => item.addressId === addressId)
  if (addressId !== null && before === undefined) return addressNotSaved.gone
  if (before === undefined && savedAddresses.length >= MAX_ADDRESSES) return addressNotSaved.full
  const update = transaction.updateTable("saved_address").where("web_user_guid", "=", webUserGuid)
  const becomesDefault = isDefault || before?.isDefault === true || savedAddresses.length === 0
  if (becomesDefault) await update.set({ is_default: false }).execute()
  const values = { identity, contact: JSON.stringify(address), is_default: becomesDefault }
  if (before === undefined)
    await transaction
      .insertInto("saved_address")
      .values({ ...values, web_user_guid: webUserGuid, address_id: crypto.randomUUID() })
      .execute()
  else await update.set(values).where("address_id", "=", before.addressId).execute()
  return null
}

/** Deletes an address in a transaction that locks the account. If it was the default, the newest remaining address becomes the default. */
export const deletePostalAddress = async (transaction: Kysely<Tables>, webUserGuid: WebUserGuid, addressId: AddressId): Promise<void> => {
  await transaction.deleteFrom("saved_address").where("web_user_guid", "=", webUserGuid).where("address_id", "=", addressId).execute()
  const [first] = await readAddresses(transaction, webUserGuid)
  if (first === undefined || first.isDefault) return
  await transaction
    .updateTable("saved_address")
    .set({ is_default: true })
    .where("web_user_guid", "=", webUserGuid)
    .where("address_id", "=", first.addressId)
    .execute()
}
