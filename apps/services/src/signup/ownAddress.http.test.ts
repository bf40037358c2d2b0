import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

const limits = { ofAccount: 1000, ofAddress: 20, ofMail: 1000 }

describe.each(allDatabases)("the address of an account on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const join = (browser: Browser, emailAddress: string) => post(browser, "/api/promotions/signUpPromo/signUpForLoyalty", { emailAddress })
  const signUp = async (browser: Browser, emailAddress: string) => {
    const form = { emailAddress, phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" }
    return (await post(browser, "/api/promotions/signUpPromo/signUpForPromo", form)) as { readonly success: boolean }
  }
  const post = async (browser: Browser, path: string, body: object): Promise<unknown> => {
    const headers = { "content-type": "application/json" }
    const response = await browser.send(path, { method: "POST", headers, body: JSON.stringify(body) })
    expect(response.status).toBe(200)
    return response.json()
  }
  const profileOf = async (browser: Browser) => {
    const query = `query ($g: String!) { userProfile(webUserGuid: $g) { isSignedUpForEmails isLoyaltyRegisteredUser } }`
    const { json } = await shop.post("customer", { query, variables: { g: browser.guid } }, { cookie: browser.cookie })
    return json.data
  }
  const pointsOf = async ({ guid }: Browser) => {
    const entries = await shop.database.kysely
      .selectFrom("points_entry")
      .select(["points", "reason"])
      .where("web_user_guid", "=", guid)
      .execute()
    return entries.map(({ points, reason }) => `${reason} ${points}`)
  }

  it("brings along the points for joining by it, also from another browser, once the link in the mail is used", async () => {
    const address = "joined@example.com"
    const guest = shop.browser()
    await join(guest, address)
    await signUp(guest, address)
    expect(await pointsOf(guest)).toEqual(["signup 100"])
    const asker = shop.browser()
    await asker.post("/api/account/register", {
      firstName: "June",
      lastName: "",
      emailAddress: " Joined@example.com",
      newPassword: password
    })
    expect(await pointsOf(guest)).toEqual(["signup 100"])
    await asker.post("/api/account/confirm", { token: await shop.tokenFor("Joined@example.com") })
    expect([await pointsOf(asker), await pointsOf(guest)]).toEqual([["signup 100"], []])
    expect(await profileOf(asker)).toEqual({ userProfile: { isSignedUpForEmails: true, isLoyaltyRegisteredUser: true } })
    await join(asker, address)
    await join(guest, "another@example.com")
    expect([await pointsOf(asker), await pointsOf(guest)]).toEqual([["signup 100"], []])
  })

  it("takes nothing from another account that named it before", async () => {
    const account = await shop.member("first@example.com")
    await join(account, "second@example.com")
    const other = await shop.member("second@example.com")
    expect([await pointsOf(account), await pointsOf(other)]).toEqual([["signup 100"], []])
  })

  it("gets the shop's emails while its owner wants them", async () => {
    const guest = shop.browser()
    const account = await shop.member("letters@example.com")
    const isSignedUp = async (browser: Browser) => (await browser.send("/api/account/download")).json()
    expect(await profileOf(account)).toMatchObject({ userProfile: { isSignedUpForEmails: false } })
    expect((await account.post("/api/account/newsletter", { newsletter: "on" })).outcome).toBe("done")
    expect(await profileOf(account)).toMatchObject({ userProfile: { isSignedUpForEmails: true } })
    await signUp(guest, "Letters@example.com")
    expect((await account.post("/api/account/newsletter", { newsletter: "off" })).outcome).toBe("done")
    expect([await profileOf(account), await profileOf(guest)]).toMatchObject(Array(2).fill({ userProfile: { isSignedUpForEmails: false } }))
    expect(await isSignedUp(account)).toMatchObject({ signup: [{ email: "letters@example.com", is_subscribed: false }] })
  })

  it("signs up so many times from one client address, whoever says to be somebody new", async () => {
    const limited = await openAccounts(open, { tryLimits: limits })
    const outcomes: Array<boolean> = []
    for (let count = 0; count < 22; count++) outcomes.push((await signUp(limited.browser(), `mass${count}@example.com`)).success)
    expect(outcomes).toEqual([...Array<boolean>(20).fill(true), false, false])
    expect((await limited.browser().post("/api/account/forgot", { emailAddress: "mass@example.com" })).outcome).toBe("mailed")
    await limited.database.drop()
  })
})
