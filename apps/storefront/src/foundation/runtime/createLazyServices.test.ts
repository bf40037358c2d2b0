import { Context, Effect, Fiber, Layer, Logger, ManagedRuntime, Stream, SubscriptionRef } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { layerWithoutWaits } from "../../../test/createTestRuntime.ts"
import { createLazyServices } from "./createLazyServices.ts"

/** A price list, which a counter's layer needs. */
class Prices extends Context.Service<Prices, { readonly price: number }>()("Prices") {}
/** Counts sold parts. */
class Counter extends Context.Service<Counter, { readonly sell: Effect.Effect<number>; readonly changes: Stream.Stream<number> }>()(
  "Counter"
) {
  static readonly layer = Layer.effect(
    Counter,
    Effect.gen(function* () {
      const { price } = yield* Prices
      const total = yield* SubscriptionRef.make(0)
      return Counter.of({
        sell: SubscriptionRef.updateAndGet(total, (before) => before + price),
        changes: SubscriptionRef.changes(total)
      })
    })
  )
}

/** The failed loads of these tests are not logged. */
const silent = Logger.layer([])

const ends: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A runtime with one group, whose code fails to load as often as given. */
const start = (failures = 0) => {
  const loads: Array<number> = []
  const group = createLazyServices("sales", async () => {
    loads.push(loads.length)
    if (loads.length <= failures) throw new Error("The network is down.")
    return { services: { Counter }, layer: Counter.layer }
  })
  const createRuntime = () => {
    const runtime = ManagedRuntime.make(group.layer.pipe(Layer.provide(Layer.succeed(Prices, { price: 9 }))))
    ends.push(() => runtime.dispose())
    return runtime
  }
  return { counter: group.createService(({ Counter }) => Counter), createRuntime, loads }
}

describe("createLazyServices", () => {
  it("loads the services with the first command, and builds them once per runtime", async () => {
    const { counter, createRuntime, loads } = start()
    const [first, second] = [createRuntime(), createRuntime()]
    await first.context()
    expect(loads).toHaveLength(0)
    const sell = counter.use((service) => service.sell)
    expect(await first.runPromise(Effect.all([sell, sell], { concurrency: 2 }))).toEqual([9, 18])
    expect(loads).toHaveLength(1)
    expect(await second.runPromise(sell)).toBe(9)
  })

  it("loads nothing for a reader that follows a state, and sends it the state after the first command", async () => {
    const { counter, createRuntime, loads } = start()
    const runtime = createRuntime()
    const following = runtime.runFork(
      Effect.flatMap(
        counter.useSync((service) => service.changes),
        Stream.runHead
      )
    )
    await runtime.context()
    expect(loads).toHaveLength(0)
    await runtime.runPromise(counter.use((service) => service.sell))
    expect(await runtime.runPromise(Fiber.join(following))).toMatchObject({ _tag: "Some" })
  })

  it("keeps loading for the other commands after one of them is canceled", async () => {
    const { counter, createRuntime, loads } = start()
    const runtime = createRuntime()
    const sell = counter.use((service) => service.sell)
    const canceled = runtime.runFork(sell)
    const other = runtime.runPromise(sell)
    await runtime.runPromise(Fiber.interrupt(canceled))
    expect(await other).toBe(9)
    expect(loads).toHaveLength(1)
  })

  it("tries three times to load, fails the command with the group's name, and loads again for the next command", async () => {
    const { counter, createRuntime, loads } = start(3)
    const runtime = createRuntime()
    const sell = counter.use((service) => service.sell).pipe(Effect.provide([layerWithoutWaits, silent]))
    expect(await runtime.runPromise(Effect.flip(sell))).toMatchObject({ _tag: "ChunkLoadFailed", group: "sales" })
    expect(loads).toHaveLength(3)
    expect(await runtime.runPromise(sell)).toBe(9)
  })

  it("ends the wait of a reader when the load fails, and lets it wait for the next command", async () => {
    const { counter, createRuntime, loads } = start(3)
    const runtime = createRuntime()
    const follow = Effect.flatMap(
      counter.useSync((service) => service.changes),
      Stream.runHead
    )
    const sell = counter.use((service) => service.sell).pipe(Effect.provide([layerWithoutWaits, silent]))
    const following = runtime.runFork(Effect.flip(follow))
    await runtime.runPromise(Effect.flip(sell))
    expect(await runtime.runPromise(Fiber.join(following))).toMatchObject({ _tag: "ChunkLoadFailed" })
    const again = runtime.runFork(follow)
    await runtime.runPromise(sell)
    expect(await runtime.runPromise(Fiber.join(again))).toMatchObject({ _tag: "Some" })
    expect(loads).toHaveLength(4)
  })
})
