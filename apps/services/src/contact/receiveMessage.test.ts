import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"

const message = { name: "June Hale", email: "june@example.com", topic: "fitment", message: "Does it fit a 1969 Nova?\n" }

describe.each(allDatabases)("contact form on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(() => shop.database.kysely.deleteFrom("contact_message").execute())
  afterAll(() => shop.database.drop())

  const send = async (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = { cookie: shop.cookie }) => {
    const answer = await shop.handler(
      new Request("http://shop.test/api/contact", { method: "POST", headers, body: new URLSearchParams(fields) })
    )
    return { status: answer?.status, location: answer?.headers.get("location") }
  }
  const readStored = () => shop.database.kysely.selectFrom("contact_message").selectAll().execute()
  const leadsTo = (outcome: string) => ({ status: 303, location: `/info/helpcenter?contact=${outcome}#contactform` })

  it("SEO-07 stores a visitor's message and redirects to the form", async () => {
    expect(await send(message)).toEqual(leadsTo("sent"))
    expect(await readStored()).toMatchObject([{ ...message, message: "Does it fit a 1969 Nova?", web_user_guid: shop.webUserGuid }])
  })

  it("stores neither an invalid message nor a message from a bot", async () => {
    expect(await send({ ...message, email: "june" })).toEqual(leadsTo("invalid"))
    expect(await send({})).toEqual(leadsTo("invalid"))
    expect(await send({ ...message, name: "June\u0000" })).toEqual(leadsTo("invalid"))
    expect(await send(message, { cookie: shop.cookie, "user-agent": "Googlebot/2.1" })).toEqual(leadsTo("invalid"))
    expect(await readStored()).toEqual([])
  })

  it("accepts five messages an hour per visitor without blocking other visitors", async () => {
    const outcomes: Array<unknown> = []
    for (let count = 0; count < 6; count++) outcomes.push(await send(message))
    expect(outcomes).toEqual([...Array(5).fill(leadsTo("sent")), leadsTo("wait")])
    expect(await send(message, { cookie: shop.visitor().cookie })).toEqual(leadsTo("sent"))
    expect(await readStored()).toHaveLength(6)
    await shop.database.kysely
      .updateTable("contact_message")
      .set({ received_at: new Date(Date.now() - 3_700_000) })
      .execute()
    expect(await send(message)).toEqual(leadsTo("sent"))
  })

  it("rejects cross-site requests, other media types, bodies that are too long, and other methods", async () => {
    expect((await send(message, { cookie: shop.cookie, "sec-fetch-site": "cross-site" })).status).toBe(403)
    expect((await send(message, { cookie: shop.cookie, "content-type": "application/json" })).status).toBe(415)
    expect((await send({ ...message, message: "x".repeat(70_000) })).status).toBe(413)
    expect((await shop.handler(new Request("http://shop.test/api/contact")))?.status).toBe(405)
    expect(await readStored()).toEqual([])
  })
})
