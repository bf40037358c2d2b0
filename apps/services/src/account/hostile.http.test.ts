import { ACCOUNT_FORMS, type AccountForm } from "@camber/domain/account"
import { Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { sessionKey } from "../../test/testVisitor.ts"
import { createSessionSigner } from "../session/sessions.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

/** Valid fields of every form. */
const validFields: Readonly<Record<AccountForm, Readonly<Record<string, string>>>> = {
  register: { firstName: "A", lastName: "B", emailAddress: "fields@example.com", newPassword: password },
  signIn: { emailAddress: "fields@example.com", password, returnUrl: "/" },
  forgot: { emailAddress: "fields@example.com" },
  confirm: { token: "0".repeat(64) },
  reset: { token: "0".repeat(64), newPassword: password },
  profile: { firstName: "A", lastName: "B" },
  password: { password, newPassword: "another one" },
  email: { password, emailAddress: "other@example.com" },
  newsletter: { newsletter: "on" },
  endSession: { session: "others" },
  delete: { password },
  erase: { confirm: "yes" },
  signInCode: { code: "123456" },
  beginFactor: { password },
  confirmFactor: { code: "123456" },
  endFactor: { password, code: "123456" }
}
const forms = Object.entries(ACCOUNT_FORMS).map(([form, path]) => ({ path, fields: validFields[form as AccountForm] }))

describe.each(allDatabases)("a hostile visitor on $kind", ({ open }) => {
  let shop: OpenAccounts
  let owner: Browser
  beforeAll(async () => {
    shop = await openAccounts(open)
    owner = await shop.member("owner@example.com")
  })
  afterAll(() => shop.database.drop())

  const send = (browser: Browser, path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    browser.send(path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body })
  const accounts = () => shop.database.kysely.selectFrom("account").selectAll().orderBy("email").execute()
  const isSignedInAsOwner = async (cookie: string) => {
    const browser = owner.copy()
    browser.jar.set("camber_session", cookie)
    return (await (await browser.send("/api/account/download")).text()).includes("owner@example.com")
  }

  it("gets no access with a forged, swapped, tampered or revoked session, or with another visitor's guid", async () => {
    const own = owner.jar.get("camber_session") ?? ""
    const [guid = "", session = "", issued = ""] = own.split(".")
    const otherSession = shop.browser().jar.get("camber_session") ?? ""
    const sign = (key: string) => createSessionSigner(Redacted.make<Uint8Array>(new TextEncoder().encode(key)))
    const mine = createSessionSigner(sessionKey)
    const forged = [
      otherSession,
      own.replace(guid, crypto.randomUUID()),
      own.replace(issued, String(Number(issued) + 1)),
      otherSession.replace("..", `.${session}.`),
      `${own.slice(0, -4)}AAAA`,
      sign("another key of thirty-two letters").sign({
        webUserGuid: mine.read(own, Date.now())!.webUserGuid,
        account: session,
        issuedAt: Date.now()
      }),
      // Signed by the shop, but with another visitor's guid, an invalid id, or an unknown session.
      mine.sign({ ...mine.read(otherSession, Date.now())!, account: session }),
      mine.sign({ ...mine.read(own, Date.now())!, account: "' or 1=1 --" }),
      mine.sign({ ...mine.read(own, Date.now())!, account: crypto.randomUUID() })
    ]
    expect(await isSignedInAsOwner(own)).toBe(true)
    for (const cookie of forged) expect(await isSignedInAsOwner(cookie)).toBe(false)
  })

  it("cannot fixate a session: after the victim's sign-in, the planted session is anonymous", async () => {
    const planted = shop.browser()
    const victim = planted.copy()
    await victim.post("/api/account/login", { emailAddress: "owner@example.com", password })
    expect(await (await victim.send("/api/account/download")).text()).toContain("owner@example.com")
    expect(await (await planted.send("/api/account/download")).text()).not.toContain("owner@example.com")
    expect(planted.guid).not.toBe(victim.guid)
  })

  it("is rejected for cross-site requests, wrong content types, oversized bodies and missing fields", async () => {
    const before = await accounts()
    for (const { fields, path } of forms) {
      const json = JSON.stringify(fields)
      const browser = owner.copy()
      expect((await send(browser, path, json, { "sec-fetch-site": "cross-site" })).status).toBe(403)
      expect((await send(browser, path, json, { origin: "https://evil.example" })).status).toBe(403)
      expect((await send(browser, path, json, { "content-type": "text/plain" })).status).toBe(415)
      expect((await send(browser, path, JSON.stringify({ ...fields, firstName: "x".repeat(20_000) }))).status).toBe(413)
      expect((await send(browser, path, "{}")).status).toBe(400)
      expect((await send(browser, path, '{"__proto__":{"admin":true}}')).status).toBe(400)
      expect((await browser.send(path)).status).toBe(405)
    }
    expect(await accounts()).toEqual(before)
  })

  it("cannot change an account without being signed in", async () => {
    const before = await accounts()
    for (const form of ["profile", "password", "email", "newsletter", "delete"] as const)
      expect((await shop.browser().post(ACCOUNT_FORMS[form], validFields[form])).outcome).toBe("refused")
    expect(await accounts()).toEqual(before)
  })

  it("cannot set roles, guid or email address through extra form fields", async () => {
    const browser = await shop.member("roles@example.com")
    await send(
      browser,
      ACCOUNT_FORMS.profile,
      JSON.stringify({ firstName: "A", lastName: "", roles: ["staff"], web_user_guid: owner.guid, email: "x@example.com" })
    )
    const row = await shop.database.kysely.selectFrom("account").selectAll().where("email", "=", "roles@example.com").executeTakeFirst()
    expect(row).toMatchObject({ roles: ["registered"], web_user_guid: browser.guid, first_name: "A" })
  })

  it("is redirected only to paths of the shop", async () => {
    const hrefs = [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "javascript:alert(1)",
      "/a\r\nset-cookie: a=b"
    ]
    for (const returnUrl of hrefs) {
      const { next } = await shop.browser().post("/api/account/login", { emailAddress: "owner@example.com", password, returnUrl })
      expect(next).toBe("/")
      const form = new URLSearchParams({ emailAddress: "owner@example.com", password, returnUrl })
      const answer = await shop.browser().send("/api/account/login", { method: "POST", body: form })
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"])
    }
  })

  it("can submit markup, which the shop treats as text", async () => {
    const script = `<script>alert(1)</script>`
    await owner.post("/api/account/profile", { firstName: script, lastName: `'); drop table account; --` })
    const { json } = await shop.post(
      "customer",
      { query: `query ($g: String!) { userProfile(webUserGuid: $g) { firstName lastName } }`, variables: { g: owner.guid } },
      { cookie: owner.cookie }
    )
    expect(json.data).toEqual({ userProfile: { firstName: script, lastName: `'); drop table account; --` } })
  })

  it("has a limited number of password attempts per account; successful sign-ins do not count", async () => {
    const limited = await openAccounts(open, { tryLimits: { ofAccount: 3, ofAddress: 1000, ofMail: 5 } })
    await limited.member("limited@example.com")
    const attempt = (given: string) =>
      limited.browser().post("/api/account/login", { emailAddress: "Limited@example.com", password: given })
    for (let count = 0; count < 5; count++) expect((await attempt(password)).outcome).toBe("done")
    const outcomes: Array<unknown> = []
    for (let count = 0; count < 4; count++) outcomes.push((await attempt("wrong")).status)
    expect(outcomes).toEqual([200, 200, 200, 429])
    expect((await attempt(password)).outcome).toBe("busy")
    await limited.database.drop()
  })

  it("can cause only a limited number of emails per IP address, despite forged headers, and per mailbox", async () => {
    const limited = await openAccounts(open, { tryLimits: { ofAccount: 100, ofAddress: 6, ofMail: 2 } })
    const ask = (emailAddress: string, headers: Readonly<Record<string, string>> = {}) =>
      limited.browser().post("/api/account/forgot", { emailAddress }, headers)
    const toOne = [await ask("one@example.com"), await ask("ONE@example.com"), await ask("one@example.com")]
    expect(toOne.map(({ status }) => status)).toEqual([200, 200, 429])
    const toMany = []
    for (const name of ["a", "b", "c", "d"]) toMany.push(await ask(`${name}@example.com`, { "x-forwarded-for": `10.0.0.${toMany.length}` }))
    expect(toMany.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const mails = await limited.database.kysely.selectFrom("mail").select("recipient").execute()
    expect(mails).toHaveLength(5)
    await limited.database.drop()
  })

  it("cannot cause a second effect by repeating a request", async () => {
    const browser = shop.browser()
    await browser.post("/api/account/register", { ...validFields.register, emailAddress: "twice@example.com" })
    await browser.post("/api/account/register", { ...validFields.register, emailAddress: "twice@example.com" })
    const tokens = await shop.database.kysely.selectFrom("mail").select("body").where("recipient", "=", "twice@example.com").execute()
    const links = tokens.map(({ body }) => /#([0-9a-f]{64})$/m.exec(body)?.[1])
    const outcomes = []
    for (const token of [...links, ...links]) outcomes.push((await shop.browser().post("/api/account/confirm", { token })).outcome)
    expect(outcomes).toEqual(["done", "taken", "expired", "expired"])
  })
})
