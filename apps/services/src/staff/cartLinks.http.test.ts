import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { MAX_CART_LINKS_PER_HOUR, mailCartLink, staffActions } from "@camber/domain/staff"
import {
  MakeId,
  ModelId,
  ModelYear,
  parseProjectCookieHeader,
  Project,
  serializeProjectCookie,
  UNKNOWN_PROJECT
} from "@camber/domain/vehicle"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { signedInAs } from "./testing/signedInAs.ts"

describe.each(allDatabases)("mailing a cart link on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    shop = await openServices(open)
    staff = await signedInAs(shop, ["registered", "staff"], "priya@shop.test")
  })
  afterAll(() => shop.database.drop())

  const send = async (path: string, cookie: string, body?: object) => {
    const response = await shop.handler(
      new Request(`http://shop.test${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "content-type": "application/json", cookie },
        ...(body !== undefined && { body: JSON.stringify(body) })
      })
    )
    return { status: response?.status, body: JSON.parse((await response?.text()) || "null") }
  }
  const mail = (change: object = {}, cookie = staff) =>
    send(mailCartLink.path, cookie, {
      emailAddress: "dana@mail.test",
      items: [{ skuVariantNumber: "CAM-P2-1", quantity: 2 }],
      car: "1969 Chevrolet Camaro",
      ...change
    })
  const countMails = async () => (await shop.database.kysely.selectFrom("mail").selectAll().execute()).length

  it("sends the names of the parts, the car, and a link that fills the cart of the visitor who opens it, and logs the mail", async () => {
    expect((await mail()).body).toEqual({ problem: null, url: "http://shop.test/buy/CAM-P2-1:2" })
    const [sent] = await shop.database.kysely.selectFrom("mail").selectAll().execute()
    expect(sent?.recipient).toBe("dana@mail.test")
    expect(sent?.body).toMatch(/for your 1969 Chevrolet Camaro:\n\n2 x .* \(CAM-P2-1\): \$/)
    expect(sent?.body).toContain("http://shop.test/buy/CAM-P2-1:2")
    const actions = (await send(staffActions.path, staff)).body
    expect(actions[0]).toMatchObject({ who: "priya@shop.test", what: "cart link mailed", subject: "dana@mail.test" })

    const visitor = shop.visitor()
    const headers = { cookie: visitor.cookie, "sec-fetch-dest": "document" }
    await shop.handler(new Request("http://shop.test/buy/CAM-P2-1:2", { headers }))
    const lines = await shop.database.kysely.selectFrom("cart_line").select("sku_variant_number").execute()
    expect(lines).toEqual([{ sku_variant_number: "CAM-P2-1" }])
  })

  it("sends a link that selects the car for a visitor without one, and asks first if a different car is selected", async () => {
    const camaro = { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(2) }
    const vehicle = Schema.encodeSync(Project)({ ...UNKNOWN_PROJECT, vehicle: camaro })
    const items = [{ skuVariantNumber: "CAM-P2-1", quantity: 3 }]
    const { url } = (await mail({ items, vehicle })).body
    const visitor = shop.visitor()
    const headers = { cookie: visitor.cookie, "sec-fetch-dest": "document" }
    const opened = await shop.handler(new Request(url, { headers }))
    const fitment = opened?.headers.getSetCookie().find((cookie) => cookie.startsWith("Fitment=")) ?? ""
    expect(parseProjectCookieHeader(fitment.split(";")[0] ?? "")).toMatchObject({ vehicle: camaro })
    const other = serializeProjectCookie({ ...UNKNOWN_PROJECT, vehicle: { ...camaro, year: ModelYear.make(1968) } })
    const cookie = `${shop.visitor().cookie}; Fitment=${encodeURIComponent(other)}`
    const asked = await shop.handler(new Request(url, { headers: { ...headers, cookie } }))
    expect(await asked?.json()).toMatchObject({ _tag: "Outcome", vehicle: { _tag: "Other", name: "1969 Chevrolet Camaro" } })
    expect((await mail({ items })).body.url).toBe("http://shop.test/buy/CAM-P2-1:3")
  })

  it("sends one mail if the request is repeated after a lost response", async () => {
    const before = await countMails()
    const items = [{ skuVariantNumber: "CAM-P2-1", quantity: 5 }]
    const first = (await mail({ items })).body
    expect((await mail({ items })).body).toEqual(first)
    expect(await countMails()).toBe(before + 1)
    await mail({ items, emailAddress: "lee@mail.test" })
    expect(await countMails()).toBe(before + 2)
  })

  it("sends one mail if the same request is sent several times at the same time", async () => {
    const before = await countMails()
    const items = [{ skuVariantNumber: "CAM-P2-1", quantity: 7 }]
    await Promise.all(Array.from({ length: 8 }, () => mail({ items })))
    expect(await countMails()).toBe(before + 1)
  })

  it("sends no mail if an item is unknown, and names that item", async () => {
    const before = await countMails()
    const items = [
      { skuVariantNumber: "CAM-P2-1", quantity: 1 },
      { skuVariantNumber: "CAM-ZZZ-1", quantity: 1 }
    ]
    expect((await mail({ items })).body).toEqual({ problem: "CAM-ZZZ-1 is not available.", url: null })
    expect(await countMails()).toBe(before)
  })

  it("sends a kit with its chosen parts, but sends no mail if a choice is missing or no longer exists", async () => {
    const parts = [
      { ordinality: 1, skuVariantNumber: "CAM-P2-1" },
      { ordinality: 2, skuVariantNumber: "CAM-P8-1" }
    ]
    const mailKit = async (kitComponents: ReadonlyArray<object>) =>
      (await mail({ items: [{ skuVariantNumber: "CAM-P4-1", quantity: 1, kitComponents }] })).body
    expect(await mailKit(parts)).toEqual({ problem: null, url: "http://shop.test/buy/CAM-P4-1:1;1=CAM-P2-1;2=CAM-P8-1" })
    expect(await mailKit(parts.slice(0, 1))).toEqual({ problem: "CAM-P4-1: Choose every part of the kit once.", url: null })
    expect(await mailKit([{ ordinality: 9, skuVariantNumber: "CAM-P2-1" }, ...parts])).toEqual({
      problem: "CAM-P4-1: This choice no longer exists. Choose again.",
      url: null
    })
  })

  it("rejects malformed carts and addresses without sending mail", async () => {
    const before = await countMails()
    const item = { skuVariantNumber: "CAM-P2-1", quantity: 1 }
    const malformed = [
      { emailAddress: "dana" },
      { emailAddress: "a@b.test, c@d.test" },
      { items: [] },
      { items: Array.from({ length: 51 }, () => item) },
      { items: [{ ...item, quantity: 0 }] },
      { items: [{ ...item, skuVariantNumber: "" }] },
      { items: [{ ...item, skuVariantNumber: " x" }] },
      { car: "x".repeat(121) }
    ]
    for (const change of malformed) expect([change, (await mail(change)).status]).toEqual([change, 400])
    expect(await countMails()).toBe(before)
  })

  it("sends no mail if the link would be too long to open, and names the problem", async () => {
    const before = await countMails()
    const numbers = Array.from({ length: 30 }, (_, at) => `${at} `.padEnd(MAX_SKU_LENGTH, "\u96E8"))
    await shop.database.kysely.insertInto("product").values(productRow(7001)).execute()
    await shop.database.kysely
      .insertInto("variant")
      .values(numbers.map((sku_variant_number, at) => variantRow(7001, at + 1, { sku_variant_number })))
      .execute()
    const { body } = await mail({ items: numbers.map((skuVariantNumber) => ({ skuVariantNumber, quantity: 1 })) })
    expect(body).toEqual({ problem: "These part numbers are too long for one link. Mail two links with fewer parts.", url: null })
    expect(await countMails()).toBe(before)
  })

  it("returns 404 to visitors who are not staff", async () => {
    expect((await mail({}, shop.cookie)).status).toBe(404)
    expect((await mail({}, await signedInAs(shop, ["registered", "internal", "employee"]))).status).toBe(404)
  })

  it("is limited to a number of links per hour and staff member", async () => {
    const busy = await signedInAs(shop, ["registered", "staff"], "busy@shop.test")
    const { account_id } = await shop.database.kysely
      .selectFrom("account")
      .select("account_id")
      .where("email", "=", "busy@shop.test")
      .executeTakeFirstOrThrow()
    const sent = { account_id, what: "cart link mailed", subject: "x@mail.test", change: null } as const
    await shop.database.kysely
      .insertInto("staff_action")
      .values(Array.from({ length: MAX_CART_LINKS_PER_HOUR - 1 }, () => sent))
      .execute()
    const before = await countMails()
    const emails = Array.from({ length: 8 }, (_, at) => `customer-${at}@mail.test`)
    await Promise.all(emails.map((emailAddress) => mail({ emailAddress }, busy)))
    expect(await countMails()).toBe(before + 1)
    expect((await mail({}, busy)).body).toEqual({ problem: "You mailed 60 links in an hour. Try again later.", url: null })
    expect(await countMails()).toBe(before + 1)
    expect((await mail()).body.problem).toBeNull()
  })
})
