import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Install } from "./Install.ts"

const android = "Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36"
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36"
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/604.1"

const around = (userAgent: string, isFlagOn = true) => {
  const world = new BrowserTestContext().answering("GetFeatureFlags", { featureFlags: [{ name: "Frontend_PWA", value: isFlagOn }] })
  world.userAgent = userAgent
  return world
}
const inside = <A, E>(world: BrowserTestContext, run: (install: Install["Service"]) => Effect.Effect<A, E>) =>
  Install.use(run).pipe(Effect.provide(Layer.provideMerge(Layer.provide(Install.layer, Flags.layer), world.layer)))
const promptOf = (install: Install["Service"]) => Effect.map(Stream.runHead(install.changes), Option.getOrThrow)
/** What is told of installing, beside the flags that it asks for. */
const told = ({ events }: BrowserTestContext) =>
  events
    .filter(({ name }) => name !== "Feature Flags Assigned")
    .map((event) => ("platform" in event ? `${event.name}: ${event.platform}` : event.name))

describe("installing the shop", () => {
  it.effect("PWA-02 PWA-06 ANL-117 a computer shows a QR code; its end is told, then the held prompt is let go", () => {
    const world = around(windows)
    world.deferredPrompt = "accepted"
    return inside(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect(yield* promptOf(install)).toMatchObject({
          _tag: "QrCode",
          href: "https://shop.example/pages/appInstall?source=desktop-install"
        })
        yield* install.engage
        yield* install.engage
        yield* install.end("dismissed")
        yield* install.end("dismissed")
        expect([(yield* promptOf(install))._tag, world.deferredPrompt]).toEqual(["Closed", null])
        expect(told(world)).toEqual([
          "Install Prompt Shown: desktop",
          "Install Prompt Engaged: desktop",
          "Install Prompt Dismissed: desktop"
        ])
      })
    )
  })

  it.effect("PWA-03 ANL-117 an Apple device shows steps", () => {
    const world = around(iPhone)
    world.hasTouch = true
    return inside(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect(yield* promptOf(install)).toMatchObject({ _tag: "Steps", instructions: { _tag: "Steps" } })
        yield* install.end("accepted")
        expect(told(world)).toEqual(["Install Prompt Shown: apple", "Install Prompt Accepted: apple"])
      })
    )
  })

  it.effect.each(["accepted", "dismissed"] as const)(
    "PWA-05 PWA-06 GAP-C49 any other device shows the held prompt of the browser, once: %s",
    (outcome) => {
      const world = around(android)
      world.deferredPrompt = outcome
      return inside(world, (install) =>
        Effect.gen(function* () {
          yield* install.offer
          expect([(yield* promptOf(install))._tag, world.deferredPrompt]).toEqual(["Closed", null])
          const end = outcome === "accepted" ? "Accepted" : "Dismissed"
          expect(told(world)).toEqual(["Install Prompt Shown: other", `Install Prompt ${end}: other`])
          yield* install.offer
          expect(told(world)).toHaveLength(2)
        })
      )
    }
  )

  it.effect("ERR-123 PWA-05 a device that cannot is logged as an error, and shows nothing", () => {
    const world = around(android)
    return inside(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect([(yield* promptOf(install))._tag, told(world)]).toEqual(["Closed", []])
        expect(world.logged).toEqual(["Error: Install prompt on an unsupported device"])
      })
    )
  })

  it.effect("PWA-07 neither prompt nor entry is there without the flag", () => {
    const world = around(windows, false)
    return inside(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect([yield* install.isEntryShown, (yield* promptOf(install))._tag, world.events]).toEqual([false, "Closed", []])
      })
    )
  })

  it.effect("PWA-07 an installed shop has no entry", () => {
    const world = around(iPhone)
    return inside(world, (install) =>
      Effect.gen(function* () {
        expect(yield* install.isEntryShown).toBe(true)
        world.wasInstalled = true
        expect(yield* install.isEntryShown).toBe(false)
        world.wasInstalled = false
        world.isInstalled = true
        expect(yield* install.isEntryShown).toBe(false)
      })
    )
  })
})

describe("the worker", () => {
  it.effect.each([
    ["is set up where the network is free", {}, 1],
    ["is not where the network is spared", { sparesNetwork: true }, 0],
    ["is in the installed shop, whatever the network", { sparesNetwork: true, isInstalled: true }, 1]
  ] as const)("PWA-12 SEO-03 %s", ([, device, times]) => {
    const world = Object.assign(around(android), device)
    return inside(world, (install) =>
      Effect.gen(function* () {
        yield* install.prepare
        expect(world.count("worker")).toBe(times)
      })
    )
  })

  it.effect.each([
    ["a prompt here", android, 1],
    ["steps for here", iPhone, 1],
    ["a code for another device", windows, 0]
  ] as const)("PWA-12 SEO-03 whoever wants to install the shop asks for it: %s", ([, userAgent, times]) => {
    const world = Object.assign(around(userAgent), { sparesNetwork: true, hasTouch: true, deferredPrompt: "accepted" })
    return inside(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect(world.count("worker")).toBe(times)
      })
    )
  })
})
