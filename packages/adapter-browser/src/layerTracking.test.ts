import { Ads, AdBlocker } from "@camber/domain/tracking"
import { afterEach, expect, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { layerConsole } from "./layerConsole.ts"
import { layerGtag, layerAdBlocker } from "./layerTracking.ts"

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const slow = Ads.use((ads) => ads.send({ name: "slow_interaction", duration: 320, target: "button.add" }))

it.effect("ANL-107 layerTracking passes the event's name and fields to gtag, and does nothing without gtag", () =>
  Effect.gen(function* () {
    yield* slow
    const gtag = vi.fn()
    vi.stubGlobal("gtag", gtag)
    yield* slow
    expect(gtag.mock.calls).toEqual([["event", "slow_interaction", { duration: 320, target: "button.add" }]])
  }).pipe(Effect.provide(layerGtag))
)

it.effect("ANL-107 layerTracking logs an error of gtag and continues", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined)
  vi.stubGlobal("gtag", () => {
    throw new TypeError("dataLayer is undefined")
  })
  return Effect.gen(function* () {
    yield* slow
    expect(logged.mock.calls).toEqual([["Failed to send an event to gtag", expect.objectContaining({ _tag: "UnknownError" })]])
  }).pipe(Effect.provide([layerGtag, layerConsole]))
})

afterEach(() => document.head.replaceChildren())

it.effect.each([
  ["", false],
  [".adsbox { display: none }", true],
  [".ads { visibility: hidden }", true]
] as const)(
  "GAP-78 CONST-10 layerTracking detects an ad blocker with the rule '%s': %s, and removes its test element",
  ([rule, isHidden]) =>
    Effect.gen(function* () {
      const style = document.createElement("style")
      style.textContent = rule
      document.head.append(style)
      expect(yield* AdBlocker.use(({ isThere }) => isThere)).toBe(isHidden)
      expect(document.body.children).toHaveLength(0)
    }).pipe(Effect.provide(layerAdBlocker))
)
