import { accountSessions } from "@camber/domain/account"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Browser, openAccounts, type OpenAccounts, password } from "../../test/openAccounts.ts"

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
const desk = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0"
const decode = Schema.decodeUnknownSync(accountSessions.result)

describe.each(allDatabases)("where an account is signed in, on $kind", ({ open }) => {
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
  const sessionsOf = async (browser: Browser) => decode(await (await browser.send(accountSessions.path)).json()).sessions
  const isIn = async (browser: Browser): Promise<boolean> => (await sessionsOf(browser)).length > 0
  const seenBefore = (minutes: number) =>
    shop.database.kysely
      .updateTable("account_session")
      .set({ seen_at: new Date(Date.now() - minutes * 60_000) })
      .execute()

  it("OPS-31 is told by the names of the browsers, the one used last first, and to nobody else", async () => {
    await shop.member("june@example.com")
    await signIn("june@example.com")
    await seenBefore(30)
    const seen = await sessionsOf(await signIn("june@example.com", phone))
    expect(seen.map(({ browser, isHere }) => [browser, isHere])).toEqual([
      ["Safari on iOS", true],
      ["Firefox on Windows", false],
      ["", false]
    ])
    expect(Date.now() - (seen[1]?.seenAt ?? 0)).toBeGreaterThan(29 * 60_000)
    expect(await sessionsOf(await shop.member("other@example.com"))).toHaveLength(1)
    expect(await sessionsOf(shop.browser())).toEqual([])
  })

  it("OPS-31 is ended there by the owner, one by one or all but this, and never by another account", async () => {
    const owner = await shop.member("owner@example.com")
    const [lent, lost, left] = [await signIn("owner@example.com"), await signIn("owner@example.com"), await signIn("owner@example.com")]
    const here = (await sessionsOf(lent)).find(({ isHere }) => isHere)?.id ?? ""
    const stranger = await shop.member("stranger@example.com")
    expect((await stranger.post("/api/account/sessions/end", { session: here })).outcome).toBe("done")
    expect((await shop.browser().post("/api/account/sessions/end", { session: here })).outcome).toBe("refused")
    expect(await isIn(lent)).toBe(true)

    expect((await owner.post("/api/account/sessions/end", { session: here })).outcome).toBe("done")
    expect([await isIn(lent), await isIn(lost), await isIn(left), await isIn(owner)]).toEqual([false, true, true, true])
    const own = (await sessionsOf(owner)).find(({ isHere }) => isHere)?.id ?? ""
    await owner.post("/api/account/sessions/end", { session: own })
    await owner.post("/api/account/sessions/end", { session: "others" })
    expect([await isIn(lost), await isIn(left), await isIn(owner)]).toEqual([false, false, true])
  })

  it("OPS-32 is over for staff once nobody has used it for a while, and not for a shopper", async () => {
    const [clerk, shopper] = [await shop.member("clerk@example.com"), await shop.member("shopper@example.com")]
    await shop.database.kysely
      .updateTable("account")
      .set({ roles: ["employee"] })
      .where("email", "=", "clerk@example.com")
      .execute()
    await seenBefore(59)
    expect([await isIn(clerk), await isIn(shopper)]).toEqual([true, true])
    await seenBefore(61)
    expect([await isIn(clerk), await isIn(shopper)]).toEqual([false, true])
  })
})
