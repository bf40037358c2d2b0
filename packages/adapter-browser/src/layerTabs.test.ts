import { MISSED_MESSAGES, Tabs } from "@camber/domain/ports"
import { expect, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { layerTabs } from "./layerTabs.ts"

const showPage = (persisted: boolean) => Effect.sync(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })))

it.effect("NAV-124 only a page restored from the cache reports that it may have missed messages", () =>
  Effect.gen(function* () {
    const tabs = yield* Tabs
    const received: Array<string> = []
    yield* Effect.forkScoped(
      Stream.runForEach(tabs.messages, (message) => Effect.sync(() => received.push(message))),
      { startImmediately: true }
    )
    yield* showPage(false)
    yield* showPage(true)
    yield* Effect.replicateEffect(Effect.yieldNow, 20, { discard: true })
    expect(received).toEqual([MISSED_MESSAGES])
  }).pipe(Effect.scoped, Effect.provide(layerTabs))
)
