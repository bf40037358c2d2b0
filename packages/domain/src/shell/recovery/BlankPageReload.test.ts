import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { BlankPageReload } from "./BlankPageReload.ts"

const reload = (world: BrowserTestContext) =>
  BlankPageReload.use((page) => page.reloadOnce).pipe(Effect.provide(Layer.provideMerge(BlankPageReload.layer, world.layer)))

describe("BlankPageReload", () => {
  it.effect("ERR-17 ERR-127 reloads the page with the marker and keeps the rest of its URL", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().at("/search", "?query=a%26b")
      world.address = { ...world.address, hash: "#reviews" }
      expect(yield* reload(world)).toBe(true)
      expect(world.gone).toEqual(["/search?query=a%26b&CsrErrorRefresh=1#reviews"])
    })
  )

  it.effect("ERR-18 ERR-128 does not reload a second time, which is logged", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext().at("/search", "?CsrErrorRefresh=1&query=cam")
      expect(yield* reload(world)).toBe(false)
      expect(world.gone).toEqual([])
      expect(world.logged).toEqual(["Error: Failed to render the page twice"])
    })
  )
})
