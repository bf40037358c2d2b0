import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openAccounts, type OpenAccounts } from "../../test/openAccounts.ts"
import { cheapCost } from "../../test/openServices.ts"
import { parseOldHash } from "../old-passwords/parseOldHash.ts"
import { saveOldPassword, selectOldPassword, toOldPassword, wrapOldHash } from "./oldPasswords.ts"
import { createPasswordHasher } from "./passwords.ts"
import { addStaff } from "./staffAccount.ts"

const bcrypt = { password: "Chicane!Sunday7", hash: "$2y$10$abcdefghijklmnopqrstuu40dzdXBVVAEKhi1xTpbQcgC4so1ybbC" }
const md5 = { password: "kBigBlock-454", hash: "16b5905a5d6868a263af9558c68248ba:8f" }

describe.each(allDatabases)("old passwords on $kind", ({ open }) => {
  let shop: OpenAccounts
  const passwords = createPasswordHasher({ cost: cheapCost })
  beforeAll(async () => {
    shop = await openAccounts(open, {}, passwords)
  })
  afterAll(() => shop.database.drop())

  const addCustomer = async (email: string, hash: string): Promise<string> => {
    const { kysely } = shop.database
    const account = {
      account_id: crypto.randomUUID(),
      web_user_guid: crypto.randomUUID(),
      email,
      email_key: email.toLowerCase(),
      password_hash: null
    }
    await kysely.insertInto("account").values(account).execute()
    await kysely.insertInto("moved_customer").values({ customer: email, account_id: account.account_id }).execute()
    const parsed = parseOldHash({ hash, scheme: "", salt: "" })
    if (parsed._tag !== "Parsed") throw new Error(parsed._tag)
    await saveOldPassword(kysely, account.account_id, await wrapOldHash(parsed, passwords))
    return account.account_id
  }
  const signIn = (emailAddress: string, password: string) => shop.browser().post("/api/account/login", { emailAddress, password })
  const readOld = async (accountId: string) => {
    const accounts = selectOldPassword(shop.database.kysely.selectFrom("account"))
    return toOldPassword(await accounts.where("account.account_id", "=", accountId).executeTakeFirstOrThrow())
  }
  const readHash = async (accountId: string) => {
    const { kysely } = shop.database
    const row = await kysely.selectFrom("account").select("password_hash").where("account_id", "=", accountId).executeTakeFirstOrThrow()
    return row.password_hash
  }

  it.each([
    ["bcrypt", bcrypt],
    ["salted MD5", md5]
  ])("signs in with %s once, and replaces it with a hash of the shop", async (name, { hash, password }) => {
    const email = `${name.replace(" ", "")}@example.com`
    const accountId = await addCustomer(email, hash)
    expect((await signIn(email, password.toUpperCase())).outcome).toBe("refused")
    expect(await readHash(accountId)).toBeNull()
    expect((await signIn(email.toUpperCase(), password)).outcome).toBe("done")
    expect(await readHash(accountId)).toMatch(/^\$argon2id\$/)
    expect(await readOld(accountId)).toBeNull()
    expect((await signIn(email, password)).outcome).toBe("done")
    expect((await signIn(email, "another password")).outcome).toBe("refused")
  })

  it("stores no hash that is fast to guess", async () => {
    const old = await readOld(await addCustomer("weak@example.com", md5.hash))
    expect(old?.digest).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(old)).not.toContain(md5.hash.slice(0, 32))
  })

  it("allows two sign-ins at the same time", async () => {
    await addCustomer("twice@example.com", md5.hash)
    const both = await Promise.all([signIn("twice@example.com", md5.password), signIn("twice@example.com", md5.password)])
    expect(both.map(({ outcome }) => outcome)).toEqual(["done", "done"])
  })

  it("deletes the old password when the customer chooses a new one by a mailed link", async () => {
    const email = "reset@example.com"
    const accountId = await addCustomer(email, md5.hash)
    await shop.browser().post("/api/account/forgot", { emailAddress: email })
    const reset = { token: await shop.tokenFor(email), newPassword: "a much better password" }
    expect((await shop.browser().post("/api/account/reset", reset)).outcome).toBe("done")
    expect(await readOld(accountId)).toBeNull()
    expect((await signIn(email, md5.password)).outcome).toBe("refused")
    expect((await signIn(email, reset.newPassword)).outcome).toBe("done")
  })

  it("deletes the old password when the account becomes staff", async () => {
    const email = "staff@example.com"
    const accountId = await addCustomer(email, md5.hash)
    await addStaff(shop.database.kysely, "http://shop.test", email)
    expect(await readOld(accountId)).toBeNull()
    expect((await signIn(email, md5.password)).outcome).toBe("refused")
  })
})
