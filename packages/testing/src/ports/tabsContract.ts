import { Tabs } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Context, Deferred, Effect, Layer, Stream } from "effect"

/** What every adapter of the Tabs port keeps. `tabs` gives the layers of two tabs of one browser; `hide` puts them out of sight, where anything can. */
export const tabsContract = (
  name: string,
  tabs: Effect.Effect<readonly [Layer.Layer<Tabs>, Layer.Layer<Tabs>]>,
  hide: Effect.Effect<void> | null
): void => {
  const open = Effect.gen(function* () {
    const [one, other] = yield* tabs
    return [Context.get(yield* Layer.build(one), Tabs), Context.get(yield* Layer.build(Layer.fresh(other)), Tabs)] as const
  })

  describe(`Tabs (${name})`, () => {
    it.effect("knows its address in parts", () =>
      Effect.gen(function* () {
        const [tab] = yield* open
        const { hash, origin, pathname, search } = yield* tab.address
        expect(origin).toMatch(/^https?:\/\/[^/]+$/)
        expect(pathname).toMatch(/^\//)
        expect(`${search}|${hash}`).toMatch(/^(\?.+)?\|(#.+)?$/)
      })
    )

    it.live("goes to another place of the page", () =>
      Effect.gen(function* () {
        const [tab] = yield* open
        yield* tab.go("#first")
        expect((yield* tab.address).hash).toBe("#first")
        yield* tab.replace("#second")
        expect((yield* tab.address).hash).toBe("#second")
      })
    )

    it.live("tells that its page goes out of sight, and of nothing before", () =>
      Effect.gen(function* () {
        const [tab] = yield* open
        const times: Array<number> = []
        yield* Effect.forkScoped(
          Stream.runForEach(tab.hidden, () => Effect.sync(() => times.push(times.length))),
          { startImmediately: true }
        )
        yield* Effect.replicateEffect(Effect.yieldNow, 20, { discard: true })
        expect(times).toEqual([])
        yield* hide ?? Effect.void
        yield* Effect.replicateEffect(Effect.yieldNow, 20, { discard: true })
        expect(times).toHaveLength(hide === null ? 0 : 1)
      })
    )

    it.live("tells every other tab and never itself", () =>
      Effect.gen(function* () {
        const [one, other] = yield* open
        const heard = yield* Deferred.make<string>()
        const own: Array<string> = []
        yield* Effect.forkScoped(
          Stream.runForEach(one.heard, (message) => Effect.sync(() => own.push(message))),
          { startImmediately: true }
        )
        yield* Effect.forkScoped(
          Stream.runForEach(other.heard, (message) => Deferred.succeed(heard, message)),
          { startImmediately: true }
        )
        yield* one.post("garage changed")
        expect(yield* Effect.timeout(Deferred.await(heard), "2 seconds")).toBe("garage changed")
        expect(own).toEqual([])
      })
    )
  })
}
