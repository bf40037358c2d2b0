// @vitest-environment node
import { wireOrder } from "@camber/testing/records"
import { expect, it } from "vitest"
import { openStorefront } from "../../../../test/openStorefront.ts"

const typed = { number: "4821773905", email: "june@example.com" }
const unknown = { order: null, message: "We couldn't find an order with this number." }

/** Sends the tracking form without scripts; without fields, opens it. Returns the page, and the services' calls. */
const track = async (fields: Readonly<Record<string, string>> | null, answer: object = unknown) => {
  const { asked, shop } = await openStorefront({ findOrder: () => ({ findOrder: answer }) })
  const sent = fields === null ? {} : { method: "POST", body: new URLSearchParams(fields) }
  const visitor = { isStaff: false, isBot: false, cookies: "WebUserGuid=6f1b2c3d-0000-4000-8000-000000000001" }
  const response = await shop.handle(new Request("http://127.0.0.1/Track/OrderLocator", sent), visitor)
  const [html = ""] = /<main[^]*<\/main>/.exec(await response.text()) ?? []
  return { html: html.replaceAll("<!-- -->", ""), finds: asked.filter(({ operation }) => operation === "findOrder") }
}

it("NAV-183 the tracking form without scripts links to the visitor's own orders, which need no number", async () => {
  const { html } = await track(null)
  expect(html).toContain("Order number")
  expect(html).toContain('href="/account/orderhistory"')
})

it("the tracking form without scripts names wrong fields, keeps their texts and requests no order", async () => {
  const { finds, html } = await track({ number: "12", email: "june@" })
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
  expect(html).toContain('value="june@"')
  expect(finds).toEqual([])
})

it("the tracking form without scripts shows why no order was found, and keeps the texts", async () => {
  const { finds, html } = await track(typed)
  expect(html).toMatch(/role="alert"[^]*find an order with this number/)
  expect(html).toContain('value="june@example.com"')
  expect(finds.map(({ variables }) => variables)).toMatchObject([{ orderNumber: typed.number, email: typed.email }])
})

it("the tracking form without scripts shows the order", async () => {
  const { html } = await track(typed, { order: wireOrder({ orderNumber: typed.number }), message: null })
  expect(html).toContain(`order ${typed.number}`)
  expect(html).not.toContain("Find the Order")
})

it("the tracking page itself sends its form without scripts, and leads to no other page", async () => {
  const { html } = await (await openStorefront()).get("/Track/OrderLocator")
  expect(html).toMatch(/<form [^>]*method="post" action="\/Track\/OrderLocator"|<form [^>]*action="\/Track\/OrderLocator" method="post"/)
  expect(html).not.toContain('http-equiv="refresh"')
})
