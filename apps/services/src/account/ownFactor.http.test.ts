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
  const readFactor = async (browser: Browser) =>
    Schema.decodeUnknownSync(secondFactor.result)(await (await browser.send("/api/account/second-factor")).json())
  /** Generates the app's code, now or the given number of half minutes later. */
  const generateCode = (key: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 })
  const signIn = (browser: Browser, emailAddress: string, returnUrl = "/") =>
    browser.post("/api/account/login", { emailAddress, password, returnUrl })
  const isSignedIn = async (browser: Browser) => (await readFactor(browser)).state !== "stranger"
  /** Turns the second factor on and returns its key and recovery codes. */
  const turnOn = async (browser: Browser) => {
    await browser.post("/api/account/second-factor/begin", { password })
    const { key, recoveryCodes } = await readFactor(browser)
    expect((await browser.post("/api/account/second-factor/confirm", { code: generateCode(key ?? "") })).outcome).toBe("done")
    // Reset the last step, so that the current code can be used again.
    await browser.shop.database.kysely.updateTable("second_factor").set({ last_step: 0 }).where("key", "=", key).execute()
    return { key: key ?? "", recoveryCodes }
  }
  const isStaff = async (browser: Browser) => (await browser.send("/api/staff/overview")).status !== 404
  const listSubjects = async (recipient: string) => {
    const mails = await shop.database.kysely
      .selectFrom("mail")
      .select("subject")
      .where("recipient", "=", recipient)
      .orderBy("mail_id")
      .execute()
    return mails.map(({ subject }) => subject.replace(" - Camber", ""))
  }

  it("OPS-41 is set up with password and code, and shows the key and the recovery codes only once and only to that session", async () => {
    const browser = await shop.member("setup@example.com")
    const other = shop.browser()
    await signIn(other, "setup@example.com")
    expect((await readFactor(shop.browser())).state).toBe("stranger")
    expect((await browser.post("/api/account/second-factor/begin", { password: "wrong" })).outcome).toBe("refused")
    expect(await readFactor(browser)).toMatchObject({ state: "off", key: null, recoveryCodes: [] })
    expect(await browser.post("/api/account/second-factor/begin", { password })).toMatchObject({
      outcome: "done",
      next: "/forms/second-factor"
    })
    const { address, key, recoveryCodes, state } = await readFactor(browser)
    expect([state, recoveryCodes.length, new Set(recoveryCodes).size]).toEqual(["pending", 10, 10])
    expect(address).toContain(`secret=${key}`)
    expect((await readFactor(other)).key).toBeNull()
    expect((await browser.post("/api/account/second-factor/confirm", { code: "000000" })).outcome).toBe("refused")
    expect((await browser.post("/api/account/second-factor/confirm", { code: recoveryCodes[0] ?? "" })).outcome).toBe("refused")
    expect((await other.post("/api/account/second-factor/confirm", { code: generateCode(key ?? "") })).outcome).toBe("expired")
    expect((await browser.post("/api/account/second-factor/confirm", { code: generateCode(key ?? "") })).outcome).toBe("done")
    expect(await readFactor(browser)).toMatchObject({ state: "on", key: null, address: null, recoveryCodes: [], codesLeft: 10 })
    expect([await isSignedIn(browser), await isSignedIn(other), (await listSubjects("setup@example.com")).at(-1)]).toEqual([
      true,
      false,
      "Two-factor authentication is on"
    ])
    const storedCodes = JSON.stringify(await shop.database.kysely.selectFrom("recovery_code").selectAll().execute())
    for (const code of recoveryCodes) expect(storedCodes).not.toContain(code)
    // Starting again does not change an active second factor.
    await browser.post("/api/account/second-factor/begin", { password })
    expect((await readFactor(browser)).state).toBe("on")
    expect(await (await browser.send("/api/account/download")).text()).not.toContain(key)
  })

  it("OPS-41 is required after the password and before the session is signed in, and accepts each code once", async () => {
    const { key } = await turnOn(await shop.member("twice@example.com"))
    const [browser, thief] = [shop.browser(), shop.browser()]
    const { guid } = browser
    expect(await signIn(browser, "twice@example.com", "/buildlist")).toMatchObject({ outcome: "done", next: "/forms/sign-in-code" })
    expect([browser.guid, await isSignedIn(browser)]).toEqual([guid, false])
    expect((await browser.post(CODE, { code: "12345" })).outcome).toBe("refused")
    expect((await shop.browser().post(CODE, { code: generateCode(key) })).outcome).toBe("expired")
    const code = generateCode(key)
    expect(await browser.post(CODE, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).toMatchObject({
      outcome: "done",
      next: "/buildlist"
    })
    expect([await isSignedIn(browser), browser.jar.get("camber_sign_in")]).toEqual([true, ""])
    await signIn(thief, "twice@example.com")
    expect((await thief.post(CODE, { code })).outcome).toBe("refused")
    expect((await thief.post(CODE, { code: generateCode(key, -1) })).outcome).toBe("refused")
    expect((await thief.post(CODE, { code: generateCode(key, 1) })).outcome).toBe("done")
  })

  // Only the embedded database shares the machine's clock.
  it("OPS-62 works by the database clock, even on a machine that is a year ahead", async ({ skip }) => {
    skip(kind === "embedded", "the embedded database uses the clock of the machine")
    const [browser, next] = [await shop.member("clock@example.com"), shop.browser()]
    const now = Date.now()
    const shown = (key: string, later = 0) => generateCode(key, (now - Date.now()) / 30_000 + later)
    vi.useFakeTimers({ toFake: ["Date"], now: now + 365 * 24 * 3_600_000 })
    try {
      await browser.post("/api/account/second-factor/begin", { password })
      const { key } = await readFactor(browser)
      expect((await browser.post("/api/account/second-factor/confirm", { code: shown(key ?? "") })).outcome).toBe("done")
      await signIn(next, "clock@example.com")
      expect((await next.post(CODE, { code: shown(key ?? "", 1) })).outcome).toBe("done")
    } finally {
      vi.useRealTimers()
    }
  })

  it("OPS-41 accepts one of twenty concurrent requests with the same code", async () => {
    const { key } = await turnOn(await shop.member("race@example.com"))
    const browsers = Array.from({ length: 20 }, () => shop.browser())
    for (const browser of browsers) await signIn(browser, "race@example.com")
    const code = generateCode(key)
    const answers = await Promise.all(browsers.map((browser) => browser.post(CODE, { code })))
    expect(answers.filter(({ outcome }) => outcome === "done").length).toBe(1)
  })

  it("OPS-41 accepts a recovery code once, ignoring case, and notifies the owner", async () => {
    const { recoveryCodes } = await turnOn(await shop.member("lost@example.com"))
    const browsers = [shop.browser(), shop.browser()]
    const [code = ""] = recoveryCodes
    const outcomes: Array<string> = []
    for (const browser of browsers) {
      await signIn(browser, "lost@example.com")
      outcomes.push((await browser.post(CODE, { code: code.toLowerCase().replace("-", " ") })).outcome)
    }
    expect(outcomes).toEqual(["done", "refused"])
    expect((await readFactor(browsers[0]!)).codesLeft).toBe(9)
    expect((await listSubjects("lost@example.com")).at(-1)).toBe("A recovery code was used")
  })

  it("OPS-41 is also required after a password reset, and a changed password ends a pending sign-in", async () => {
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
    expect(await isSignedIn(reader)).toBe(false)
    expect((await waiting.post(CODE, { code: generateCode(key) })).outcome).toBe("expired")
    expect(await reader.post(CODE, { code: generateCode(key) })).toMatchObject({ outcome: "done", next: "/account" })
    expect(await isSignedIn(reader)).toBe(true)
  })

  it("OPS-41 is turned off only with both the password and a code", async () => {
    const browser = await shop.member("off@example.com")
    const { key } = await turnOn(browser)
    const end = (body: object) => browser.post("/api/account/second-factor/end", body)
    expect((await end({ password: "wrong", code: generateCode(key) })).outcome).toBe("refused")
    expect((await end({ password, code: "000000" })).outcome).toBe("refused")
    expect((await readFactor(browser)).state).toBe("on")
    expect((await end({ password, code: generateCode(key) })).outcome).toBe("done")
    expect((await readFactor(browser)).state).toBe("off")
    const next = shop.browser()
    expect(await signIn(next, "off@example.com")).toMatchObject({ outcome: "done", next: "/" })
    expect((await listSubjects("off@example.com")).at(-1)).toBe("Two-factor authentication is off")
  })

  it("OPS-42 is required for staff access if so configured, is offered for setup, and survives a password change", async () => {
    const { kysely } = required.database
    const email = "staff@example.com"
    await required.member(email)
    await addStaff(kysely, "http://shop.test", email)
    const browser = required.browser()
    expect(await signIn(browser, email, "/staff")).toMatchObject({ outcome: "done", next: "/forms/second-factor" })
    expect([await isStaff(browser), (await readFactor(browser)).isRequired]).toEqual([false, true])
    const { key } = await turnOn(browser)
    expect(await isStaff(browser)).toBe(true)
    expect((await browser.post("/api/account/password", { password, newPassword: `${password} too` })).outcome).toBe("done")
    expect(await isStaff(browser)).toBe(true)
    await browser.post("/api/account/password", { password: `${password} too`, newPassword: password })

    const next = required.browser()
    await signIn(next, email, "/staff")
    expect(await isStaff(next)).toBe(false)
    expect(await next.post(CODE, { code: generateCode(key) })).toMatchObject({ outcome: "done", next: "/staff" })
    expect(await isStaff(next)).toBe(true)
    expect((await next.post("/api/account/second-factor/end", { password, code: generateCode(key, 1) })).outcome).toBe("done")
    expect([await isStaff(next), await isStaff(browser)]).toEqual([false, false])
  })

  it("OPS-42 is optional for staff by default", async () => {
    const browser = await shop.member("offered@example.com")
    await addStaff(shop.database.kysely, "http://shop.test", "offered@example.com")
    expect([await isStaff(browser), (await readFactor(browser)).isRequired]).toEqual([true, false])
  })

  it("OPS-42 limits wrong codes per account across browsers, and then rejects a right code too", async () => {
    const email = "guessed@example.com"
    const { key } = await turnOn(await required.member(email))
    await required.database.kysely.deleteFrom("rate_limit").execute()
    const outcomes: Array<string> = []
    for (let at = 0; at < 6; at++) {
      const browser = required.browser()
      await signIn(browser, email)
      outcomes.push((await browser.post(CODE, { code: at < 5 ? "000000" : generateCode(key) })).outcome)
    }
    expect(outcomes).toEqual([...Array<string>(5).fill("refused"), "busy"])
  })

  it("OPS-41 is rejected after the sign-in step has expired, and maintenance deletes that step", async () => {
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

  it("OPS-42 is removed by the command line, which signs the account out", async () => {
    const browser = await shop.member("reset-by-command@example.com")
    await turnOn(browser)
    expect(await resetFactor(shop.database.kysely, "nobody@example.com")).toBe(false)
    expect(await resetFactor(shop.database.kysely, "Reset-By-Command@example.com")).toBe(true)
    expect(await isSignedIn(browser)).toBe(false)
    const next = shop.browser()
    expect(await signIn(next, "reset-by-command@example.com")).toMatchObject({ outcome: "done", next: "/" })
  })
})
