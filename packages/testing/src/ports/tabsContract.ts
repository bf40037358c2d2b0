import { Tabs } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Context, Deferred, Effect, Layer, Stream } from "effect"

/**
 * Tests that every adapter of the Tabs port must pass. `tabs` creates the layers of two tabs in one browser; `hide` hides them, if
 * possible.
 */
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
    it.effect("returns its address in parts", () =>
      Effect.gen(function* () {
        const [tab] = yield* open
        const { hash, origin, pathname, search } = yield* tab.address
        expect(origin).toMatch(/^https?:\/\/[^/]+$/)
        expect(pathname).toMatch(/^\//)
        expect(`${search}|${hash}`).toMatch(/^(\?.+)?\|(#.+)?$/)
      })
    )

    it.live("navigates to another place on the page", () =>
      Effect.gen(function* () {
        const [tab] = yield* open
        yield* tab.go("#first")
        expect((yield* tab.address).hash).toBe("#first")
        yield* tab.replace("#second")
        expect((yield* tab.address).hash).toBe("#second")
      })
    )

    it.live("reports when its page is hidden, but not before", () =>
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

    it.live("sends messages to every other tab but not to itself", () =>
      Effect.gen(function* () {
        const [one, other] = yield* open
        const received = yield* Deferred.make<string>()
        const own: Array<string> = []
        yield* Effect.forkScoped(
          Stream.runForEach(one.messages, (message) => Effect.sync(() => own.push(message))),
          { startImmediately: true }
        )
        yield* Effect.forkScoped(
          Stream.runForEach(other.messages, (message) => Deferred.succeed(received, message)),
          { startImmediately: true }
        )
        yield* one.post("garage changed")
        expect(yield* Effect.timeout(Deferred.await(received), "2 seconds")).toBe("garage changed")
        expect(own).toEqual([])
      })
    )
  })
}
