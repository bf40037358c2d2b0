import { AsyncLocalStorage } from "node:async_hooks"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { lockEmailAddress } from "./oneTimeLinks.ts"
import { addStaff } from "./staffAccount.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

describe.each(allDatabases)("concurrent use of links on $kind", ({ kind, open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const requestEmailChange = async (browser: Browser, emailAddress: string) => {
    await browser.post("/api/account/email", { password, emailAddress })
    return { browser, token: await shop.tokenFor(emailAddress) }
  }
  const requestRegistration = async (emailAddress: string) => {
    const browser = shop.browser()
    await browser.post("/api/account/register", { firstName: "June", lastName: "Hale", emailAddress, newPassword: password })
    return { browser, token: await shop.tokenFor(emailAddress) }
  }
  const outcomes = async (links: ReadonlyArray<{ readonly browser: Browser; readonly token: string }>) => {
    const answers = await Promise.all(links.map(({ browser, token }) => browser.post("/api/account/confirm", { token })))
    expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200))
    return answers.map(({ outcome }) => outcome).toSorted()
  }
  const countOwners = async (email: string) =>
    (await shop.database.kysely.selectFrom("account").select("account_id").where("email_key", "=", email).execute()).length

  it("gives an email address to one of two accounts that request it, and rejects the other", async () => {
    for (let round = 0; round < 3; round++) {
      const address = `wanted${round}@example.com`
      const first = await shop.member(`one${round}@example.com`)
      const other = await shop.member(`other${round}@example.com`)
      expect(await outcomes([await requestEmailChange(first, address), await requestEmailChange(other, address)])).toEqual([
        "done",
        "taken"
      ])
      expect(await countOwners(address)).toBe(1)
    }
  })

  it("changes an account's email address once, even if the account requested several links", async () => {
    for (let round = 0; round < 3; round++) {
      const own = await shop.member(`mover${round}@example.com`)
      const links = [await requestEmailChange(own, `moved${round}@example.com`), await requestEmailChange(own, `moved${round}@example.com`)]
      expect(await outcomes(links)).toEqual(["done", "expired"])
      expect(await countOwners(`moved${round}@example.com`)).toBe(1)
    }
  })

  it("creates one account from two registrations, and does not give an account an address that is registered at the same time", async () => {
    for (let round = 0; round < 3; round++) {
      const address = `new${round}@example.com`
      const own = await shop.member(`former${round}@example.com`)
      const links = [await requestRegistration(address), await requestRegistration(address), await requestEmailChange(own, address)]
      expect(await outcomes(links)).toEqual(["done", "taken", "taken"])
      expect(await countOwners(address)).toBe(1)
    }
  })

  it("sets only one of two passwords that are sent at the same time", async () => {
    const own = await shop.member("forgetful@example.com")
    const tokens: Array<string> = []
    for (let link = 0; link < 2; link++) {
      await own.post("/api/account/forgot", { emailAddress: "forgetful@example.com" })
      tokens.push(await shop.tokenFor("forgetful@example.com"))
    }
    const answers = await Promise.all(tokens.map((token) => shop.browser().post("/api/account/reset", { token, newPassword: password })))
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "expired"])
  })

  // The embedded database has one connection, so nothing can deadlock.
  it("locks account and email address in the same order as addStaff, which avoids a deadlock", async ({ skip }) => {
    skip(kind === "embedded", "the embedded database has one connection")
    const database = shop.database.kysely
    const address = "hired@example.com"
    await shop.member(address)
    const asAnotherProcess = AsyncLocalStorage.snapshot()
    const lockWaits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const countLockWaits = () => asAnotherProcess(async () => (await lockWaits.execute(database)).rows.length)
    const adding = await database.transaction().execute(async (transaction) => {
      await transaction.selectFrom("account").select("account_id").where("email_key", "=", address).forUpdate().execute()
      const added = asAnotherProcess(() => addStaff(database, "http://shop.test", address)).then(
        () => "added",
        (error: Error) => error.message
      )
      await expect.poll(countLockWaits).toBe(1)
      await lockEmailAddress(transaction, address)
      return { added }
    })
    expect(await adding.added).toBe("added")
  })
})
