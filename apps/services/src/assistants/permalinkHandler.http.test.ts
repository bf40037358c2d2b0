import { cart, CART_LINK_PAGE_TYPE, CartLinkPage } from "@camber/domain/cart"
import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { customerProjects, MOST_PROJECTS } from "@camber/domain/garage"
import { parseProjectCookie, Project, RaceTypeId, serializeProjectCookie, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices } from "../../test/openServices.ts"
import { openAssistant } from "../../test/openAssistant.ts"
import { openAccounts, type OpenAccounts } from "../../test/openAccounts.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"

describe.each(allDatabases)("permalinks on $kind", ({ open }) => {
  let shop: OpenAccounts
  beforeAll(async () => {
    shop = await openAccounts(open)
  })
  afterAll(() => shop.database.drop())

  const follow = async (
    { cookie }: Pick<TestVisitor, "cookie">,
    path: string,
    { headers, ...init }: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {}
  ) => {
    const response = await shop.handler(new Request(`http://shop.test${path}`, { ...init, headers: { cookie, ...headers } }))
    if (response === undefined) throw new Error("no handler")
    return response
  }
  const readCart = async ({ ask, webUserGuid }: TestVisitor) =>
    (await ask(cart, { webUserGuid, project: null })).cart.lines.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity])

  it("fill the cart of a guest and redirect, with a response that is not cached and sends no referrer", async () => {
    const guest = shop.visitor()
    const { headers, status } = await follow(guest, "/buy/CAM-P2-1:2,CAM-P3:1")
    expect([status, headers.get("location"), headers.get("referrer-policy")]).toEqual([303, "/shoppingcart", "no-referrer"])
    expect(headers.get("cache-control")).toContain("no-store")
    expect(await readCart(guest)).toEqual([
      ["CAM-P2-1", 2],
      ["CAM-P3-1", 1]
    ])
  })

  it("add nothing when opened again, and only the missing quantity if the cart has fewer", async () => {
    const guest = shop.visitor()
    await follow(guest, "/buy/CAM-P3-1:1")
    await follow(guest, "/buy/CAM-P3-1:3")
    await follow(guest, "/buy/CAM-P3-1:3")
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 3]])
  })

  it("add the sum of the quantities of equal numbers, also for a product and its only variant", async () => {
    const guest = shop.visitor()
    await follow(guest, "/buy/CAM-P3-1:2")
    await follow(guest, "/buy/CAM-P3-1:2,cam-p3-1:1,CAM-P3:1")
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 4]])
  })

  it("start a session for a visitor without one", async () => {
    const { headers } = await follow({ cookie: "" }, "/buy/CAM-P3-1:1")
    expect(headers.getSetCookie().length).toBeGreaterThan(0)
  })

  it(
    "give the shopper the content of the assistant's cart, and the assistant nothing of the shopper's cart",
    { tags: "full" },
    async () => {
      const assistant = await openAssistant(shop)
      const created = await assistant.call("create_cart", { cart: { line_items: [{ item: { id: "CAM-P2-1" }, quantity: 1 }] } })
      const { continue_url } = await assistant.call("create_checkout", { checkout: { cart_id: created.id } })
      const person = shop.visitor()
      await follow(person, "/buy/CAM-P7-1:1")
      await follow(person, new URL(continue_url).pathname)
      expect(await readCart(person)).toEqual([
        ["CAM-P7-1", 1],
        ["CAM-P2-1", 1]
      ])
      expect((await assistant.call("get_cart", { id: created.id })).line_items).toHaveLength(1)
      await assistant.close()
    }
  )

  it("continue only to a path of the shop", async () => {
    const getTarget = async (to: string) =>
      (await follow(shop.visitor(), `/buy/CAM-P3-1:1?continue_to=${encodeURIComponent(to)}`)).headers.get("location")
    expect(await getTarget("/shop/all")).toBe("/shop/all")
    expect(await getTarget("https://evil.example")).toBe("/shoppingcart")
    expect(await getTarget("//evil.example")).toBe("/shoppingcart")
  })

  it("fill the cart of a visitor whose service worker forwards the navigation", async () => {
    const guest = shop.visitor()
    await follow(guest, "/buy/CAM-P3-1:1", { headers: { "sec-fetch-dest": "empty", "sec-fetch-mode": "navigate" } })
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 1]])
  })

  it.each([
    ["a request by a script", { headers: { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" } }],
    ["a bot", { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } }],
    ["a HEAD request", { method: "HEAD" }],
    ["an image of another page", { headers: { "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" } }],
    ["a frame", { headers: { "sec-fetch-dest": "iframe" } }],
    ["a prefetch", { headers: { "sec-purpose": "prefetch;prerender" } }]
  ])("change nothing for %s", async (_, init) => {
    const guest = shop.visitor()
    await follow(guest, "/buy/CAM-P3-1:1", init)
    expect(await readCart(guest)).toEqual([])
  })

  /** Decodes the page that the storefront would render; null if the response is a redirect. */
  const readPage = async (response: Response | undefined) =>
    response?.headers.get("content-type") === CART_LINK_PAGE_TYPE
      ? Schema.decodeUnknownSync(Schema.fromJsonString(CartLinkPage))(await response.text())
      : null

  const read = async (visitor: Pick<TestVisitor, "cookie">, path: string, init = {}) => {
    const response = await follow(visitor, path, init)
    return {
      status: response.status,
      location: response.headers.get("location"),
      page: await readPage(response),
      cookies: response.headers.getSetCookie()
    }
  }

  it("show that a malformed link was not understood, and add nothing", async () => {
    const guest = shop.visitor()
    for (const path of ["/buy/CAM-P3-1:0", "/buy/CAM-P3-1:1,", "/buy/CAM P3:x", "/buy/CAM-P3-1"]) {
      expect(await read(guest, path)).toMatchObject({ status: 404, page: { _tag: "Unreadable" } })
    }
    expect(await readCart(guest)).toEqual([])
  })

  it("add the known parts, and name each other part with the reason", async () => {
    const guest = shop.visitor()
    const { location, page, status } = await read(guest, "/buy/CAM-ZZZ:1,CAM-P3-1:2,CAM-P2:1,CAM-P6-1:1")
    expect([status, location]).toEqual([200, null])
    const href = expect.stringMatching(/^\/item\//)
    expect(page).toMatchObject({
      _tag: "Outcome",
      items: [
        { id: "CAM-ZZZ", outcome: "unknown", href: null },
        { id: "CAM-P3-1", outcome: "added", message: null },
        { id: "CAM-P2", outcome: "choices", href, isKit: false, choices: ["Bolt Circle"] },
        { id: "CAM-P6-1", outcome: "unavailable", href }
      ]
    })
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 2]])
  })

  it("name the choices that a kit requires, with a link to its page", async () => {
    const { page } = await read(shop.visitor(), "/buy/CAM-P4:1")
    expect(page).toMatchObject({ items: [{ outcome: "choices", href: expect.stringMatching(/^\/item\//), isKit: true }] })
    expect(page?._tag === "Outcome" && page.items[0]?.choices.length).toBeGreaterThan(0)
  })

  it("fill the cart with a kit's chosen parts, once for each choice", async () => {
    const guest = shop.visitor()
    await follow(guest, "/buy/CAM-P4-1:1;1=CAM-P2-1")
    await follow(guest, "/buy/CAM-P4-1:1;2=CAM-P8-1;1=CAM-P2-1")
    await follow(guest, "/buy/CAM-P4-1:1;1=CAM-P2-2")
    const { lines } = (await guest.ask(cart, { webUserGuid: guest.webUserGuid, project: null })).cart
    const chosen = lines.map(({ kitComponents }) =>
      kitComponents
        .map((part) => part.skuVariantNumber)
        .toSorted()
        .join(" ")
    )
    expect(chosen.toSorted()).toEqual(["CAM-P2-1 CAM-P8-1", "CAM-P2-2 CAM-P8-1"])
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  it("reject a kit with a part that the kit does not accept", async () => {
    const guest = shop.visitor()
    const { page } = await read(guest, "/buy/CAM-P4-1:1;1=CAM-P3-1")
    expect(page).toMatchObject({ items: [{ outcome: "unavailable", message: "This choice no longer exists. Choose again." }] })
    expect(await readCart(guest)).toEqual([])
  })

  const vehicle = { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro }
  const withVehicle = (text: unknown = { vehicle }) =>
    `/buy/CAM-P3-1:1?${new URLSearchParams({ vehicle: JSON.stringify(text) }).toString()}`
  const getSelected = (cookies: ReadonlyArray<string>) => {
    const cookie = cookies.find((text) => text.startsWith("Fitment="))
    return cookie === undefined ? null : parseProjectCookie(decodeURIComponent(cookie.slice("Fitment=".length).split(";")[0] ?? ""))
  }
  const choose = ({ cookie }: TestVisitor, raceTypeId: number) => {
    const selected = serializeProjectCookie({ ...UNKNOWN_PROJECT, raceTypeId: RaceTypeId.make(raceTypeId) })
    return { cookie: `${cookie}; Fitment=${encodeURIComponent(selected)}` }
  }

  it("select the link's vehicle for a visitor without one, and save it in the garage", async () => {
    const guest = shop.visitor()
    const { cookies, location } = await read(guest, withVehicle())
    expect(location).toBe("/shoppingcart")
    expect(getSelected(cookies)).toMatchObject({ vehicle, projectId: expect.any(String) })
    const { customerProjects: garage } = await guest.ask(customerProjects, { webUserGuid: guest.webUserGuid, selectedFacetData: [] })
    expect(garage.projects).toMatchObject([{ ...vehicle, projectId: getSelected(cookies)?.projectId }])
  })

  it("never replace a selected vehicle, but offer the vehicle of the link", async () => {
    const guest = shop.visitor()
    const owner = choose(guest, sample.dirtLateModel)
    const { cookies, location, page } = await read(owner, withVehicle())
    expect([location, getSelected(cookies)]).toEqual([null, null])
    expect(page).toMatchObject({ vehicle: { _tag: "Other", name: "1969 Chevrolet Camaro", selectedName: "Dirt Late Model" } })
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 1]])
    const action = page?._tag === "Outcome" && page.vehicle?._tag === "Other" ? page.vehicle.action : ""
    const chosen = await read(owner, action, { method: "POST", headers: { origin: "http://shop.test" } })
    expect([chosen.location, getSelected(chosen.cookies)]).toEqual(["/shoppingcart", expect.objectContaining({ vehicle })])
  })

  it("do not select a vehicle that does not fit into a full garage, and show the reason", async () => {
    const guest = shop.visitor()
    const project = JSON.stringify(Schema.encodeSync(Project)(UNKNOWN_PROJECT))
    const getRow = (at: number) => ({ project_id: crypto.randomUUID(), identity: `other ${at}`, project })
    await shop.database.kysely
      .insertInto("customer_project")
      .values(Array.from({ length: MOST_PROJECTS }, (_, at) => ({ web_user_guid: guest.webUserGuid, saved_at: new Date(), ...getRow(at) })))
      .execute()
    const { cookies, page } = await read(guest, withVehicle())
    expect(page).toMatchObject({ vehicle: { _tag: "Unknown", reason: expect.stringContaining("Your garage is full") } })
    expect(getSelected(cookies)).toBeNull()
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 1]])
  })

  it("fill the cart even if the garage does not respond", async () => {
    const guest = shop.visitor()
    await shop.database.kysely.schema.alterTable("customer_project").renameTo("away").execute()
    const { cookies, page, status } = await read(guest, withVehicle())
    await shop.database.kysely.schema.alterTable("away").renameTo("customer_project").execute()
    expect(status).toBe(200)
    expect(page).toMatchObject({ vehicle: { _tag: "Unknown", reason: "The shop couldn't save it right now." } })
    expect(getSelected(cookies)).toBeNull()
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 1]])
  })

  it("show that the chosen vehicle is not in the catalog", async () => {
    const path = `${withVehicle({ vehicle: { ...vehicle, modelId: 999_999 } })}&select=1`
    const { cookies, location, page } = await read(shop.visitor(), path, { method: "POST", headers: { origin: "http://shop.test" } })
    expect([location, getSelected(cookies)]).toEqual([null, null])
    expect(page).toEqual({ _tag: "NotSelected", reason: null, target: "/shoppingcart" })
  })

  it("ask nothing if the vehicle of the link is already selected", async () => {
    const guest = shop.visitor()
    const { cookies } = await read(guest, withVehicle())
    const again = await read(
      { cookie: `${guest.cookie}; ${cookies.find((text) => text.startsWith("Fitment="))?.split(";")[0]}` },
      withVehicle()
    )
    expect([again.location, getSelected(again.cookies)]).toEqual(["/shoppingcart", null])
  })

  it.each([
    ["an unknown model", { vehicle: { ...vehicle, modelId: 999_999 } }],
    ["no year", { vehicle: { makeId: 2 } }],
    ["text", "Camaro"]
  ])("add the parts but select nothing for a vehicle with %s", async (_, facts) => {
    const guest = shop.visitor()
    const { cookies, page } = await read(guest, withVehicle(facts))
    expect(page).toMatchObject({ items: [{ outcome: "added" }], vehicle: { _tag: "Unknown", reason: null } })
    expect(getSelected(cookies)).toBeNull()
    expect(await readCart(guest)).toEqual([["CAM-P3-1", 1]])
  })

  it("contain the vehicle of an assistant's cart", async () => {
    const assistant = await openAssistant(shop)
    const created = await assistant.call("create_cart", {
      cart: { line_items: [{ item: { id: "CAM-P3-1" }, quantity: 1 }] },
      vehicle: { vehicle }
    })
    const later = await assistant.call("create_checkout", { checkout: { cart_id: created.id }, vehicle: { vehicle } })
    expect(later.continue_url).toBe(created.continue_url)
    const { pathname, search } = new URL(created.continue_url)
    expect(getSelected((await read(shop.visitor(), pathname + search)).cookies)).toMatchObject({ vehicle })
    await assistant.close()
  })

  it("permalinks are replaced with a warning if the cart is too long for a link", async () => {
    const numbers = Array.from({ length: 30 }, (_, at) => `${at} `.padEnd(MAX_SKU_LENGTH, "\u96E8"))
    await shop.database.kysely.insertInto("product").values(productRow(7001)).execute()
    await shop.database.kysely
      .insertInto("variant")
      .values(numbers.map((sku_variant_number, at) => variantRow(7001, at + 1, { sku_variant_number })))
      .execute()
    const assistant = await openAssistant(shop)
    const line_items = numbers.map((id) => ({ item: { id }, quantity: 1 }))
    const created = await assistant.call("create_cart", { cart: { line_items } })
    expect(created.line_items).toHaveLength(numbers.length)
    expect(created.continue_url).toBe("http://shop.test/")
    expect(created.messages).toContainEqual(expect.objectContaining({ type: "warning", code: "link_too_long" }))
    await assistant.close()
  })

  it("reject a form of another site", async () => {
    const guest = shop.visitor()
    const { status } = await follow(guest, "/buy/CAM-P3-1:1", { method: "POST", headers: { origin: "https://evil.example" } })
    expect([status, await readCart(guest)]).toEqual([403, []])
  })

  it("ask a signed-in customer first, and add the parts after the form of the shop was submitted", async () => {
    const member = await shop.member("permalink@shop.example")
    const countLines = async () =>
      (await shop.database.kysely.selectFrom("cart_line").selectAll().where("web_user_guid", "=", member.guid).execute()).length
    const review = (await member.send("/buy/CAM-P2-1:2")).headers.get("location") ?? ""
    const page = await readPage(await member.send(review))
    const title = "Ironvale Slotted Brake Rotor 1967-1969 Chevrolet Camaro"
    expect(page).toMatchObject({ _tag: "Review", items: [{ quantity: 2, title }], vehicle: null })
    expect(await countLines()).toBe(0)
    const action = page?._tag === "Review" ? page.action : ""
    expect((await member.send(action, { method: "POST" })).headers.get("location")).toBe("/shoppingcart")
    expect(await countLines()).toBe(1)
  })

  it("offer a retry while the database is unavailable", async () => {
    const lost = await openServices(open)
    await lost.database.drop()
    const response = await lost.handler(new Request("http://shop.test/buy/CAM-P3-1:1?continue_to=/shop/all"))
    expect(response?.status).toBe(503)
    expect(await readPage(response)).toEqual({ _tag: "Unavailable", retry: "/buy/CAM-P3-1:1?continue_to=%2Fshop%2Fall" })
  })

  it("permalinks are limited to 60 requests per minute and IP address", async () => {
    const limited = await openServices(open, { proxyHeader: "x-forwarded-for" })
    const getStatus = async (address: string) =>
      (await limited.handler(new Request("http://shop.test/buy/CAM-P3-1:0", { headers: { "x-forwarded-for": address } })))?.status
    try {
      for (let count = 0; count < 60; count++) await getStatus("10.0.0.1")
      expect([await getStatus("10.0.0.1"), await getStatus("10.0.0.2")]).toEqual([429, 404])
    } finally {
      await limited.database.drop()
    }
  })
})
