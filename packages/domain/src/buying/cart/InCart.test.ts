import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger, Option, Stream, SubscriptionRef } from "effect"
import { TestClock } from "effect/testing"
import { Http, HttpStatusError, Unreachable } from "../../foundation/ports/Http.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Cart } from "./Cart.ts"
import { InCart } from "./InCart.ts"
import { initialCart, toCartState } from "./machine.ts"
import { GUID } from "./testing/createTestCart.ts"

interface Options {
  readonly isBot?: boolean
  readonly guid?: string | null
}
const open = Effect.fnUntraced(function* ({ guid = GUID, isBot = false }: Options = {}) {
  const jar = { guid }
  const service = { bases: ["CAM-A"] as ReadonlyArray<string>, isDown: false, isSignedOut: false, asked: 0 }
  const itemCount = yield* SubscriptionRef.make<number | null>(null)
  const layer = InCart.layer.pipe(
    Layer.provide([
      Layer.mock(Http, {
        graphql: ({ operation, service: name }) =>
          Effect.suspend((): Effect.Effect<unknown, HttpStatusError | Unreachable> => {
            service.asked += 1
            if (service.isSignedOut) {
              jar.guid = null
              return Effect.fail(new HttpStatusError({ service: name, operation, status: 403 }))
            }
            if (service.isDown) return Effect.fail(new Unreachable({ service: name, operation, cause: "down" }))
            return Effect.succeed({
              shoppingCart: { shoppingCartId: "c-1", numProducts: service.bases.length, skuBasesInCart: service.bases }
            })
          })
      }),
      Layer.mock(Visitor, {
        guid: Effect.sync(() => (jar.guid === null ? null : WebUserGuid.make(jar.guid))),
        isBot: Effect.succeed(isBot)
      }),
      Layer.mock(Cart, {
        changes: Stream.map(SubscriptionRef.changes(itemCount), (count) => ({ ...toCartState(initialCart), itemCount: count }))
      })
    ])
  )
  const context = yield* Layer.build(layer)
  const { changes, look } = yield* Effect.provide(InCart, context)
  return {
    service,
    look: look({ isHydrated: true }),
    lookUnknown: look({ isHydrated: false }),
    bases: Effect.map(Stream.runHead(changes), (cart) => Option.getOrThrow(cart).skuBasesInCart),
    count: (count: number) => Effect.andThen(SubscriptionRef.set(itemCount, count), TestClock.adjust(1))
  }
})

describe("InCart", () => {
  it.effect("CALL-103 CALL-105 is empty at first, then has the products from the service", () =>
    Effect.gen(function* () {
      const { bases, look } = yield* open()
      expect(yield* bases).toEqual([])
      yield* look
      expect(yield* bases).toEqual(["CAM-A"])
    })
  )

  it.effect("CALL-104 VIS-22 sends no request before hydration, without a GUID, or for a bot", () =>
    Effect.gen(function* () {
      const [unknown, nobody, bot] = [yield* open(), yield* open({ guid: null }), yield* open({ isBot: true })]
      yield* unknown.lookUnknown
      yield* nobody.look
      yield* bot.look
      expect([unknown, nobody, bot].map(({ service }) => service.asked)).toEqual([0, 0, 0])
    })
  )

  it.effect("CALL-106 sends one request for two refreshes within 2 s", () =>
    Effect.gen(function* () {
      const { look, service } = yield* open()
      yield* Effect.all([look, look], { concurrency: "unbounded" })
      yield* TestClock.adjust(1999)
      yield* look
      expect(service.asked).toBe(1)
      yield* TestClock.adjust(1)
      yield* look
      expect(service.asked).toBe(2)
    })
  )

  it.effect("ATC-08 GAP-C59 reloads immediately after a cart change if it was loaded before", () =>
    Effect.gen(function* () {
      const { bases, count, look, service } = yield* open()
      yield* count(1)
      expect(service.asked).toBe(0)
      yield* look
      service.bases = ["CAM-A", "CAM-B"]
      yield* count(2)
      expect(yield* bases).toEqual(["CAM-A", "CAM-B"])
      expect(service.asked).toBe(2)
      yield* count(2)
      expect(service.asked).toBe(2)
    })
  )

  it.effect("GAP-C22 neither retries nor logs an error when the visitor GUID disappears during the request", () => {
    const errors: Array<unknown> = []
    return Effect.gen(function* () {
      const { bases, look, service } = yield* open()
      yield* look
      service.isSignedOut = true
      yield* TestClock.adjust(2000)
      yield* look
      expect(yield* bases).toEqual([])
      expect(service.asked).toBe(2)
      expect(errors).toEqual([])
    }).pipe(Effect.provide(Logger.layer([Logger.make(({ message }) => void errors.push(message))])))
  })

  it.effect("ERR-107 logs a failure and clears the products", () =>
    Effect.gen(function* () {
      const { bases, look, service } = yield* open()
      yield* look
      service.isDown = true
      yield* TestClock.adjust(2000)
      yield* look
      expect(yield* bases).toEqual([])
      expect(service.asked).toBe(2)
    }).pipe(Effect.provide(Logger.layer([])))
  )
})
