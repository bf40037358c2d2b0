import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Stream } from "effect"
import { layerFlags } from "../../foundation/flags/layerFlags.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Install } from "./Install.ts"

const android = "Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36"
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36"
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/604.1"

const createContext = (userAgent: string, isFlagOn = true) => {
  const world = new BrowserTestContext().answering("GetFeatureFlags", { featureFlags: [{ name: "Frontend_PWA", value: isFlagOn }] })
  world.userAgent = userAgent
  return world
}
const runWithInstall = <A, E>(world: BrowserTestContext, run: (install: Install["Service"]) => Effect.Effect<A, E>) =>
  Install.use(run).pipe(Effect.provide(Layer.provideMerge(Layer.provide(Install.layer, layerFlags), world.layer)))
const getPrompt = (install: Install["Service"]) => Effect.map(Stream.runHead(install.changes), Option.getOrThrow)
/** Lists the install events without those of feature flags. */
const listEvents = ({ events }: BrowserTestContext) =>
  events
    .filter(({ name }) => name !== "Feature Flags Assigned")
    .map((event) => ("platform" in event ? `${event.name}: ${event.platform}` : event.name))

describe("Install", () => {
  it.effect("PWA-02 PWA-06 ANL-117 shows a QR code on a computer, reports its closing and then discards the captured prompt", () => {
    const world = createContext(windows)
    world.deferredPrompt = "accepted"
    return runWithInstall(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect(yield* getPrompt(install)).toMatchObject({
          _tag: "QrCode",
          href: "https://shop.example/pages/appInstall?source=desktop-install"
        })
        yield* install.engage
        yield* install.engage
        yield* install.end("dismissed")
        yield* install.end("dismissed")
        expect((yield* getPrompt(install))._tag).toBe("Closed")
        expect(world.deferredPrompt).toBeNull()
        expect(listEvents(world)).toEqual([
          "Install Prompt Shown: desktop",
          "Install Prompt Engaged: desktop",
          "Install Prompt Dismissed: desktop"
        ])
      })
    )
  })

  it.effect("PWA-03 ANL-117 shows steps on an Apple device", () => {
    const world = createContext(iPhone)
    world.hasTouch = true
    return runWithInstall(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect(yield* getPrompt(install)).toMatchObject({ _tag: "Steps", instructions: { _tag: "Steps" } })
        yield* install.end("accepted")
        expect(listEvents(world)).toEqual(["Install Prompt Shown: apple", "Install Prompt Accepted: apple"])
      })
    )
  })

  it.effect.each(["accepted", "dismissed"] as const)(
    "PWA-05 PWA-06 GAP-C49 shows the captured browser prompt once on any other device: %s",
    (outcome) => {
      const world = createContext(android)
      world.deferredPrompt = outcome
      return runWithInstall(world, (install) =>
        Effect.gen(function* () {
          yield* install.offer
          expect((yield* getPrompt(install))._tag).toBe("Closed")
          expect(world.deferredPrompt).toBeNull()
          const end = outcome === "accepted" ? "Accepted" : "Dismissed"
          expect(listEvents(world)).toEqual(["Install Prompt Shown: other", `Install Prompt ${end}: other`])
          yield* install.offer
          expect(listEvents(world)).toHaveLength(2)
        })
      )
    }
  )

  it.effect("ERR-123 PWA-05 logs an error and shows nothing on an unsupported device", () => {
    const world = createContext(android)
    return runWithInstall(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect((yield* getPrompt(install))._tag).toBe("Closed")
        expect(listEvents(world)).toEqual([])
        expect(world.logged).toEqual(["Error: Install prompt on an unsupported device"])
      })
    )
  })

  it.effect("PWA-07 shows neither prompt nor menu entry without the flag", () => {
    const world = createContext(windows, false)
    return runWithInstall(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect(yield* install.isEntryShown).toBe(false)
        expect((yield* getPrompt(install))._tag).toBe("Closed")
        expect(world.events).toEqual([])
      })
    )
  })

  it.effect("PWA-07 shows no menu entry in an installed app", () => {
    const world = createContext(iPhone)
    return runWithInstall(world, (install) =>
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

describe("the service worker", () => {
  it.effect.each([
    ["is registered on an unrestricted network", {}, 1],
    ["is not registered if network usage must be reduced", { sparesNetwork: true }, 0],
    ["is registered in the installed app on any network", { sparesNetwork: true, isInstalled: true }, 1]
  ] as const)("PWA-12 SEO-03 %s", ([, device, times]) => {
    const world = Object.assign(createContext(android), device)
    return runWithInstall(world, (install) =>
      Effect.gen(function* () {
        yield* install.prepare
        expect(world.count("worker")).toBe(times)
      })
    )
  })

  it.effect.each([
    ["a browser prompt on this device", android, 1],
    ["steps for this device", iPhone, 1],
    ["a QR code for another device", windows, 0]
  ] as const)("PWA-12 SEO-03 is registered if the shopper installs the app on this device: %s", ([, userAgent, times]) => {
    const world = Object.assign(createContext(userAgent), { sparesNetwork: true, hasTouch: true, deferredPrompt: "accepted" })
    return runWithInstall(world, (install) =>
      Effect.gen(function* () {
        yield* install.offer
        expect(world.count("worker")).toBe(times)
      })
    )
  })
})
