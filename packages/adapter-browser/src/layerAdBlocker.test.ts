import { AdBlocker } from "@camber/domain/tracking"
import { afterEach, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { layerAdBlocker } from "./layerTracking.ts"

afterEach(() => document.head.replaceChildren())

it.effect.each([
  ["", false],
  [".adsbox { display: none }", true],
  [".ads { visibility: hidden }", true]
] as const)("GAP-78 CONST-10 detects an ad blocker under the rule '%s': %s, and removes its test element", ([rule, isHidden]) =>
  Effect.gen(function* () {
    const style = document.createElement("style")
    style.textContent = rule
    document.head.append(style)
    expect(yield* AdBlocker.use(({ isThere }) => isThere)).toBe(isHidden)
    expect(document.body.children).toHaveLength(0)
  }).pipe(Effect.provide(layerAdBlocker))
)
