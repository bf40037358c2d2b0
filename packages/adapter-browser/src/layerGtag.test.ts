import { Ads } from "@camber/domain/tracking"
import { afterEach, expect, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { layerConsole } from "./layerConsole.ts"
import { layerGtag } from "./layerGtag.ts"

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const slow = Ads.use((ads) => ads.send({ name: "slow_interaction", duration: 320, target: "button.add" }))

it.effect("ANL-107 advertisers' function is told the name and the fields, and nobody where a page has none", () =>
  Effect.gen(function* () {
    yield* slow
    const gtag = vi.fn()
    vi.stubGlobal("gtag", gtag)
    yield* slow
    expect(gtag.mock.calls).toEqual([["event", "slow_interaction", { duration: 320, target: "button.add" }]])
  }).pipe(Effect.provide(layerGtag))
)

it.effect("ANL-107 where advertisers' function fails the shop goes on, and the console knows", () => {
  const said = vi.spyOn(console, "error").mockReturnValue(undefined)
  vi.stubGlobal("gtag", () => {
    throw new TypeError("dataLayer is undefined")
  })
  return Effect.gen(function* () {
    yield* slow
    expect(said.mock.calls).toEqual([["The advertisers' tag failed", expect.objectContaining({ _tag: "UnknownError" })]])
  }).pipe(Effect.provide([layerGtag, layerConsole]))
})
