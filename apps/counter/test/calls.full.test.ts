import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openSeededShop, type SeededShop } from "./openSeededShop.ts"
import { dana, placeGuestOrder } from "./placeGuestOrder.ts"
import { type Counter, openCounter, signIn } from "./typeKeys.ts"

let shop: SeededShop
let counter: Counter
beforeAll(async () => {
  shop = await openSeededShop()
  await placeGuestOrder(shop, dana)
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
  it("mails brake pads for a 1969 Camaro as a link with at most 25 keys", async () => {
    await counter.press("0182[Enter]69 camaro pads[Enter]")
    expect(counter.screen()).toMatch(/> 1 \[OK\] FITS .*Front Brake Pad Set/)
    expect(counter.screen()).toContain("Guaranteed To Fit: Fits 1967-1969 Chevrolet Camaro (yours: 1969)")
    await counter.press("[Enter]1l[Enter]")
    expect(counter.countKeys()).toBeLessThanOrEqual(25)
    expect(counter.screen()).toContain("The link is on its way to dana@mail.test.")

    const [mail] = await readMails("dana@mail.test", "Your parts")
    expect(mail?.body).toContain("for your 1969 Chevrolet Camaro")
    const path = /http:\/\/shop\.test(\/buy\/\S+)/.exec(mail?.body ?? "")?.[1] ?? ""
    const opened = await shop.fetch(shop.origin + path, { headers: { "sec-fetch-dest": "document" } })
    expect(opened.headers.get("location")).toBe("/shoppingcart")
    const guid = /WebUserGuid=([\w-]+)/.exec(opened.headers.getSetCookie().join("; "))?.[1] ?? ""
    const lines = await shop.database.kysely
      .selectFrom("cart_line")
      .select("sku_variant_number")
      .where("web_user_guid", "=", guid)
      .execute()
    expect(lines.map((line) => line.sku_variant_number)).toEqual([/CAM-\w+-\d+/.exec(path)?.[0]])
    const [action] = await shop.database.kysely
      .selectFrom("staff_action")
      .select(["what", "subject"])
      .orderBy("action_id", "desc")
      .execute()
    expect(action).toEqual({ what: "cart link mailed", subject: "dana@mail.test" })
  })
})

describe("a staff session that has ended", () => {
  it("asks to sign in again when the session has ended, and keeps the call", async () => {
    await counter.press("69 camaro pads[Enter][Enter]1")
    await shop.database.kysely.deleteFrom("account_session").execute()
    await counter.press("[Esc]0182[Enter]")
    expect(counter.screen()).toContain("Your session has ended. Sign in again: the call stays open.")
    await shop.database.kysely.updateTable("second_factor").set({ last_step: 0 }).execute()
    await counter.press(`${shop.staff.password}[Enter]${shop.staff.code()}[Enter]`)
    expect(counter.screen()).toMatch(/Cart +1 piece/)
    expect(counter.screen()).toMatch(/Find +0182_/)
  })
})

describe("a shop that does not answer", () => {
  it("is reported without losing the call, and the retry key repeats the task", async () => {
    await counter.press("69 camaro pads[Enter][Enter]1")
    shop.setAway(true)
    await counter.press("l")
    await counter.press("lee@mail.test[Enter]")
    expect(counter.screen()).toContain("No answer from http://shop.test. Ctrl+R tries again.")
    expect(counter.screen()).toContain("lee@mail.test_")
    shop.setAway(false)
    const before = (await readMails("lee@mail.test", "Your parts")).length
    await counter.press("[Retry]")
    expect(counter.screen()).toContain("The link is on its way to lee@mail.test.")
    expect(await readMails("lee@mail.test", "Your parts")).toHaveLength(before + 1)
  })

  it("adds a part once although the response was lost", async () => {
    await counter.press("69 camaro ceramic pads[Enter]")
    shop.loseResponses("addToCart")
    await counter.press("[Enter]")
    expect(counter.screen()).toContain("No answer from http://shop.test. Ctrl+R tries again.")
    shop.loseResponses(null)
    await counter.press("[Retry]")
    expect(counter.screen()).toMatch(/Added .* Cart: 1 piece/)
  })

  it("does not stop a search that is typed while the shop is away", async () => {
    shop.setAway(true)
    await counter.press("69 camaro pads[Enter]")
    expect(counter.screen()).toContain("No answer from http://shop.test.")
    shop.setAway(false)
    await counter.press("[Enter]")
    expect(counter.screen()).toMatch(/> 1 \[OK\] FITS/)
  })
})
