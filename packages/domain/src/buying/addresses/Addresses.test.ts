import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { june } from "../checkout/testing/samples.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Addresses } from "./Addresses.ts"
import { MAX_ADDRESSES } from "./rules.ts"

const { email: _, ...home } = june
const order = "4821773905"

const inside = <A>(world: BrowserTestContext, run: (addresses: Addresses["Service"]) => Effect.Effect<A>) =>
  Addresses.use(run).pipe(Effect.provide(Layer.provideMerge(Addresses.layer, world.layer)))
const saved = (count: number, message: string | null) => ({
  saveAddress: {
    addresses: Array.from({ length: count }, () => ({ addressId: crypto.randomUUID(), address: home, isDefault: false })),
    message
  }
})

describe("an address that is kept once its order is placed", () => {
  it.effect("ADDR-06 is said nothing of where it was kept", () => {
    const world = new BrowserTestContext().answering("saveAddress", saved(1, null))
    return inside(world, (addresses) =>
      Effect.gen(function* () {
        expect(yield* addresses.keepOrdered(order, { ...home, city: " Akron " })).toBeNull()
        expect(world.asked).toMatchObject([["saveAddress", { addressId: null, address: home, isDefault: false }]])
        expect(yield* addresses.notKeptOf(order)).toBeNull()
      })
    )
  })

  it.effect("ADDR-06 is told of in one sentence where it was not, to its own order alone, also after a page elsewhere", () => {
    const world = new BrowserTestContext().answering("saveAddress", saved(MAX_ADDRESSES, "Full."))
    return Effect.gen(function* () {
      expect(yield* inside(world, (addresses) => addresses.keepOrdered(order, home))).toBe("full")
      const [own, another] = yield* inside(world, (addresses) =>
        Effect.all([addresses.notKeptOf(order), addresses.notKeptOf("1234567890")])
      )
      expect([own, another]).toEqual(["Your address was not kept: your account keeps 20 addresses already.", null])
      world.answering("saveAddress", saved(0, "Please sign in."))
      expect(yield* inside(world, (addresses) => addresses.keepOrdered(order, home))).toBe("signedOut")
      world.answers.delete("saveAddress")
      expect(yield* inside(world, (addresses) => addresses.keepOrdered(order, home))).toBe("away")
    })
  })

  it.effect("ADDR-06 keeps nobody waiting who has ordered", () => {
    const world = new BrowserTestContext()
    world.answers.set("saveAddress", Effect.never)
    return inside(world, (addresses) =>
      Effect.gen(function* () {
        const keeping = yield* Effect.forkChild(addresses.keepOrdered(order, home))
        yield* TestClock.adjust("4 seconds")
        expect(yield* Fiber.join(keeping)).toBe("away")
      })
    )
  })
})
