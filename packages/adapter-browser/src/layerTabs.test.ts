import { MISSED_MESSAGES, Tabs } from "@camber/domain/ports"
import { expect, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { layerTabs } from "./layerTabs.ts"

const showPage = (persisted: boolean) => Effect.sync(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })))

it.effect("NAV-124 only a page restored from the cache is told that it may have missed messages", () =>
  Effect.gen(function* () {
    const tabs = yield* Tabs
    const heard: Array<string> = []
    yield* Effect.forkScoped(
      Stream.runForEach(tabs.heard, (message) => Effect.sync(() => heard.push(message))),
      { startImmediately: true }
    )
    yield* showPage(false)
    yield* showPage(true)
    yield* Effect.replicateEffect(Effect.yieldNow, 20, { discard: true })
    expect(heard).toEqual([MISSED_MESSAGES])
  }).pipe(Effect.scoped, Effect.provide(layerTabs))
)
