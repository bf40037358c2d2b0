import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { createDemoAccounts } from "./demoAccounts.ts"
import { addStaff } from "./staffAccount.ts"
import { openAccounts, type OpenAccounts } from "../../test/openAccounts.ts"

describe.each(allDatabases)("accounts created from the command line on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const getRoles = async (email: string) =>
    (await shop.database.kysely.selectFrom("account").select("roles").where("email", "=", email).executeTakeFirstOrThrow()).roles

  it("GAP-C57 makes a staff account through a link that works once, and an existing account keeps its owner", async () => {
    await shop.member("boss@example.com")
    for (const email of ["new@example.com", "boss@example.com"]) {
      const link = await addStaff(shop.database.kysely, "http://shop.test", email)
      expect(link).toMatch(/^http:\/\/shop\.test\/account\/reset#[0-9a-f]{64}$/)
      expect(await getRoles(email)).toContain("staff")
      const browser = shop.browser()
      const reset = { token: link.split("#")[1], newPassword: "a staff password" }
      expect((await browser.post("/api/account/reset", reset)).outcome).toBe("done")
      expect((await shop.browser().post("/api/account/reset", reset)).outcome).toBe("expired")
      // Employees are excluded from analytics.
      expect(browser.jar.get("ExcludeFromAnalytics")).toBe("true")
    }
  })

  it("GAP-C57 creates three demo accounts and shows their random passwords once", async () => {
    const accounts = await createDemoAccounts(shop.database.kysely)
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(3)
    for (const { emailAddress, password } of accounts)
      expect((await shop.browser().post("/api/account/login", { emailAddress, password: password ?? "" })).outcome).toBe("done")
    expect((await createDemoAccounts(shop.database.kysely)).map(({ password }) => password)).toEqual([null, null, null])
  })
})
