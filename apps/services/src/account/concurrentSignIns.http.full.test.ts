import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { createPasswordHasher } from "./passwords.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

const credentials = (emailAddress: string) => ({ emailAddress, password })

describe.each(allDatabases)("concurrent sign-ins on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open, {}, createPasswordHasher())
  })
  afterAll(() => shop.database.drop())

  const addOneItem = async (browser: Browser) => {
    const { json } = await shop.post(
      "checkout",
      {
        query: `mutation ($g: String!) { addToCart(webUserGuid: $g, items: [{ skuVariantNumber: "CAM-P2-1", skuBaseNumber: "CAM-P2", quantityRequested: 1, kitComponents: [] }]) { success } }`,
        variables: { g: browser.guid }
      },
      { cookie: browser.cookie }
    )
    expect(json).toEqual({ data: { addToCart: { success: true } } })
  }
  const listQuantities = async (guid: string) => {
    const lines = await shop.database.kysely.selectFrom("cart_line").select("quantity").where("web_user_guid", "=", guid).execute()
    return lines.map(({ quantity }) => quantity)
  }

  it("merge the carts of fifty browsers that sign in to one account at the same time", { timeout: 60_000 }, async () => {
    const account = await shop.member("fifty@example.com")
    const browsers = Array.from({ length: 50 }, () => shop.browser())
    for (const browser of browsers) await addOneItem(browser)
    let refused = browsers
    for (let round = 0; refused.length > 0 && round < 50; round++) {
      const answers = await Promise.all(refused.map((browser) => browser.post("/api/account/login", credentials("fifty@example.com"))))
      expect(answers.every(({ outcome, status }) => outcome === "done" || (outcome === "busy" && status === 503))).toBe(true)
      refused = refused.filter((_browser, at) => answers[at]?.outcome !== "done")
      // A browser whose sign-in was rejected keeps the item in its own cart.
      for (const browser of refused) expect(await listQuantities(browser.guid)).toEqual([1])
    }
    expect(refused).toEqual([])
    expect(await listQuantities(account.guid)).toEqual([50])
    expect(new Set(browsers.map(({ guid }) => guid))).toEqual(new Set([account.guid]))
    expect(new Set(browsers.map(({ jar }) => jar.get("camber_session"))).size).toBe(50)
  })

  it("leave no data if the account is deleted at the same time", { timeout: 60_000 }, async () => {
    for (let round = 0; round < 5; round++) {
      const emailAddress = `leaving${round}@example.com`
      const account = await shop.member(emailAddress)
      const other = shop.browser()
      await addOneItem(other)
      const guid = account.guid
      const [entered, deleted] = await Promise.all([
        other.post("/api/account/login", credentials(emailAddress)),
        account.post("/api/account/delete", { password })
      ])
      expect(deleted.outcome).toBe("done")
      expect(await listQuantities(guid)).toEqual([])
      if (entered.outcome === "refused") expect(await listQuantities(other.guid)).toEqual([1])
    }
  })

  it(
    "sign-ins are rejected immediately with 503 and Retry-After if they exceed the hashing capacity, and change no session",
    { timeout: 60_000 },
    async () => {
      await shop.member("flood@example.com")
      const browsers = Array.from({ length: 200 }, () => shop.browser())
      const before = browsers.map(({ guid }) => guid)
      const answers = await Promise.all(
        browsers.map((browser) =>
          browser.send("/api/account/login", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(credentials("flood@example.com"))
          })
        )
      )
      const refused = answers.filter(({ status }) => status === 503)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused.every(({ headers }) => headers.get("retry-after") === "2")).toBe(true)
      answers.forEach(({ status }, at) => {
        expect([status === 200, browsers[at]?.guid !== before[at]]).toEqual([status === 200, status === 200])
      })
      const { sessions } = await shop.database.kysely
        .selectFrom("account_session")
        .innerJoin("account", "account.account_id", "account_session.account_id")
        .select(({ fn }) => fn.countAll<number>().as("sessions"))
        .where("email", "=", "flood@example.com")
        .executeTakeFirstOrThrow()
      expect(sessions).toBe(answers.length - refused.length + 1)
    }
  )
})
