import type { OpenServices } from "../../../test/openServices.ts"
import type { TestVisitor } from "../../../test/testVisitor.ts"
import { joinRewards } from "../adjustPoints.ts"

/** Creates a visitor with an account and a rewards membership with 100 points. */
export const newMember = async (shop: OpenServices, email = `${crypto.randomUUID()}@example.com`): Promise<TestVisitor> => {
  const visitor = shop.visitor()
  const account = { account_id: crypto.randomUUID(), web_user_guid: visitor.webUserGuid, email, email_key: email, password_hash: null }
  await shop.database.kysely.insertInto("account").values(account).execute()
  await joinRewards(shop.database.kysely, visitor.webUserGuid, 100)
  return visitor
}
