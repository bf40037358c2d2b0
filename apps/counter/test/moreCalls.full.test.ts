import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { shipPieces } from "@camber/domain/order-management"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { runPlain } from "../src/plain/runPlain.ts"
import { createShop } from "../src/session/createShop.ts"
import { createDeskStore } from "../src/session/DeskStore.ts"
import { openSeededShop, type SeededShop } from "./openSeededShop.ts"
import { dana, placeGuestOrder } from "./placeGuestOrder.ts"
import { type Counter, openCounter, signIn } from "./typeKeys.ts"

let shop: SeededShop
let counter: Counter
let orderNumber: string
beforeAll(async () => {
  shop = await openSeededShop()
  orderNumber = await placeGuestOrder(shop, dana)
  counter = openCounter(shop)
  await signIn(counter, shop)
}, 240_000)
afterAll(async () => {
  await counter.quit()
  await shop.close()
})
/** Each call starts fresh. */
beforeEach(async () => {
  await counter.press("[F9]")
  counter.countKeys()
})

const readMails = (recipient: string, subject: string) =>
  shop.database.kysely
    .selectFrom("mail")
    .select("body")
    .where("recipient", "=", recipient)
    .where("subject", "like", `${subject}%`)
    .orderBy("mail_id", "desc")
    .execute()

describe("a call at the counter", () => {
  it("asks a caller without orders for an email address and mails the link to it, in at most 60 keys", async () => {
    await counter.press("lee@mail.test[Enter]")
    expect(counter.screen()).toContain("New caller: lee@mail.test. No orders yet.")
    await counter.press("69 camaro front pads[Enter][Enter]2l[Enter]")
    expect(counter.countKeys()).toBeLessThanOrEqual(60)
    expect(await readMails("lee@mail.test", "Your parts")).toHaveLength(1)
  })

  it("adds a car by VIN with at most 20 keys", async () => {
    await counter.press("2G1FK1EJ1A9000004[Enter]")
    expect(counter.countKeys()).toBeLessThanOrEqual(20)
    expect(counter.screen()).toMatch(/Car +2010 Chevrolet Camaro/)
  })

  it("explains a mistyped VIN, and keeps it to be corrected", async () => {
    await counter.press("2G1FK1EJ0A9000004[Enter]")
    expect(counter.screen()).toContain("This VIN has a wrong character.")
    expect(counter.screen()).toMatch(/Find +2G1FK1EJ0A9000004_/)
  })

  it("adds a car by steps with at most 20 keys", async () => {
    await counter.press("[F2]s1969[Enter]chev[Enter]camaro[Enter]")
    expect(counter.countKeys()).toBeLessThanOrEqual(20)
    expect(counter.screen()).toContain("Car: 1969 Chevrolet Camaro.")
  })

  it("asks for the year of a car named in words, and then finds its parts, with at most 30 keys", async () => {
    await counter.press("camaro front pads[Enter]")
    expect(counter.screen()).toContain("Which model year of the Chevrolet Camaro?")
    await counter.press("1969[Enter]")
    expect(counter.countKeys()).toBeLessThanOrEqual(30)
    expect(counter.screen()).toMatch(/For +1969 Chevrolet Camaro/)
    expect(counter.screen()).toMatch(/> 1 \[OK\] FITS/)
  })

  it("asks the question that determines a fit, and checks the parts again, with at most 25 keys", async () => {
    await counter.press("69 camaro wheels[Enter]")
    expect(counter.screen()).toContain("Tell us your bolt pattern to find out")
    await counter.press("q")
    expect(counter.screen()).toContain("What is the car's bolt pattern?")
    await counter.press("[Enter]")
    expect(counter.countKeys()).toBeLessThanOrEqual(25)
    expect(counter.screen()).not.toContain("Tell us your bolt pattern")
  })

  it("asks before it adds a part that does not fit", async () => {
    await counter.press("69 camaro brake kit[Enter][Enter]")
    expect(counter.screen()).toContain("This part does not fit. Add it anyway?")
    await counter.press("[Esc]")
    expect(counter.screen()).toMatch(/> 1 \[X\] NO/)
  })

  it("chooses the parts of a kit, with at most 40 keys", async () => {
    await counter.press("99 mustang brake kit[Enter][Enter]")
    expect(counter.screen()).toContain("Which part for this kit?")
    await counter.press("2[F3]")
    expect(counter.countKeys()).toBeLessThanOrEqual(40)
    expect(counter.screen()).toMatch(/Kit part +1 x .*Brake Pad Set.*, Ceramic/)
  })

  it("mails a kit with its chosen parts as a link", async () => {
    await counter.press("99 mustang brake kit[Enter][Enter]1llee@mail.test[Enter]")
    const [mail] = await readMails("lee@mail.test", "Your parts")
    expect(mail?.body).toMatch(/\/buy\/[\w.-]+:1(?:;\d+=[\w.-]+)+/)
  })

  it("places an order by invoice for a known caller, with at most 90 keys", async () => {
    await counter.press("0182[Enter]69 camaro pads[Enter][Enter]1[F3]p")
    await counter.press("[Enter][Enter][Enter]12 Market Street[Enter][Enter]Akron[Enter]OH[Enter]44308[Enter][Enter]")
    expect(counter.screen()).toContain("Place this order?")
    expect(counter.screen()).toMatch(/Total \$\d+\.\d\d, by invoice/)
    await counter.press("[Enter]")
    expect(counter.countKeys()).toBeLessThanOrEqual(90)
    const number = /Order (\d{10}) is placed/.exec(counter.screen())?.[1] ?? ""
    expect(await readMails("dana@mail.test", `Your order ${number}`)).toHaveLength(1)
    const notes = await shop.database.kysely.selectFrom("order_note").select("text").where("order_number", "=", number).execute()
    expect(notes).toEqual([{ text: "Ordered by phone." }])
  })

  it("finds an order by its number, and cancels it, with at most 20 keys", async () => {
    const number = await placeGuestOrder(shop, { ...dana, email: "sam@mail.test", phone: "216-555-0147", name: "Sam Lowe" })
    await counter.press(`${number}[Enter][F4]1`)
    expect(counter.screen()).toContain("Nothing was shipped yet.")
    await counter.press("c")
    expect(counter.screen()).toContain(`Cancel order ${number}?`)
    await counter.press("[Enter]")
    expect(counter.countKeys()).toBeLessThanOrEqual(20)
    expect(counter.screen()).toContain(`Order ${number} is canceled.`)
  })

  it("tracks a package, and starts a return, with at most 15 keys", async () => {
    const lines = [{ ordinality: 1, quantity: 1 }]
    const shipment = { orderNumber, revision: 0, carrier: "ups", trackingNumber: "1Z999AA10123456784", lines }
    expect(await shop.staff.browse(shipPieces.path, shipment)).toMatchObject({ problem: null })
    await counter.press("0182[Enter][F4]")
    const row = new RegExp(`(\\d) ${orderNumber}`).exec(counter.screen())?.[1] ?? ""
    await counter.press(row)
    expect(counter.screen()).toContain("UPS 1Z999AA10123456784")
    await counter.press("r1")
    expect(counter.countKeys()).toBeLessThanOrEqual(15)
    expect(counter.screen()).toMatch(/Return +requested, does-not-fit/)
    expect(counter.screen()).toContain("Return requested by phone.")
  })
})

describe("the sign-in at the counter", () => {
  let other: Counter
  beforeEach(() => {
    other = openCounter(shop)
  })
  afterEach(() => other.quit())

  it("rejects a wrong password and a wrong code, and keeps the address", async () => {
    const { code, email, password } = shop.staff
    await other.press(`${email}[Enter]wrong[Enter]`)
    expect(other.screen()).toContain("Wrong email address, password or code.")
    await other.press(`${"[Back]".repeat(5)}${password}[Enter]`)
    expect(other.screen()).toContain("Type the code of your authenticator app")
    await other.press(`${code() === "000000" ? "000001" : "000000"}[Enter]`)
    expect(other.screen()).toContain("Wrong email address, password or code.")
    expect(other.screen()).toMatch(new RegExp(`Email +${email}`))
  })

  it("never shows the password", async () => {
    await other.press(`${shop.staff.email}[Enter]sesame`)
    expect(other.screen()).toContain("Password    ******_")
  })
})

describe("several calls at the counter", () => {
  it("keep their carts and cars apart while one is on hold", async () => {
    await counter.press("69 camaro pads[Enter][Enter]1[F6]")
    expect(counter.screen()).toMatch(/Cart +empty/)
    expect(counter.screen()).toMatch(/On hold +1 call/)
    await counter.press("99 mustang[Enter]")
    expect(counter.screen()).toMatch(/Car +1999 Ford Mustang/)
    await counter.press("[F7]")
    expect(counter.screen()).toMatch(/For +1969 Chevrolet Camaro/)
    await counter.press("[F9]")
    expect(counter.screen()).toMatch(/Car +1999 Ford Mustang/)
  })
})

describe("the plain mode on a shop", () => {
  it("mails brake pads for a 1969 Camaro, line by line", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    await shop.database.kysely.updateTable("second_factor").set({ last_step: 0 }).execute()
    const desk = createShop(shop)
    const { code, email, password } = shop.staff
    const lines = [email, password, code(), "dana@mail.test", "69 camaro front pads", "", "1", "l", "plain@mail.test", "quit"]
    input.end(`${lines.join("\n")}\n`)
    await runPlain(createDeskStore(desk), { input, output, isTerminal: false })
    await desk.close()
    output.end()
    const printed = await text(output)
    expect(printed).toContain("Caller: Dana Reyes, Akron, OH, 440-555-0182")
    expect(printed).toMatch(/1\. fit \[OK\] FITS, part CAM-\w+, name .*Front Brake Pad Set/)
    expect(printed).toContain("The link is on its way to plain@mail.test.")
    expect(await readMails("plain@mail.test", "Your parts")).toHaveLength(1)
  })
})
