import { secondFactor } from "@camber/domain/account"
import { Effect, Schema } from "effect"
import { Secret, TOTP } from "otpauth"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { addStaff, resetFactor } from "./staffAccount.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

const CODE = "/api/account/login/code"

describe.each(allDatabases)("the second factor on $kind", ({ kind, open }) => {
  let shop: OpenAccounts
  let required: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
    required = await openAccounts(open, { staffSecondFactor: "required", tryLimits: { ofAccount: 5, ofAddress: 10_000, ofMail: 1000 } })
  })
  afterAll(async () => {
    await shop.database.drop()
    await required.database.drop()
  })
  const factorOf = async (browser: Browser) =>
    Schema.decodeUnknownSync(secondFactor.result)(await (await browser.send("/api/account/second-factor")).json())
  /** The code that the app of a key shows, now or so many half minutes later. */
  const codeOf = (key: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 })
  const signIn = (browser: Browser, emailAddress: string, returnUrl = "/") =>
    browser.post("/api/account/login", { emailAddress, password, returnUrl })
  const isIn = async (browser: Browser) => (await factorOf(browser)).state !== "stranger"
  /** Turned on, with its key and recovery codes. */
  const turnOn = async (browser: Browser) => {
    await browser.post("/api/account/second-factor/begin", { password })
    const { key, recoveryCodes } = await factorOf(browser)
    expect((await browser.post("/api/account/second-factor/confirm", { code: codeOf(key ?? "") })).outcome).toBe("done")
    // As if that had been a while ago: the present code can be used.
    await browser.shop.database.kysely.updateTable("second_factor").set({ last_step: 0 }).where("key", "=", key).execute()
    return { key: key ?? "", recoveryCodes }
  }
  const isStaff = async (browser: Browser) => (await browser.send("/api/staff/overview")).status !== 404
  const mailsTo = async (recipient: string) => {
    const mails = await shop.database.kysely
      .selectFrom("mail")
      .select("subject")
      .where("recipient", "=", recipient)
      .orderBy("mail_id")
      .execute()
    return mails.map(({ subject }) => subject.replace(" - Camber", ""))
  }

  it("OPS-41 is set up by the password and a code, shows its key and codes to that session until then, and never again", async () => {
    const browser = await shop.member("setup@example.com")
    const other = shop.browser()
    await signIn(other, "setup@example.com")
    expect((await factorOf(shop.browser())).state).toBe("stranger")
    expect((await browser.post("/api/account/second-factor/begin", { password: "wrong" })).outcome).toBe("refused")
    expect(await factorOf(browser)).toMatchObject({ state: "off", key: null, recoveryCodes: [] })
    expect(await browser.post("/api/account/second-factor/begin", { password })).toMatchObject({
      outcome: "done",
      next: "/forms/second-factor"
    })
    const { address, key, recoveryCodes, state } = await factorOf(browser)
    expect([state, recoveryCodes.length, new Set(recoveryCodes).size]).toEqual(["pending", 10, 10])
    expect(address).toContain(`secret=${key}`)
    expect((await factorOf(other)).key).toBeNull()
    expect((await browser.post("/api/account/second-factor/confirm", { code: "000000" })).outcome).toBe("refused")
    expect((await browser.post("/api/account/second-factor/confirm", { code: recoveryCodes[0] ?? "" })).outcome).toBe("refused")
    expect((await other.post("/api/account/second-factor/confirm", { code: codeOf(key ?? "") })).outcome).toBe("expired")
    expect((await browser.post("/api/account/second-factor/confirm", { code: codeOf(key ?? "") })).outcome).toBe("done")
    expect(await factorOf(browser)).toMatchObject({ state: "on", key: null, address: null, recoveryCodes: [], codesLeft: 10 })
    expect([await isIn(browser), await isIn(other), (await mailsTo("setup@example.com")).at(-1)]).toEqual([
      true,
      false,
      "Two-factor authentication is on"
    ])
    const kept = JSON.stringify(await shop.database.kysely.selectFrom("recovery_code").selectAll().execute())
    for (const code of recoveryCodes) expect(kept).not.toContain(code)
    // Whoever begins anew over one that is on changes nothing.
    await browser.post("/api/account/second-factor/begin", { password })
    expect((await factorOf(browser)).state).toBe("on")
    expect(await (await browser.send("/api/account/download")).text()).not.toContain(key)
  })

  it("OPS-41 is asked for after the password: nobody is signed in before, and a code is taken once", async () => {
    const { key } = await turnOn(await shop.member("twice@example.com"))
    const [browser, thief] = [shop.browser(), shop.browser()]
    const { guid } = browser
    expect(await signIn(browser, "twice@example.com", "/buildlist")).toMatchObject({ outcome: "done", next: "/forms/sign-in-code" })
    expect([browser.guid, await isIn(browser)]).toEqual([guid, false])
    expect((await browser.post(CODE, { code: "12345" })).outcome).toBe("refused")
    expect((await shop.browser().post(CODE, { code: codeOf(key) })).outcome).toBe("expired")
    const code = codeOf(key)
    expect(await browser.post(CODE, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).toMatchObject({
      outcome: "done",
      next: "/buildlist"
    })
    expect([await isIn(browser), browser.jar.get("camber_sign_in")]).toEqual([true, ""])
    await signIn(thief, "twice@example.com")
    expect((await thief.post(CODE, { code })).outcome).toBe("refused")
    expect((await thief.post(CODE, { code: codeOf(key, -1) })).outcome).toBe("refused")
    expect((await thief.post(CODE, { code: codeOf(key, 1) })).outcome).toBe("done")
  })

  // The embedded database has the machine's clock.
  it("OPS-62 is set up and asked for by the database's clock, on a machine that is a year ahead", async ({ skip }) => {
    skip(kind === "embedded", "the embedded database has no clock of its own")
    const [browser, next] = [await shop.member("clock@example.com"), shop.browser()]
    const now = Date.now()
    const shown = (key: string, later = 0) => codeOf(key, (now - Date.now()) / 30_000 + later)
    vi.useFakeTimers({ toFake: ["Date"], now: now + 365 * 24 * 3_600_000 })
    try {
      await browser.post("/api/account/second-factor/begin", { password })
      const { key } = await factorOf(browser)
      expect((await browser.post("/api/account/second-factor/confirm", { code: shown(key ?? "") })).outcome).toBe("done")
      await signIn(next, "clock@example.com")
      expect((await next.post(CODE, { code: shown(key ?? "", 1) })).outcome).toBe("done")
    } finally {
      vi.useRealTimers()
    }
  })

  it("OPS-41 takes one of twenty that send the same code at once", async () => {
    const { key } = await turnOn(await shop.member("race@example.com"))
    const browsers = Array.from({ length: 20 }, () => shop.browser())
    for (const browser of browsers) await signIn(browser, "race@example.com")
    const code = codeOf(key)
    const answers = await Promise.all(browsers.map((browser) => browser.post(CODE, { code })))
    expect(answers.filter(({ outcome }) => outcome === "done").length).toBe(1)
  })

  it("OPS-41 is stood in for by a recovery code once, in whatever case, and its owner hears of it", async () => {
    const { recoveryCodes } = await turnOn(await shop.member("lost@example.com"))
    const browsers = [shop.browser(), shop.browser()]
    const [code = ""] = recoveryCodes
    const outcomes: Array<string> = []
    for (const browser of browsers) {
      await signIn(browser, "lost@example.com")
      outcomes.push((await browser.post(CODE, { code: code.toLowerCase().replace("-", " ") })).outcome)
    }
    expect(outcomes).toEqual(["done", "refused"])
    expect((await factorOf(browsers[0]!)).codesLeft).toBe(9)
    expect((await mailsTo("lost@example.com")).at(-1)).toBe("A recovery code was used")
  })

  it("OPS-41 is asked for after a link to a new password too, and a changed password ends a sign-in that waits", async () => {
    const owner = await shop.member("reset@example.com")
    const { key } = await turnOn(owner)
    const [waiting, reader] = [shop.browser(), shop.browser()]
    await signIn(waiting, "reset@example.com")
    await reader.post("/api/account/forgot", { emailAddress: "reset@example.com" })
    const token = await shop.tokenFor("reset@example.com")
    expect(await reader.post("/api/account/reset", { token, newPassword: "another horse battery" })).toMatchObject({
      outcome: "done",
      next: "/forms/sign-in-code"
    })
    expect(await isIn(reader)).toBe(false)
    expect((await waiting.post(CODE, { code: codeOf(key) })).outcome).toBe("expired")
    expect(await reader.post(CODE, { code: codeOf(key) })).toMatchObject({ outcome: "done", next: "/account" })
    expect(await isIn(reader)).toBe(true)
  })

  it("OPS-41 is turned off by the password and a code, and not by one of them", async () => {
    const browser = await shop.member("off@example.com")
    const { key } = await turnOn(browser)
    const end = (body: object) => browser.post("/api/account/second-factor/end", body)
    expect((await end({ password: "wrong", code: codeOf(key) })).outcome).toBe("refused")
    expect((await end({ password, code: "000000" })).outcome).toBe("refused")
    expect((await factorOf(browser)).state).toBe("on")
    expect((await end({ password, code: codeOf(key) })).outcome).toBe("done")
    expect((await factorOf(browser)).state).toBe("off")
    const next = shop.browser()
    expect(await signIn(next, "off@example.com")).toMatchObject({ outcome: "done", next: "/" })
    expect((await mailsTo("off@example.com")).at(-1)).toBe("Two-factor authentication is off")
  })

  it("OPS-42 staff without it are no staff where it is required, are led to set it up, and keep it over a new password", async () => {
    const { kysely } = required.database
    const email = "staff@example.com"
    await required.member(email)
    await addStaff(kysely, "http://shop.test", email)
    const browser = required.browser()
    expect(await signIn(browser, email, "/staff")).toMatchObject({ outcome: "done", next: "/forms/second-factor" })
    expect([await isStaff(browser), (await factorOf(browser)).isRequired]).toEqual([false, true])
    const { key } = await turnOn(browser)
    expect(await isStaff(browser)).toBe(true)
    expect((await browser.post("/api/account/password", { password, newPassword: `${password} too` })).outcome).toBe("done")
    expect(await isStaff(browser)).toBe(true)
    await browser.post("/api/account/password", { password: `${password} too`, newPassword: password })

    const next = required.browser()
    await signIn(next, email, "/staff")
    expect(await isStaff(next)).toBe(false)
    expect(await next.post(CODE, { code: codeOf(key) })).toMatchObject({ outcome: "done", next: "/staff" })
    expect(await isStaff(next)).toBe(true)
    expect((await next.post("/api/account/second-factor/end", { password, code: codeOf(key, 1) })).outcome).toBe("done")
    expect([await isStaff(next), await isStaff(browser)]).toEqual([false, false])
  })

  it("OPS-42 staff need none where it is only offered", async () => {
    const browser = await shop.member("offered@example.com")
    await addStaff(shop.database.kysely, "http://shop.test", "offered@example.com")
    expect([await isStaff(browser), (await factorOf(browser)).isRequired]).toEqual([true, false])
  })

  it("OPS-42 wrong codes of an account are counted, in whatever browser, and then also a right one waits", async () => {
    const email = "guessed@example.com"
    const { key } = await turnOn(await required.member(email))
    await required.database.kysely.deleteFrom("rate_limit").execute()
    const outcomes: Array<string> = []
    for (let at = 0; at < 6; at++) {
      const browser = required.browser()
      await signIn(browser, email)
      outcomes.push((await browser.post(CODE, { code: at < 5 ? "000000" : codeOf(key) })).outcome)
    }
    expect(outcomes).toEqual([...Array<string>(5).fill("refused"), "busy"])
  })

  it("OPS-41 forgets sign-ins that waited too long", async () => {
    const { kysely } = shop.database
    await turnOn(await shop.member("slow@example.com"))
    const browser = shop.browser()
    await signIn(browser, "slow@example.com")
    await kysely
      .updateTable("sign_in_step")
      .set({ expires_at: new Date(0) })
      .execute()
    expect((await browser.post(CODE, { code: "000000" })).outcome).toBe("expired")
    await Effect.runPromise(shop.upkeep.purge)
    expect(await kysely.selectFrom("sign_in_step").selectAll().execute()).toEqual([])
  })

  it("OPS-42 is taken away by command, which signs the account out", async () => {
    const browser = await shop.member("reset-by-command@example.com")
    await turnOn(browser)
    expect(await resetFactor(shop.database.kysely, "nobody@example.com")).toBe(false)
    expect(await resetFactor(shop.database.kysely, "Reset-By-Command@example.com")).toBe(true)
    expect(await isIn(browser)).toBe(false)
    const next = shop.browser()
    expect(await signIn(next, "reset-by-command@example.com")).toMatchObject({ outcome: "done", next: "/" })
  })
})
