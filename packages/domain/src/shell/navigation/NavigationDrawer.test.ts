import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger, Stream } from "effect"
import { closedDrawer, mainPanel, shopPanel } from "./machine.ts"
import type { DrawerEvent } from "./model.ts"
import { NavigationDrawer } from "./NavigationDrawer.ts"
import { toPanel } from "./menu.ts"

const logged: Array<string> = []
const layer = NavigationDrawer.layer.pipe(
  Layer.provideMerge(Logger.layer([Logger.make(({ logLevel, message }) => void logged.push(`${logLevel} ${String(message)}`))]))
)
const drawer = Effect.flatMap(NavigationDrawer, ({ changes }) =>
  Effect.map(Stream.runCollect(Stream.take(changes, 1)), ([now]) => now ?? closedDrawer)
)

describe("NavigationDrawer", () => {
  it.effect("NAV-33 NAV-34 NAV-35 applies every action and emits every change", () =>
    Effect.gen(function* () {
      const { act, changes } = yield* NavigationDrawer
      const seen = yield* Effect.forkChild(Stream.runCollect(Stream.take(changes, 5)), { startImmediately: true })
      const brand = toPanel({
        primary: "Wilwood",
        href: null,
        brandImageUrl: null,
        count: null,
        subItems: [{ primary: "Kits", href: "/x", brandImageUrl: null, count: null }]
      })
      const actions: ReadonlyArray<unknown> = [
        { _tag: "Opened", at: "shop" },
        { _tag: "Pushed", panel: brand },
        { _tag: "Popped" },
        { _tag: "Closed" }
      ]
      for (const action of actions) {
        yield* act(action)
        yield* Effect.repeat(Effect.yieldNow, { times: 10 })
      }
      expect((yield* Fiber.join(seen)).map(({ isOpen, panels }) => [isOpen, panels.length])).toEqual([
        [false, 1],
        [true, 2],
        [true, 3],
        [true, 2],
        [false, 2]
      ])
      expect((yield* drawer).panels).toEqual([mainPanel, shopPanel])
    }).pipe(Effect.provide(layer))
  )

  it.effect.each<unknown>([
    { _tag: "Toggled" },
    { type: "reset" },
    { _tag: "Pushed", panel: { _tag: "List", title: "x", list: "no such list" } },
    { _tag: "Pushed" },
    "Reset",
    null,
    undefined
  ])("NAV-36 ignores the unknown action %j with a warning", (action) =>
    Effect.gen(function* () {
      const { act } = yield* NavigationDrawer
      yield* act({ _tag: "Opened", at: "shop" } satisfies DrawerEvent)
      const before = yield* drawer
      logged.length = 0
      yield* act(action)
      expect(yield* drawer).toBe(before)
      expect(logged).toEqual([expect.stringMatching(/^Warn(ing)? Unknown navigation drawer action/)])
    }).pipe(Effect.provide(layer))
  )
})
