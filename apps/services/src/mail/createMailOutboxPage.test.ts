import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { queueMail } from "./queueMail.ts"

describe.each(allDatabases)("mail outbox page on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open, { showsOutbox: true })
  })
  afterAll(() => shop.database.drop())

  const page = async () => shop.handler(new Request("http://127.0.0.1/dev/outbox"))

  it("shows the latest mail first, escapes text, and links only the shop's own URLs", async () => {
    expect(await (await page())?.text()).toContain("No mail yet.")
    await queueMail(shop.database.kysely, { recipient: "a@example.com", subject: "First", body: "Hello" })
    const body = `<script>alert(1)</script> https://evil.example/\n\nhttp://shop.test/account/reset#"onclick=x`
    await queueMail(shop.database.kysely, { recipient: `"<b>"@example.com`, subject: "Second\r\nBcc: all@example.com", body })
    const answer = await page()
    const html = (await answer?.text()) ?? ""
    expect(html.indexOf("Second Bcc: all@example.com")).toBeLessThan(html.indexOf("First"))
    expect(html).not.toMatch(/<script|<b>/)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain(`<a href="http://shop.test/account/reset#&quot;onclick=x">`)
    expect([answer?.headers.get("cache-control"), answer?.headers.get("content-security-policy")]).toEqual([
      "no-store",
      expect.stringMatching(/^default-src 'none'; style-src 'sha256-\S+'; img-src 'none'; base-uri 'none'; frame-ancestors 'none'$/)
    ])
  })

  it("OPS-15 returns 404 when disabled or requested under a public host name", async () => {
    const hidden = await openServices(open)
    expect(await shop.handler(new Request("http://shop.test/dev/outbox"))).toBeUndefined()
    expect(await hidden.handler(new Request("http://127.0.0.1/dev/outbox"))).toBeUndefined()
    await hidden.database.drop()
  })

  it("shows no mail of a transaction that was rolled back", async () => {
    const failed = shop.database.kysely.transaction().execute(async (transaction) => {
      await queueMail(transaction, { recipient: "never@example.com", subject: "Never", body: "" })
      throw new Error("no")
    })
    await expect(failed).rejects.toThrow("no")
    expect(await (await page())?.text()).not.toContain("never@example.com")
  })
})
