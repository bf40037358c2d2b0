import { flagNames } from "@camber/domain/flags"
import { signUpForLoyalty } from "@camber/domain/loyalty"
import type { RestCall } from "@camber/domain/ports"
import { signUpForPromo } from "@camber/domain/signup"
import { userProfile } from "@camber/domain/visitor"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { mergeVisitor } from "../account/createSession.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { eraseAddresses } from "./addresses.ts"
import { purgeAttempts } from "./signUp.ts"

const form = { emailAddress: "June@Example.com", phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" as const }

describe.each(allDatabases)("sign-up on $kind", ({ kind, open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(async () => {
    for (const table of [
      "signup",
      "signup_attempt",
      "mail",
      "used_gift",
      "notification",
      "promo_code",
      "rewards_member",
      "points_entry",
      "feature_flag"
    ] as const)
      await shop.database.kysely.deleteFrom(table).execute()
  })
  afterAll(() => shop.database.drop())

  const send = async ({ cookie }: TestVisitor, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const init = { method: "POST", headers: { cookie, "content-type": "application/json", ...headers }, body: JSON.stringify(body) }
    const answer = await shop.handler(new Request(`http://shop.test${path}`, init))
    if (answer === undefined) throw new Error("no handler for this path")
    return answer
  }
  const decodeResponse = async <Result>({ path, result }: RestCall<never, Result>, sent: Promise<Response>) => {
    const answer = await sent
    expect([path, answer.status]).toEqual([path, 200])
    return Schema.decodeUnknownSync(result)(await answer.json())
  }
  const signUp = (visitor: TestVisitor, changes: Partial<typeof form> = {}, headers: Readonly<Record<string, string>> = {}) =>
    decodeResponse(
      { method: "GET", path: signUpForPromo.path, result: signUpForPromo.result },
      send(visitor, signUpForPromo.path, { ...form, ...changes }, headers)
    )
  const join = (visitor: TestVisitor, emailAddress = form.emailAddress) =>
    decodeResponse(
      { method: "GET", path: signUpForLoyalty.path, result: signUpForLoyalty.result },
      send(visitor, signUpForLoyalty.path, { emailAddress })
    )
  const getProfile = async (visitor: TestVisitor) => (await visitor.ask(userProfile, { webUserGuid: visitor.webUserGuid })).userProfile
  const listSignups = () => shop.database.kysely.selectFrom("signup").selectAll().orderBy("email").execute()
  const mails = () => shop.database.kysely.selectFrom("mail").selectAll().execute()
  const codes = () => shop.database.kysely.selectFrom("promo_code").selectAll().execute()
  const points = (visitor: TestVisitor) =>
    shop.database.kysely.selectFrom("points_entry").select("points").where("web_user_guid", "=", visitor.webUserGuid).execute()

  it("CALL-25 CALL-26 SIGN-12 OPS-33 stores the lead, and shows and mails a single-use code for $10 off $50 that lasts 90 days", async () => {
    const visitor = shop.visitor()
    const answer = await signUp(visitor, { phoneNumber: "6075550123", smsOptIn: true })
    expect(answer).toMatchObject({ success: true, publicErrorMessage: null, showLoyaltyOptIn: true })
    expect(await listSignups()).toMatchObject([
      { web_user_guid: visitor.webUserGuid, email: "june@example.com", phone_number: "6075550123", sms_opt_in: true, source: "Drawer" }
    ])
    const [code] = await codes()
    expect(code).toMatchObject({ cents_off: 1000, percent: null, minimum_cents: 5000, uses_left: 1 })
    expect(answer).toMatchObject({ otuCode: code?.code, otuCodeDaysUntilExpiration: 90 })
    const [mail, ...more] = await mails()
    expect([mail?.recipient, more]).toEqual(["june@example.com", []])
    expect(mail?.body).toContain(`$10 off one order of $50 or more:\n\n${code?.code}\n\n`)
    expect(mail?.body).toContain(`\nhttp://shop.test/shoppingcart?smi_pc=${code?.code}\n`)
    const days = ((code?.ends_at?.getTime() ?? 0) - Date.now()) / (24 * 3_600_000)
    expect(Math.round(days * 100) / 100).toBe(90)
  })

  it("OPS-62 expires the code in 90 days by the database clock, even if the machine is a year behind", async ({ skip }) => {
    skip(kind === "embedded", "the embedded database uses the clock of the machine")
    const now = Date.now()
    vi.useFakeTimers({ toFake: ["Date"], now: now - 365 * 24 * 3_600_000 })
    try {
      await signUp(shop.visitor())
    } finally {
      vi.useRealTimers()
    }
    const [code] = await codes()
    expect(Math.round(((code?.ends_at?.getTime() ?? 0) - now) / (24 * 3_600_000))).toBe(90)
  })

  it("OPS-61 responds in a format that the previous version of the page accepts", async () => {
    const former = Schema.Struct({
      success: Schema.Boolean,
      otuCode: Schema.NullOr(Schema.String),
      otuCodeDaysUntilExpiration: Schema.NullOr(Schema.Int),
      publicSuccessMessage: Schema.NullOr(Schema.String),
      publicErrorMessage: Schema.NullOr(Schema.String),
      showLoyaltyOptIn: Schema.Boolean
    })
    const read = async (emailAddress: string) =>
      decodeResponse(
        { method: "GET", path: signUpForPromo.path, result: former },
        send(shop.visitor(), signUpForPromo.path, { ...form, emailAddress })
      )
    expect(await read("june@example.com")).toMatchObject({ success: true, otuCode: expect.any(String), otuCodeDaysUntilExpiration: 90 })
    expect(await read("june+again@example.com")).toMatchObject({ success: true, otuCode: null, otuCodeDaysUntilExpiration: null })
    expect(await read("june")).toMatchObject({ success: false, otuCode: null })
  })

  it("SIGN-03 GAP-31 grants the offer of the visitor's experiment", async () => {
    const value = JSON.stringify({ discountAmount: 15, minimumOrder: 0, signupPoints: 250 })
    await shop.database.kysely.insertInto("feature_flag").values({ name: flagNames.signupExperiment, value, percent: 100 }).execute()
    const visitor = shop.visitor()
    await signUp(visitor)
    await join(visitor)
    expect([(await codes())[0], await points(visitor)]).toMatchObject([{ cents_off: 1500, minimum_cents: 0 }, [{ points: 250 }]])
  })

  it("CALL-26 OPS-33 gives each mailbox one code, regardless of case, plus suffix and visitor", async () => {
    expect((await signUp(shop.visitor(), { emailAddress: "june+one@example.com" })).otuCode).not.toBeNull()
    const others = ["june+one@example.com", " june@EXAMPLE.com", "June+two+three@example.com"]
    for (const emailAddress of others) {
      const other = shop.visitor()
      const answer = await signUp(other, { emailAddress })
      expect(answer).toMatchObject({ success: true, otuCode: null, publicSuccessMessage: expect.stringContaining("already sent a code") })
      expect((await getProfile(other))?.isSignedUpForEmails).toBe(true)
    }
    expect(await codes()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
    await signUp(shop.visitor(), { emailAddress: "hale@example.com" })
    expect(await codes()).toHaveLength(2)
    expect(await mails()).toHaveLength(2)
  })

  it("CALL-27 OPS-33 gives each mailbox its points only once, regardless of the plus suffix", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    await join(visitor, "june@example.com")
    await join(other, "june+again@example.com")
    expect(await points(visitor)).toEqual([{ points: 100 }])
    expect(await points(other)).toEqual([])
  })

  it("gives only one code when an address signs up twenty times at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(shop.visitor())))
    expect(answers.filter(({ otuCode }) => otuCode !== null)).toHaveLength(1)
    expect([answers.filter(({ success }) => success).length, (await codes()).length, (await mails()).length]).toEqual([20, 1, 1])
  })

  it.each([
    [{ emailAddress: "june" }, "Please enter a valid email address"],
    [{ emailAddress: "<script>alert(1)</script>@example.com" }, "Please enter a valid email address"],
    [{ phoneNumber: "1607555012" }, "Must be a 10 digit US phone number"]
  ])("SIGN-20 SIGN-23 rejects %j, which the form would not send", async (changes, publicErrorMessage) => {
    expect(await signUp(shop.visitor(), changes)).toMatchObject({ success: false, publicErrorMessage })
    expect([await listSignups(), await codes(), await mails()]).toEqual([[], [], []])
  })

  it("ignores the text message opt-in without a phone number", async () => {
    await signUp(shop.visitor(), { smsOptIn: true })
    expect(await listSignups()).toMatchObject([{ sms_opt_in: false }])
  })

  it("limits a visitor to six attempts per hour without limiting other visitors", async () => {
    const visitor = shop.visitor()
    const outcomes: Array<boolean> = []
    for (let at = 0; at < 7; at++) outcomes.push((await signUp(visitor, { emailAddress: `june${at}@example.com` })).success)
    expect(outcomes).toEqual([...Array<boolean>(6).fill(true), false])
    expect((await join(visitor)).success).toBe(false)
    expect((await signUp(shop.visitor())).success).toBe(true)
    await shop.database.kysely
      .updateTable("signup_attempt")
      .set({ attempted_at: new Date(Date.now() - 3_700_000) })
      .execute()
    await purgeAttempts(shop.database.kysely)
    expect(await shop.database.kysely.selectFrom("signup_attempt").selectAll().execute()).toEqual([])
    expect((await signUp(visitor, { emailAddress: "june9@example.com" })).success).toBe(true)
  })

  it("VIS-22 stores nothing for a bot", async () => {
    const visitor = shop.visitor()
    expect((await signUp(visitor, {}, { "user-agent": "Googlebot/2.1" })).success).toBe(false)
    expect([await listSignups(), await shop.database.kysely.selectFrom("signup_attempt").selectAll().execute()]).toEqual([[], []])
  })

  it("CALL-27 SIGN-07 GAP-13 creates a member with points, and no longer offers the program to that visitor", async () => {
    const visitor = shop.visitor()
    expect((await getProfile(visitor))?.isLoyaltyRegisteredUser).toBe(false)
    expect(await join(visitor)).toEqual({ success: true, publicErrorMessage: null })
    expect([await points(visitor), (await getProfile(visitor))?.isLoyaltyRegisteredUser]).toEqual([[{ points: 100 }], true])
    expect(await signUp(visitor)).toMatchObject({ success: true, showLoyaltyOptIn: false })
    expect(await shop.database.kysely.selectFrom("notification").select("title").execute()).toEqual([{ title: "100 points added" }])
  })

  it("CALL-27 grants the points of an address only once, and returns the same response to repeated requests", async () => {
    const [visitor, other] = [shop.visitor(), shop.visitor()]
    const answers = [await join(visitor), await join(visitor), await join(other)]
    expect(answers).toEqual(Array(3).fill({ success: true, publicErrorMessage: null }))
    expect(await points(visitor)).toEqual([{ points: 100 }])
    expect(await points(other)).toEqual([])
  })

  it("OPS-25 gives a deleted address no second code and no second points", async () => {
    const visitor = shop.visitor()
    await signUp(visitor)
    await join(visitor)
    await shop.database.kysely.transaction().execute((transaction) => eraseAddresses(transaction, visitor.webUserGuid))
    expect([await listSignups(), JSON.stringify(await shop.database.kysely.selectFrom("used_gift").selectAll().execute())]).toEqual([
      [],
      expect.not.stringContaining("june")
    ])
    const other = shop.visitor()
    await signUp(other, { emailAddress: "JUNE+new@example.com" })
    await join(other)
    expect([(await codes()).length, await points(other)]).toEqual([1, []])
  })

  it("is moved to the account that a visitor signs in to, where equal addresses are merged", async () => {
    const [guest, member] = [shop.visitor(), shop.visitor()]
    await join(member)
    await signUp(guest)
    await signUp(guest, { emailAddress: "hale@example.com" })
    await shop.database.kysely.transaction().execute((transaction) => mergeVisitor(transaction, guest.webUserGuid, member.webUserGuid))
    expect((await listSignups()).map((row) => [row.web_user_guid, row.email, row.has_code, row.has_points])).toEqual([
      [member.webUserGuid, "hale@example.com", true, false],
      [member.webUserGuid, "june@example.com", true, true]
    ])
  })

  it("rejects cross-site requests, other content types, oversized bodies and other methods", async () => {
    const visitor = shop.visitor()
    const status = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      (await send(visitor, signUpForPromo.path, body, headers)).status
    expect(await status(form, { "sec-fetch-site": "cross-site" })).toBe(403)
    expect(await status(form, { "content-type": "text/plain" })).toBe(415)
    expect(await status({ ...form, emailAddress: "x".repeat(20_000) })).toBe(413)
    expect([await status({ ...form, registrationSource: "Elsewhere" }), await status({}), await status([])]).toEqual([400, 400, 400])
    expect((await shop.handler(new Request(`http://shop.test${signUpForPromo.path}`)))?.status).toBe(405)
    expect(await listSignups()).toEqual([])
  })
})
