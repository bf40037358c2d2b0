import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

const limits = { ofAccount: 1000, ofAddress: 20, ofMail: 1000 }

describe.each(allDatabases)("an account's email address on $kind", ({ open }) => {
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
  const getProfile = async (browser: Browser) => {
    const query = `query ($g: String!) { userProfile(webUserGuid: $g) { isSignedUpForEmails isLoyaltyRegisteredUser } }`
    const { json } = await shop.post("customer", { query, variables: { g: browser.guid } }, { cookie: browser.cookie })
    return json.data
  }
  const listPoints = async ({ guid }: Browser) => {
    const entries = await shop.database.kysely
      .selectFrom("points_entry")
      .select(["points", "reason"])
      .where("web_user_guid", "=", guid)
      .execute()
    return entries.map(({ points, reason }) => `${reason} ${points}`)
  }

  it("receives its points for joining once the mailed link is used, also in another browser", async () => {
    const address = "joined@example.com"
    const guest = shop.browser()
    await join(guest, address)
    await signUp(guest, address)
    expect(await listPoints(guest)).toEqual(["signup 100"])
    const newcomer = shop.browser()
    await newcomer.post("/api/account/register", {
      firstName: "June",
      lastName: "",
      emailAddress: " Joined@example.com",
      newPassword: password
    })
    expect(await listPoints(guest)).toEqual(["signup 100"])
    await newcomer.post("/api/account/confirm", { token: await shop.tokenFor("Joined@example.com") })
    expect(await listPoints(newcomer)).toEqual(["signup 100"])
    expect(await listPoints(guest)).toEqual([])
    expect(await getProfile(newcomer)).toEqual({ userProfile: { isSignedUpForEmails: true, isLoyaltyRegisteredUser: true } })
    await join(newcomer, address)
    await join(guest, "another@example.com")
    expect(await listPoints(newcomer)).toEqual(["signup 100"])
    expect(await listPoints(guest)).toEqual([])
  })

  it("receives no points if another account has used the address before", async () => {
    const account = await shop.member("first@example.com")
    await join(account, "second@example.com")
    const other = await shop.member("second@example.com")
    expect(await listPoints(account)).toEqual(["signup 100"])
    expect(await listPoints(other)).toEqual([])
  })

  it("receives the shop's emails while its owner is subscribed", async () => {
    const guest = shop.browser()
    const account = await shop.member("letters@example.com")
    const isSignedUp = async (browser: Browser) => (await browser.send("/api/account/download")).json()
    expect(await getProfile(account)).toMatchObject({ userProfile: { isSignedUpForEmails: false } })
    expect((await account.post("/api/account/newsletter", { newsletter: "on" })).outcome).toBe("done")
    expect(await getProfile(account)).toMatchObject({ userProfile: { isSignedUpForEmails: true } })
    await signUp(guest, "Letters@example.com")
    expect((await account.post("/api/account/newsletter", { newsletter: "off" })).outcome).toBe("done")
    expect([await getProfile(account), await getProfile(guest)]).toMatchObject(
      Array(2).fill({ userProfile: { isSignedUpForEmails: false } })
    )
    expect(await isSignedUp(account)).toMatchObject({ signup: [{ email: "letters@example.com", is_subscribed: false }] })
  })

  it("can be signed up only a limited number of times per IP address, even by new visitors", async () => {
    const limited = await openAccounts(open, { tryLimits: limits })
    const outcomes: Array<boolean> = []
    for (let count = 0; count < 22; count++) outcomes.push((await signUp(limited.browser(), `mass${count}@example.com`)).success)
    expect(outcomes).toEqual([...Array<boolean>(20).fill(true), false, false])
    expect((await limited.browser().post("/api/account/forgot", { emailAddress: "mass@example.com" })).outcome).toBe("mailed")
    await limited.database.drop()
  })
})
