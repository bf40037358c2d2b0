import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openAccounts, type OpenAccounts } from "../../test/openAccounts.ts"

describe.each(allDatabases)("the unsubscribe link of the newsletter on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const signUp = async (emailAddress: string) => {
    await shop.browser().send("/api/promotions/signUpPromo/signUpForPromo", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ emailAddress, phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" })
    })
    const mail = await shop.database.kysely.selectFrom("mail").selectAll().where("recipient", "=", emailAddress).executeTakeFirstOrThrow()
    return { body: mail.body, link: mail.unsubscribe_url ?? "" }
  }
  const listSubscribed = async () => {
    const rows = await shop.database.kysely
      .selectFrom("signup")
      .select("email")
      .where("is_subscribed", "=", true)
      .orderBy("email")
      .execute()
    return rows.map(({ email }) => email)
  }

  it("OPS-109 ends the subscription of that address by one POST from a mail program, but not by GET", async () => {
    const { body, link } = await signUp("june@example.com")
    await signUp("sam@example.com")
    expect(body).toContain(link)
    expect(link).not.toContain("june")
    const opened = await shop.handler(new Request(link))
    expect([opened?.status, (await opened?.text())?.includes("<button>Unsubscribe</button>")]).toEqual([200, true])
    expect(await listSubscribed()).toEqual(["june@example.com", "sam@example.com"])
    const headers = { origin: "https://mail.test", "content-type": "application/x-www-form-urlencoded" }
    const stopped = await shop.handler(new Request(link, { method: "POST", headers, body: "List-Unsubscribe=One-Click" }))
    expect(stopped?.status).toBe(200)
    expect(await listSubscribed()).toEqual(["sam@example.com"])
  })

  it("OPS-109 is rejected if the shop has not created it", async () => {
    const { link } = await signUp("forged@example.com")
    const token = new URL(link).searchParams.get("token") ?? ""
    for (const wrong of [`${token.slice(0, -4)}AAAA`, token.slice(0, 20), ""]) {
      const response = await shop.handler(new Request(link.replace(token, wrong), { method: "POST" }))
      expect(response?.status).toBe(404)
    }
    expect(await listSubscribed()).toContain("forged@example.com")
  })
})
