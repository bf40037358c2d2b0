import { Context, Effect, Layer, Stream } from "effect"
import { expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { AppRuntime } from "./AppRuntime.ts"
import { defineLazyLayer } from "./LazyLayers.ts"

class Lamp extends Context.Service<Lamp, { readonly number: number }>()("Lamp") {}

/** A use-case whose chunk cannot be had the first few times, with a note of what became of it. */
const lamp = (failures = 0) => {
  const noted = { fetched: 0, built: 0, ended: 0 }
  const layer = Layer.effect(
    Lamp,
    Effect.acquireRelease(
      Effect.sync(() => Lamp.of({ number: ++noted.built })),
      () => Effect.sync(() => void noted.ended++)
    )
  )
  const fetch = async () => {
    if (noted.fetched++ < failures) throw new Error("away")
    return { service: Lamp, layer }
  }
  return { noted, use: defineLazyLayer(fetch) }
}

it("builds a late use-case with its first command, once, and ends it with the engine", async () => {
  const engine = await createTestRuntime()(emptySeed)
  const { noted, use } = lamp()
  expect(noted).toEqual({ fetched: 0, built: 0, ended: 0 })
  const read = () => engine.run(() => use.useSync(({ number }) => number))
  expect([await read(), await read(), await Promise.all([read(), read()])]).toEqual([
    { _tag: "Done", value: 1 },
    { _tag: "Done", value: 1 },
    [1, 1].map((value) => ({ _tag: "Done", value }))
  ])
  expect(noted).toEqual({ fetched: 1, built: 1, ended: 0 })
  await engine.dispose()
  expect(noted.ended).toBe(1)
})

it("is lost where its chunk cannot be had, and the next command fetches it again", async () => {
  const engine = await createTestRuntime()(emptySeed)
  const { use } = lamp(1)
  const command = () => engine.run(() => use.use(({ number }) => Effect.succeed(number)))
  expect([await command(), await command()]).toMatchObject([{ _tag: "Lost" }, { _tag: "Done", value: 1 }])
  await engine.dispose()
})

it("is reported where it breaks", async () => {
  const defects: Array<unknown> = []
  const engine = await createTestRuntime(null, {}, { report: (defect) => defects.push(defect) })(emptySeed)
  const broken = new Error("broken")
  await engine.run(() => lamp().use.use(() => Effect.die(broken)))
  expect(defects).toEqual([broken])
  await engine.dispose()
})

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}

it("runs the commands of a late use-case in the order in which they were given, however far it has come", async () => {
  for (let gap = 0; gap < 60; gap++) {
    const engine = await createTestRuntime()(emptySeed)
    const order: Array<number> = []
    const slow = Layer.effect(Lamp, Effect.as(Effect.yieldNow, Lamp.of({ number: 1 })))
    const use = defineLazyLayer(async () => ({ service: Lamp, layer: slow }))
    const give = (place: number) => engine.run(() => use.use(() => Effect.sync(() => void order.push(place))))
    const commands = [give(0), give(1)]
    await turns(gap)
    await Promise.all([...commands, give(2)])
    expect([gap, ...order]).toEqual([gap, 0, 1, 2])
    await engine.dispose()
  }
})

it("runs a command of one that is built before the page can end: what was typed right before a reload is kept", async () => {
  const engine = await createTestRuntime()(emptySeed)
  const layer = Layer.succeed(Lamp, Lamp.of({ number: 1 }))
  const fetched = () => new Promise<void>((wake) => setImmediate(wake))
  const slow = defineLazyLayer(async () => {
    await fetched()
    return { service: Lamp, layer }
  })
  const kept: Array<number> = []
  const keep = () => engine.run(() => slow.use(({ number }) => Effect.sync(() => void kept.push(number))))
  await keep()
  const typed = keep()
  await turns(20)
  expect(kept).toEqual([1, 1])
  await typed
  await engine.dispose()
})

it("is followed where its chunk came late, with what is asked next", async () => {
  const { use } = lamp(1)
  const runtime = new AppRuntime(
    () => createTestRuntime()(emptySeed),
    () => {}
  )
  const lit: Array<number> = []
  runtime.mirror(
    () => use.useSync(({ number }) => Stream.make(number)),
    (number) => lit.push(number)
  )
  const command = () => runtime.run(() => use.useSync(({ number }) => number))
  expect([await command(), await command()]).toMatchObject([{ _tag: "Lost" }, { _tag: "Done", value: 1 }])
  await expect.poll(() => lit).toEqual([1])
  await runtime.dispose()
})

it("is built to its end for those who wait when the first one gives up", async () => {
  const engine = await createTestRuntime()(emptySeed)
  const power = Promise.withResolvers<{ readonly number: number }>()
  const begun = Promise.withResolvers<void>()
  const slow = Effect.promise(() => {
    begun.resolve()
    return power.promise
  })
  const use = defineLazyLayer(async () => ({ service: Lamp, layer: Layer.effect(Lamp, Effect.map(slow, Lamp.of)) }))
  const given = new AbortController()
  const read = (signal?: AbortSignal) => engine.run(() => use.useSync(({ number }) => number), signal)
  const [first, second] = [read(given.signal), read()]
  await begun.promise
  given.abort()
  power.resolve({ number: 1 })
  expect([await first, await second]).toMatchObject([{ _tag: "Lost" }, { _tag: "Done", value: 1 }])
  await engine.dispose()
})

it("is no fault of the page where its chunk cannot be had, nor is an asker who gives up", async () => {
  const defects: Array<unknown> = []
  const engine = await createTestRuntime(null, {}, { report: (defect) => defects.push(defect) })(emptySeed)
  const { use } = lamp(1)
  const given = new AbortController()
  const end = engine.run(() => use.use(() => Effect.never), given.signal)
  const lost = engine.run(() => use.use(({ number }) => Effect.succeed(number)))
  given.abort()
  expect([await end, await lost]).toMatchObject([{ _tag: "Lost" }, { _tag: "Lost", cause: { _tag: "CodeUnreachable" } }])
  expect(defects).toEqual([])
  await engine.dispose()
})

it("builds one that stands on another once too, whoever asks first", async () => {
  class Wick extends Context.Service<Wick, { readonly number: number; readonly below: number }>()("Wick") {}
  let built = 0
  const engine = await createTestRuntime()(emptySeed)
  const { noted, use: below } = lamp()
  const layer = Layer.effect(
    Wick,
    Lamp.useSync(({ number }) => Wick.of({ number: ++built, below: number }))
  )
  const wick = defineLazyLayer(async () => ({ service: Wick, layer }), below)
  const read = () => engine.run(() => wick.useSync(({ number, below }) => [number, below]))
  expect([await read(), ...(await Promise.all([read(), read()]))]).toEqual([1, 2, 3].map(() => ({ _tag: "Done", value: [1, 1] })))
  expect(noted.built).toBe(1)
  await engine.dispose()
})
