import { accountSessions } from "@camber/domain/account"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
const desk = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0"
const decode = Schema.decodeUnknownSync(accountSessions.result)

describe.each(allDatabases)("an account's sessions on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open, { staffIdleMinutes: 60 })
  })
  afterAll(() => shop.database.drop())

  const signIn = async (emailAddress: string, userAgent = desk): Promise<Browser> => {
    const browser = shop.browser()
    await browser.post("/api/account/login", { emailAddress, password }, { "user-agent": userAgent })
    return browser
  }
  const listSessions = async (browser: Browser) => decode(await (await browser.send(accountSessions.path)).json()).sessions
  const isSignedIn = async (browser: Browser): Promise<boolean> => (await listSessions(browser)).length > 0
  const setSeenMinutesAgo = (minutes: number) =>
    shop.database.kysely
      .updateTable("account_session")
      .set({ seen_at: new Date(Date.now() - minutes * 60_000) })
      .execute()

  it("OPS-31 lists the browsers by last use, only for the owner", async () => {
    await shop.member("june@example.com")
    await signIn("june@example.com")
    await setSeenMinutesAgo(30)
    const seen = await listSessions(await signIn("june@example.com", phone))
    expect(seen.map(({ browser, isHere }) => [browser, isHere])).toEqual([
      ["Safari on iOS", true],
      ["Firefox on Windows", false],
      ["", false]
    ])
    expect(Date.now() - (seen[1]?.seenAt ?? 0)).toBeGreaterThan(29 * 60_000)
    expect(await listSessions(await shop.member("other@example.com"))).toHaveLength(1)
    expect(await listSessions(shop.browser())).toEqual([])
  })

  it("OPS-31 lets only the owner end one session or all others", async () => {
    const owner = await shop.member("owner@example.com")
    const [lent, lost, left] = [await signIn("owner@example.com"), await signIn("owner@example.com"), await signIn("owner@example.com")]
    const here = (await listSessions(lent)).find(({ isHere }) => isHere)?.id ?? ""
    const otherAccount = await shop.member("stranger@example.com")
    expect((await otherAccount.post("/api/account/sessions/end", { session: here })).outcome).toBe("done")
    expect((await shop.browser().post("/api/account/sessions/end", { session: here })).outcome).toBe("refused")
    expect(await isSignedIn(lent)).toBe(true)

    expect((await owner.post("/api/account/sessions/end", { session: here })).outcome).toBe("done")
    expect([await isSignedIn(lent), await isSignedIn(lost), await isSignedIn(left), await isSignedIn(owner)]).toEqual([
      false,
      true,
      true,
      true
    ])
    const own = (await listSessions(owner)).find(({ isHere }) => isHere)?.id ?? ""
    await owner.post("/api/account/sessions/end", { session: own })
    await owner.post("/api/account/sessions/end", { session: "others" })
    expect([await isSignedIn(lost), await isSignedIn(left), await isSignedIn(owner)]).toEqual([false, false, true])
  })

  it("OPS-32 ends idle sessions of staff, but not of shoppers", async () => {
    const [clerk, shopper] = [await shop.member("clerk@example.com"), await shop.member("shopper@example.com")]
    await shop.database.kysely
      .updateTable("account")
      .set({ roles: ["employee"] })
      .where("email", "=", "clerk@example.com")
      .execute()
    await setSeenMinutesAgo(59)
    expect(await isSignedIn(clerk)).toBe(true)
    expect(await isSignedIn(shopper)).toBe(true)
    await setSeenMinutesAgo(61)
    expect(await isSignedIn(clerk)).toBe(false)
    expect(await isSignedIn(shopper)).toBe(true)
  })
})
