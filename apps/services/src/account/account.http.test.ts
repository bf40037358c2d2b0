import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe.each(allDatabases)("accounts on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const getProfile = async (browser: Browser) => {
    const { json } = await shop.post(
      "customer",
      {
        query: `query ($g: String!) { userProfile(webUserGuid: $g) { emailAddress firstName isRegistered isBrowsingCustomerAuthorized } }`,
        variables: { g: browser.guid }
      },
      { cookie: browser.cookie }
    )
    return json.data
  }
  const known = { emailAddress: "june@example.com", firstName: "June", isRegistered: true, isBrowsingCustomerAuthorized: true }
  const signIn = (browser: Browser, emailAddress: string, given = password) =>
    browser.post("/api/account/login", { emailAddress, password: given })
  const signOut = (browser: Browser, headers: Readonly<Record<string, string>> = { "sec-fetch-site": "same-origin", "x-camber": "1" }) =>
    browser.send("/api/account/login/logout", { headers })
  const listSubjects = async (recipient: string) => {
    const mails = await shop.database.kysely
      .selectFrom("mail")
      .select("subject")
      .where("recipient", "=", recipient)
      .orderBy("mail_id")
      .execute()
    return mails.map(({ subject }) => subject.replace(" - Camber", ""))
  }

  it("VIS-01 creates the account through the mailed link, with a new guid and session", async () => {
    const browser = shop.browser()
    const [guid, session] = [browser.guid, browser.jar.get("camber_session")]
    const form = { firstName: " June ", lastName: "Hale", emailAddress: " june@example.com ", newPassword: password }
    expect(await browser.post("/api/account/register", form)).toEqual({ status: 200, outcome: "mailed", next: null })
    expect([browser.guid, await getProfile(browser)]).toEqual([guid, { userProfile: expect.objectContaining({ isRegistered: false }) }])
    const token = await shop.tokenFor("june@example.com")
    expect(await browser.post("/api/account/confirm", { token })).toEqual({ status: 200, outcome: "done", next: "/account" })
    expect([browser.guid === guid, browser.jar.get("camber_session") === session]).toEqual([false, false])
    expect(browser.guid).toMatch(uuid)
    expect(await getProfile(browser)).toEqual({ userProfile: known })
    expect((await shop.browser().post("/api/account/confirm", { token })).outcome).toBe("expired")
  })

  it("get a new password in the browser that opens the mailed link, and reject the password typed in the form", async () => {
    const [visitor, owner] = [shop.browser(), shop.browser()]
    const emailAddress = "rightful@example.com"
    await visitor.post("/api/account/register", { firstName: "Not", lastName: "Me", emailAddress, newPassword: "a stranger's password" })
    const confirmed = await owner.post("/api/account/confirm", { token: await shop.tokenFor(emailAddress) })
    expect(confirmed).toMatchObject({ outcome: "done", next: expect.stringMatching(/^\/account\/reset#[0-9a-f]{64}$/) })
    expect(await getProfile(owner)).toEqual({ userProfile: expect.objectContaining({ isRegistered: false }) })
    expect((await signIn(visitor, emailAddress, "a stranger's password")).outcome).toBe("refused")
    const token = confirmed.next?.split("#")[1] ?? ""
    expect((await owner.post("/api/account/reset", { token, newPassword: password })).outcome).toBe("done")
    expect((await signIn(shop.browser(), emailAddress)).outcome).toBe("done")
    expect((await signIn(visitor, emailAddress, "a stranger's password")).outcome).toBe("refused")
  })

  it("accept a sign-in from a second browser regardless of email case, and reject a wrong password", async () => {
    const browser = shop.browser()
    const before = browser.cookie
    expect((await signIn(browser, "june@example.com", "correct horse batter")).outcome).toBe("refused")
    expect(browser.cookie).toBe(before)
    expect(await signIn(browser, "June@Example.com")).toEqual({ status: 200, outcome: "done", next: "/" })
    expect(await getProfile(browser)).toEqual({ userProfile: known })
  })

  it("do not reveal whether an email address has an account: both responses are equal, and the owner gets an email", async () => {
    const [owner, unregistered] = ["owner@example.com", "stranger@example.com"]
    await shop.member(owner)
    const asked = (path: string, body: (emailAddress: string) => object) =>
      Promise.all([owner, unregistered].map((emailAddress) => shop.browser().post(path, body(emailAddress))))
    const pairs = [
      await asked("/api/account/register", (emailAddress) => ({
        firstName: "A",
        lastName: "",
        emailAddress,
        newPassword: "a fresh password"
      })),
      await asked("/api/account/forgot", (emailAddress) => ({ emailAddress })),
      await asked("/api/account/login", (emailAddress) => ({ emailAddress, password: "0123456789" }))
    ]
    for (const [registered, missing] of pairs) expect(registered).toEqual(missing)
    expect(await listSubjects(owner)).toEqual(["Finish your account", "You already have an account", "Choose a new password"])
    expect(await listSubjects(unregistered)).toEqual(["Finish your account", "There is no account with this address"])
  })

  it("CALL-20 GAP-C60 sign out only by the shop's own script, after which the browser is anonymous", async () => {
    const browser = await shop.member("out@example.com")
    const [{ guid }, stolen] = [browser, browser.copy()]
    for (const headers of [
      {},
      { "x-camber": "1" },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "cross-site", "x-camber": "1" }
    ])
      expect((await signOut(browser, headers)).status).toBe(403)
    expect(browser.guid).toBe(guid)
    expect(await (await signOut(browser)).json()).toEqual({ success: true, redirectUrl: "/account/login?signedOut=true" })
    expect(browser.guid).not.toBe(guid)
    expect(await getProfile(browser)).toEqual({
      userProfile: expect.objectContaining({ isRegistered: false, isBrowsingCustomerAuthorized: true })
    })
    // The session also ended on the server, so a copy of its cookies has no access.
    const responseAfterReset = await stolen.send("/api/account/download")
    // A request that was sent before the sign-out does not overwrite the new cookies.
    expect([await responseAfterReset.text(), responseAfterReset.headers.getSetCookie()]).toEqual([
      expect.not.stringMatching(/account"|@/),
      []
    ])
  })

  it("NAV-180 clear vehicle, location, promo code and acquisition cookies when the account is signed out or deleted", async () => {
    const keep = (browser: Browser) => {
      const theirs = ["Fitment", "HasCustomerProjects", "location", "country", "PromoCode", "segment_audiences"]
      for (const name of [...theirs, "cje", "iterableEmailCampaignId", "iterableTemplateId"]) browser.jar.set(name, "theirs")
      browser.jar.set("theme", "dark").set("Privacy", "refused")
      return browser
    }
    const readOwnCookies = ({ jar }: Browser) => [...jar].filter(([, value]) => value === "theirs").map(([name]) => name)
    const out = keep(await shop.member("left-device@example.com"))
    await signOut(out)
    expect([readOwnCookies(out), out.jar.get("theme"), out.jar.get("Privacy")]).toEqual([[], "dark", "refused"])
    const gone = keep(await shop.member("left-shop@example.com"))
    expect(await gone.post("/api/account/delete", { password })).toMatchObject({ outcome: "done" })
    expect([readOwnCookies(gone), gone.jar.get("theme") || null, gone.jar.get("Privacy")]).toEqual([[], null, "refused"])
  })

  it("GAP-67 make the visitor of an expired session anonymous, with hasSessionEnded until the next sign-in", async () => {
    const browser = await shop.member("over@example.com")
    const { guid } = browser
    await shop.database.kysely
      .updateTable("account_session")
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    await browser.send("/api/visitor/state")
    expect(browser.guid).not.toBe(guid)
    const ended = { userProfile: expect.objectContaining({ isRegistered: false, isBrowsingCustomerAuthorized: false }) }
    expect([await getProfile(browser), await getProfile(browser)]).toEqual([ended, ended])
    expect((await signIn(browser, "over@example.com")).outcome).toBe("done")
    expect([browser.guid, await getProfile(browser)]).toEqual([
      guid,
      { userProfile: expect.objectContaining({ isBrowsingCustomerAuthorized: true }) }
    ])
  })

  it("can set a new password by the mailed link, which works once and ends all sessions", async () => {
    const email = "forgot@example.com"
    const [former, browser] = [await shop.member(email), shop.browser()]
    expect((await browser.post("/api/account/forgot", { emailAddress: email })).outcome).toBe("mailed")
    const token = await shop.tokenFor(email)
    expect((await browser.post("/api/account/confirm", { token })).outcome).toBe("expired")
    expect(await browser.post("/api/account/reset", { token, newPassword: "another one" })).toMatchObject({
      outcome: "done",
      next: "/account"
    })
    expect((await shop.browser().post("/api/account/reset", { token, newPassword: "a third one" })).outcome).toBe("expired")
    const { guid } = former
    await former.send("/api/visitor/state")
    expect([browser.guid, former.guid === guid]).toEqual([guid, false])
    expect([(await signIn(shop.browser(), email)).outcome, (await signIn(shop.browser(), email, "another one")).outcome]).toEqual([
      "refused",
      "done"
    ])
    expect((await listSubjects(email)).at(-1)).toBe("Your password was changed")
  })

  it("cannot be confirmed with an expired link", async () => {
    await shop
      .browser()
      .post("/api/account/register", { firstName: "A", lastName: "", emailAddress: "late@example.com", newPassword: password })
    await shop.database.kysely
      .updateTable("one_time_link")
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await shop.browser().post("/api/account/confirm", { token: await shop.tokenFor("late@example.com") })).outcome).toBe("expired")
  })

  it("OPS-28 reject a common password in every form that sets one", async () => {
    const browser = await shop.member("common@example.com")
    const newPassword = "Password123!"
    const form = { firstName: "June", lastName: "", emailAddress: "other@example.com", newPassword }
    expect((await shop.browser().post("/api/account/register", form)).outcome).toBe("common")
    expect((await browser.post("/api/account/password", { password, newPassword })).outcome).toBe("common")
    await browser.post("/api/account/forgot", { emailAddress: "common@example.com" })
    const token = await shop.tokenFor("common@example.com")
    expect((await browser.post("/api/account/reset", { token, newPassword })).outcome).toBe("common")
    expect((await signIn(shop.browser(), "common@example.com")).outcome).toBe("done")
  })

  it("OPS-27 can change name, password and email address, and require the current password for sensitive changes", async () => {
    const email = "change@example.com"
    const [browser, elsewhere] = [await shop.member(email), shop.browser()]
    await signIn(elsewhere, email)
    expect((await browser.post("/api/account/profile", { firstName: "Ada", lastName: "" })).outcome).toBe("done")
    expect(await getProfile(browser)).toMatchObject({ userProfile: { firstName: "Ada" } })

    expect((await browser.post("/api/account/password", { password: "no", newPassword: "another one" })).outcome).toBe("refused")
    expect((await browser.post("/api/account/password", { password, newPassword: "another one" })).outcome).toBe("done")
    expect(await getProfile(browser)).toMatchObject({ userProfile: { isRegistered: true } })
    await elsewhere.send("/api/visitor/state")
    expect(elsewhere.guid).not.toBe(browser.guid)

    const third = shop.browser()
    await signIn(third, email, "another one")
    expect(third.guid).toBe(browser.guid)
    const emailChange = { password: "another one", emailAddress: "changed@example.com" }
    expect((await browser.post("/api/account/email", { ...emailChange, password })).outcome).toBe("refused")
    expect((await browser.post("/api/account/email", emailChange)).outcome).toBe("mailed")
    expect(await getProfile(browser)).toMatchObject({ userProfile: { emailAddress: email } })
    const visitor = shop.browser()
    const devices = shop.database.kysely.selectFrom("push_subscription").select("device_guid").where("web_user_guid", "=", browser.guid)
    await shop.database.kysely
      .insertInto("push_subscription")
      .values({
        web_user_guid: browser.guid,
        device_guid: visitor.jar.get("DeviceId") ?? "",
        endpoint: "https://push.example/1",
        key: "a",
        auth_secret: "a",
        kinds: ["order"]
      })
      .execute()
    expect(await devices.execute()).toHaveLength(1)
    expect((await visitor.post("/api/account/confirm", { token: await shop.tokenFor("changed@example.com") })).outcome).toBe("done")
    expect(await devices.execute()).toEqual([])
    expect(await getProfile(browser)).toMatchObject({ userProfile: { emailAddress: "changed@example.com" } })
    await third.send("/api/visitor/state")
    expect(third.guid).not.toBe(browser.guid)
    expect((await listSubjects(email)).at(-1)).toBe("Your address was changed")
    expect((await browser.post("/api/account/email", { ...emailChange, emailAddress: "june@example.com" })).outcome).toBe("mailed")
    expect((await listSubjects("june@example.com")).at(-1)).toBe("This address has an account")
  })

  it("work without scripts: a form redirects to the next page, or back to the form with its outcome", async () => {
    const send = (path: string, fields: Readonly<Record<string, string>>, browser = shop.browser()) =>
      browser.send(path, { method: "POST", body: new URLSearchParams(fields) })
    const leadsTo = async (answer: Promise<Response>) => [(await answer).status, (await answer).headers.get("location")]
    const credentials = { emailAddress: "june@example.com", password }
    expect(await leadsTo(send("/api/account/login", { ...credentials, returnUrl: "/buildlist?a=ä b" }))).toEqual([
      303,
      "/buildlist?a=%C3%A4%20b"
    ])
    expect(await leadsTo(send("/api/account/login", { ...credentials, password: "no" }))).toEqual([303, "/account/login?outcome=refused"])
    expect(await leadsTo(send("/api/account/login", {}))).toEqual([303, "/account/login?outcome=invalid"])
    expect(await leadsTo(send("/api/account/profile", { firstName: "A", lastName: "" }))).toEqual([303, "/account/login"])
  })
})
