import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { createDemoAccounts } from "./demoAccounts.ts"
import { addStaff, setStaffRole } from "./staffAccount.ts"
import { openAccounts, type OpenAccounts } from "../../test/openAccounts.ts"

describe.each(allDatabases)("accounts created from the command line on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const getRoles = async (email: string) =>
    (await shop.database.kysely.selectFrom("account").select("roles").where("email", "=", email).executeTakeFirstOrThrow()).roles

  it("GAP-C57 creates a staff account through a link that works once, and does not give an existing account to another person", async () => {
    await shop.member("boss@example.com")
    for (const email of ["new@example.com", "boss@example.com"]) {
      const { link } = await addStaff(shop.database.kysely, "http://shop.test", email)
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

  it("EDIT-11 gives a new account the role of owner unless another role is named, keeps an account's role if none is named, and never removes the last owner", async () => {
    const { kysely } = shop.database
    const add = async (email: string, role?: "orders" | "content") => (await addStaff(kysely, "http://shop.test", email, role)).role
    await kysely
      .updateTable("account")
      .set({ staff_role: null, roles: ["registered"] })
      .execute()
    expect(await add("first@example.com")).toBe("owner")
    expect(await setStaffRole(kysely, "first@example.com", "content")).toEqual({ _tag: "LastOwner" })
    expect(await setStaffRole(kysely, "first@example.com", null)).toEqual({ _tag: "LastOwner" })
    expect([await add("packer@example.com", "orders"), await add("packer@example.com")]).toEqual(["orders", "orders"])
    expect(await setStaffRole(kysely, "PACKER@example.com", "owner")).toEqual({ _tag: "Set", before: "orders" })
    expect(await setStaffRole(kysely, "first@example.com", null)).toEqual({ _tag: "Set", before: "owner" })
    expect(await getRoles("first@example.com")).toEqual(["registered"])
    expect(await setStaffRole(kysely, "first@example.com", "owner")).toEqual({ _tag: "NotStaff" })
  })

  it("GAP-C57 creates three demo accounts and shows their random passwords once", { tags: "full" }, async () => {
    const accounts = await createDemoAccounts(shop.database.kysely)
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(3)
    for (const { emailAddress, password } of accounts)
      expect((await shop.browser().post("/api/account/login", { emailAddress, password: password ?? "" })).outcome).toBe("done")
    expect((await createDemoAccounts(shop.database.kysely)).map(({ password }) => password)).toEqual([null, null, null])
  })
})
