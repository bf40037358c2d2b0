import { addresses, deleteAddress, saveAddress, type AddressBook } from "@camber/domain/addresses"
import type { WebUserGuid } from "@camber/domain/visitor"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { deletePostalAddress, savePostalAddress, addressNotSaved, readAddresses } from "./savedAddresses.ts"

const signedOutAddresses: AddressBook = { addresses: [], message: addressNotSaved.signedOut }

/** Creates the address fields of the checkout service. Only signed-in users have saved addresses. */
export const addressFields = ({ database }: Pick<ResolverContext, "database">): Readonly<Record<string, RootField>> => {
  /** Changes an account's addresses in a transaction that locks the account, so that concurrent changes run one after the other. */
  const changing = (
    webUserGuid: WebUserGuid,
    { hasSessionEnded }: CallerContext,
    change: (transaction: Kysely<Tables>) => Promise<string | null>
  ): Promise<AddressBook> =>
    database.transaction().execute(async (transaction) => {
      const account = await ownAccount(transaction, webUserGuid).forUpdate().executeTakeFirst()
      if (account === undefined || hasSessionEnded) return signedOutAddresses
      const message = await change(transaction)
      return { addresses: await readAddresses(transaction, webUserGuid), message }
    })
  return {
    addresses: createResolver(addresses, "addresses", async ({ webUserGuid }, { hasSessionEnded }) => {
      const account = hasSessionEnded ? undefined : await ownAccount(database, webUserGuid).executeTakeFirst()
      return { addresses: account === undefined ? [] : await readAddresses(database, webUserGuid), message: null }
    }),
    saveAddress: createResolver(saveAddress, "saveAddress", ({ webUserGuid, ...wanted }, caller) =>
      changing(webUserGuid, caller, (transaction) => savePostalAddress(transaction, webUserGuid, wanted))
    ),
    deleteAddress: createResolver(deleteAddress, "deleteAddress", ({ addressId, webUserGuid }, caller) =>
      changing(webUserGuid, caller, async (transaction) => {
        await deletePostalAddress(transaction, webUserGuid, addressId)
        return null
      })
    )
  }
}

const ownAccount = (database: Kysely<Tables>, webUserGuid: WebUserGuid) =>
  database.selectFrom("account").select("account_id").where("web_user_guid", "=", webUserGuid)
