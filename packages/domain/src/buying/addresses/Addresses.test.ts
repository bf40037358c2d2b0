import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { june } from "../checkout/testing/samples.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Addresses } from "./Addresses.ts"
import { MAX_ADDRESSES } from "./rules.ts"

const { email: _, ...home } = june
const order = "4821773905"

const runAddresses = <A>(browser: BrowserTestContext, run: (addresses: Addresses["Service"]) => Effect.Effect<A>) =>
  Addresses.use(run).pipe(Effect.provide(Layer.provideMerge(Addresses.layer, browser.layer)))
const saved = (count: number, message: string | null) => ({
  saveAddress: {
    addresses: Array.from({ length: count }, () => ({ addressId: crypto.randomUUID(), address: home, isDefault: false })),
    message
  }
})

describe("saving the address of an order", () => {
  it.effect("ADDR-06 shows no message if it succeeds", () => {
    const browser = new BrowserTestContext().answering("saveAddress", saved(1, null))
    return runAddresses(browser, (addresses) =>
      Effect.gen(function* () {
        expect(yield* addresses.keepOrdered(order, { ...home, city: " Akron " })).toBeNull()
        expect(browser.asked).toMatchObject([["saveAddress", { addressId: null, address: home, isDefault: false }]])
        expect(yield* addresses.findNotSavedReason(order)).toBeNull()
      })
    )
  })

  it.effect("ADDR-06 shows why saving failed, only for that order, even after a visit to the payment page", () => {
    const browser = new BrowserTestContext().answering("saveAddress", saved(MAX_ADDRESSES, "Full."))
    return Effect.gen(function* () {
      expect(yield* runAddresses(browser, (addresses) => addresses.keepOrdered(order, home))).toBe("full")
      const [ownMessage, otherMessage] = yield* runAddresses(browser, (addresses) =>
        Effect.all([addresses.findNotSavedReason(order), addresses.findNotSavedReason("1234567890")])
      )
      expect(ownMessage).toBe("We couldn't save your address because your account already has 20 saved addresses.")
      expect(otherMessage).toBeNull()
      browser.answering("saveAddress", saved(0, "Please sign in."))
      expect(yield* runAddresses(browser, (addresses) => addresses.keepOrdered(order, home))).toBe("signedOut")
      browser.answers.delete("saveAddress")
      expect(yield* runAddresses(browser, (addresses) => addresses.keepOrdered(order, home))).toBe("away")
    })
  })

  it.effect("ADDR-06 gives up after a time limit, so that the shopper does not wait", () => {
    const browser = new BrowserTestContext()
    browser.answers.set("saveAddress", Effect.never)
    return runAddresses(browser, (addresses) =>
      Effect.gen(function* () {
        const keeping = yield* Effect.forkChild(addresses.keepOrdered(order, home))
        yield* TestClock.adjust("4 seconds")
        expect(yield* Fiber.join(keeping)).toBe("away")
      })
    )
  })
})
