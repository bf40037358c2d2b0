import { ACCOUNT_FORMS } from "@camber/domain/account"
import { MAX_WAREHOUSES, policy, type ShopContent } from "@camber/domain/content"
import { RETURN_DAYS } from "@camber/domain/order"
import { saveShop, staffActions, staffShop } from "@camber/domain/staff"
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { demoContent } from "../../test/demoContent.ts"
import { defaults, openServices, type OpenServices } from "../../test/openServices.ts"
import { createServices } from "../handler.ts"
import type { Services } from "../Services.ts"
import { readReturnDays, readShop } from "../shop-settings/readShop.ts"
import { createStaffSender } from "./testing/createStaffSender.ts"
import { signedInAs } from "./testing/signedInAs.ts"

describe.each(allDatabases)("shop settings on $kind", ({ open }) => {
  let shop: OpenServices
  let other: Services
  let owner: string
  let send: ReturnType<typeof createStaffSender>
  beforeAll(async () => {
    shop = await openServices(open)
    other = createServices({ ...demoContent, database: shop.database, settings: defaults })
    send = createStaffSender(shop)
    owner = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
  })
  afterEach(() => shop.database.kysely.deleteFrom("shop_setting").execute())
  afterAll(() => shop.database.drop())

  const readNow = async (): Promise<ShopContent> => (await send(staffShop.path, owner)).body.shop
  const save = async (change: Partial<ShopContent>, seen?: ShopContent) => {
    const now = seen ?? (await readNow())
    return send(saveShop.path, owner, { seen: now, shop: { ...now, ...change } })
  }

  it("EDIT-30 show the values of the environment until staff change them, and again after staff set them back", async () => {
    const { shop: before, standard } = (await send(staffShop.path, owner)).body
    expect(before).toEqual(standard)
    expect(before).toMatchObject({ brandName: "Camber", returnDays: RETURN_DAYS, terms: null })
    await save({ brandName: "Rallye Parts", hours: "Weekdays, 8am to 5pm" })
    expect(await readNow()).toEqual({ ...standard, brandName: "Rallye Parts", hours: "Weekdays, 8am to 5pm" })
    await save({ brandName: "Camber" })
    expect(await shop.database.kysely.selectFrom("shop_setting").select("name").execute()).toEqual([{ name: "hours" }])
  })

  it("EDIT-30 settings are logged with the values before and after", async () => {
    await save({ brandName: "Rallye Parts", returnDays: 30 })
    expect((await send(staffActions.path, owner)).body[0]).toMatchObject({
      who: "boss@shop.test",
      what: "shop changed",
      subject: "name, return window",
      detail: "name: Camber → Rallye Parts\nreturn window: 60 → 30"
    })
  })

  it("EDIT-30 settings are not changed if someone else has changed them since staff saw them", async () => {
    const seen = await readNow()
    await save({ brandName: "Rallye Parts" })
    const { body } = await save({ brandName: "Other" }, seen)
    expect([body.isDone, body.now.shop.brandName]).toEqual([false, "Rallye Parts"])
  })

  it.each([
    { brandName: "" },
    { brandName: "x".repeat(61) },
    { brandName: "Two\nlines" },
    { returnDays: 0 },
    { returnDays: 366 },
    { returnDays: 1.5 },
    { contactAddress: { street: "1 Main", city: "Kent", state: "Ohio", zip: "44240" } },
    { terms: "x".repeat(20_001) },
    { links: [{ label: "Sale", href: "//evil.example" }] },
    { hiddenPages: ["//evil.example"] },
    { logo: "../secret" },
    { warehouses: [{ number: 1, name: "Kent", zip: "442", cutOffHour: 14, zone: "Central" as const }] },
    { links: Array.from({ length: 13 }, () => ({ label: "Sale", href: "/deals" })) }
  ])("EDIT-30 settings are rejected with the invalid value %o", async (change) => {
    expect((await save(change as Partial<ShopContent>)).status).toBe(400)
    expect(await shop.database.kysely.selectFrom("shop_setting").select("name").execute()).toEqual([])
  })

  it("EDIT-30 settings are shown on the pages of every process after its next poll", async () => {
    for (const process of [shop, other]) expect((await process.shop()).brandName).toBe("Camber")
    await save({ brandName: "Rallye Parts" })
    for (const process of [shop, other]) await process.changes.poll()
    for (const process of [shop, other]) expect((await process.shop()).brandName).toBe("Rallye Parts")
  })

  it("EDIT-35 list the warehouses in the shop's files, and keep the settings of staff when a file adds another warehouse", async () => {
    const { kysely } = shop.database
    const { product_page_id } = await kysely.selectFrom("product").select("product_page_id").limit(1).executeTakeFirstOrThrow()
    expect((await readNow()).warehouses.map(({ name }) => name)).toEqual(["Akron", "Reno", "Arlington", "Macon"])
    await sql`insert into own_product (product_page_id, shop_key, content, offers) values (${product_page_id}, 'x', '{}', '[]')`.execute(
      kysely
    )
    const name = (key: string, id: number) => kysely.insertInto("id_ledger").values({ kind: "warehouse", key, id }).execute()
    await name("kent", 1)
    const kent = { number: 1, name: "kent", zip: null, cutOffHour: 14, zone: "Central" } as const
    expect((await readNow()).warehouses).toEqual([kent])
    await save({ warehouses: [{ ...kent, name: "Kent, Ohio", zip: "44240" }] })
    await name("dover", 2)
    expect((await readNow()).warehouses.map(({ name, zip }) => [name, zip])).toEqual([
      ["Kent, Ohio", "44240"],
      ["dover", null]
    ])
    await kysely.deleteFrom("id_ledger").where("kind", "=", "warehouse").execute()
    await kysely.deleteFrom("own_product").execute()
  })

  it("EDIT-35 list at most as many warehouses as can be saved, each with a name on one line", async () => {
    const { kysely } = shop.database
    const { product_page_id } = await kysely.selectFrom("product").select("product_page_id").limit(1).executeTakeFirstOrThrow()
    await sql`insert into own_product (product_page_id, shop_key, content, offers) values (${product_page_id}, 'x', '{}', '[]')`.execute(
      kysely
    )
    const warehouseRows = Array.from({ length: MAX_WAREHOUSES + 5 }, (_, at) => ({
      kind: "warehouse",
      key: `Shelf\t${at + 1}`,
      id: at + 1
    }))
    await kysely.insertInto("id_ledger").values(warehouseRows).execute()
    const { warehouses } = await readNow()
    expect([warehouses.length, warehouses[0]?.name]).toEqual([MAX_WAREHOUSES, "Shelf 1"])
    expect((await save({ hours: "Weekdays" })).body.isDone).toBe(true)
    await kysely.deleteFrom("id_ledger").where("kind", "=", "warehouse").execute()
    await kysely.deleteFrom("own_product").execute()
  })

  it("EDIT-30 contain the shop's own text of a policy, or null for the standard text", async () => {
    const ask = async () => (await shop.ask(policy, { name: "terms" })).policy
    expect(await ask()).toBeNull()
    await save({ terms: "## Returns\n\nWithin 30 days." })
    expect(await ask()).toBe("## Returns\n\nWithin 30 days.")
  })

  it("EDIT-30 accept policies up to their maximum length", async () => {
    for (const letter of ["x", "y"]) {
      const { body } = await save({ terms: letter.repeat(20_000), privacy: letter.repeat(20_000) })
      expect([body.isDone, body.now.shop.terms.length, body.now.shop.privacy.length]).toEqual([true, 20_000, 20_000])
    }
  })

  it("EDIT-30 apply to mail: the signature is the shop's name at the time of the mail", async () => {
    await save({ brandName: "Rallye Parts" })
    const { kysely } = shop.database
    await kysely.deleteFrom("mail").execute()
    await send(ACCOUNT_FORMS.forgot, shop.cookie, { emailAddress: "nobody@mail.test" })
    const mail = await kysely.selectFrom("mail").select(["subject", "body"]).executeTakeFirstOrThrow()
    expect(mail.subject).toBe("There is no account with this address - Rallye Parts")
    expect(mail.body).toMatch(/Your Rallye Parts team$/)
  })

  it("EDIT-30 ignore a stored value that cannot be decoded", async () => {
    await shop.database.kysely
      .insertInto("shop_setting")
      .values([
        { name: "returnDays", value: JSON.stringify("soon") },
        { name: "brandName", value: JSON.stringify("Rallye Parts") }
      ])
      .execute()
    expect(await readReturnDays(shop.database.kysely)).toBe(RETURN_DAYS)
    expect(await readShop(shop.database.kysely, defaults)).toMatchObject({ brandName: "Rallye Parts", returnDays: RETURN_DAYS })
  })
})
