import { COOKIE_DAYS, Cookies } from "@camber/domain/ports"
import { afterEach, describe, expect, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { layerCookies } from "./layerBrowser.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Spies on what is written to `document.cookie` on a page with this URL. */
const writing = (address: string) => {
  vi.stubGlobal("location", new URL(address))
  return vi.spyOn(document, "cookie", "set").mockReturnValue(undefined)
}
const write = (days?: number | null) => Cookies.use((cookies) => cookies.write("Theme", "dark", days)).pipe(Effect.provide(layerCookies))

describe("a cookie", () => {
  it.effect("CONST-01 CONST-101 lasts 365 days for the whole shop by default, and is sent only over HTTPS", () =>
    Effect.gen(function* () {
      const written = writing("https://shop.example/")
      yield* write()
      expect(COOKIE_DAYS).toBe(365)
      expect(written.mock.calls).toEqual([[`Theme=dark; path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax; secure`]])
    })
  )

  it.effect("GAP-C23 is also written over plain HTTP, without the Secure attribute, because the browser would otherwise discard it", () =>
    Effect.gen(function* () {
      const written = writing("http://127.0.0.1:3000/")
      yield* write(1)
      yield* write(null)
      expect(written.mock.calls).toEqual([["Theme=dark; path=/; max-age=86400; samesite=lax"], ["Theme=dark; path=/; samesite=lax"]])
    })
  )
})
