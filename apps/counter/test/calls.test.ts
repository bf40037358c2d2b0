import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openSeededShop, type SeededShop } from "./openSeededShop.ts"
import { type Counter, openCounter, signIn } from "./typeKeys.ts"

let shop: SeededShop
let counter: Counter
beforeAll(async () => {
  shop = await openSeededShop()
  counter = openCounter(shop)
}, 240_000)
afterAll(async () => {
  await counter.quit()
  await shop.close()
})

describe("a call at the counter", () => {
  it("mails brake pads for a 1969 Camaro as a link with at most 25 keys", async () => {
    await signIn(counter, shop)
    console.log(counter.screen())
    await counter.press("69 camaro pads[Enter]")
    console.log(counter.screen())
    await counter.press("[Enter]")
    console.log(counter.screen())
    await counter.press("l")
    console.log(counter.screen())
    expect(counter.countKeys()).toBeLessThanOrEqual(25)
  })
})
