import { layerMemoryCookies, layerMemoryHttp, layerMemoryTabs, layerMemoryVisitorAgent } from "@camber/adapter-memory"
import { Telemetry } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { layerTelemetry } from "./layerTelemetry.ts"

interface World {
  readonly cookies?: string
  readonly userAgent?: string
  readonly refusesTracking?: boolean
}

/** Opens the adapter with these settings. Returns the beacons that it has sent. */
const openTelemetry = ({ cookies, ...agent }: World = {}) => {
  const beacons: Array<{ readonly path: string; readonly body: unknown }> = []
  const layer = Layer.provide(
    layerTelemetry,
    Layer.mergeAll(
      layerMemoryHttp({ beacon: (path, body) => void beacons.push({ path, body }) }),
      layerMemoryTabs({ pathname: "/search", search: `?query=${"x".repeat(3000)}` }),
      layerMemoryVisitorAgent(agent),
      layerMemoryCookies(cookies)
    )
  )
  return { layer, beacons }
}
const searched = { name: "Products Searched", query: "cam" } as const
const send = (times: number) =>
  Effect.replicateEffect(
    Telemetry.use((telemetry) => telemetry.send(searched)),
    times,
    { discard: true }
  )

describe("layerTelemetry", () => {
  it.effect("sends a batch two seconds after the first event, each event with its time and page", () => {
    const { beacons, layer } = openTelemetry()
    return Effect.gen(function* () {
      yield* TestClock.setTime(1_000_000)
      yield* send(1)
      yield* TestClock.adjust("1999 millis")
      yield* send(1)
      expect(beacons).toEqual([])
      yield* TestClock.adjust("1 millis")
      const page = `/search?query=${"x".repeat(3000)}`.slice(0, 2000)
      expect(beacons).toEqual([
        {
          path: "/api/events",
          body: {
            events: [
              { event: searched, at: 1_000_000, page },
              { event: searched, at: 1_001_999, page }
            ]
          }
        }
      ])
    }).pipe(Effect.provide(layer))
  })

  it.effect("ANL-04 ANL-118 includes interactions with recommendations", () => {
    const { beacons, layer } = openTelemetry()
    const interaction = { name: "Recommendation Interaction", type: "search", skuBaseNumbers: [], subject: "cam" } as const
    return Effect.gen(function* () {
      yield* Telemetry.use((telemetry) => telemetry.send(interaction))
      yield* TestClock.adjust("2 seconds")
      expect(beacons).toMatchObject([{ path: "/api/events", body: { events: [{ event: interaction }] } }])
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends twenty events at once", () => {
    const { beacons, layer } = openTelemetry()
    return Effect.gen(function* () {
      yield* send(41)
      expect(beacons.map(({ body }) => Object(body).events.length)).toEqual([20, 20])
      yield* TestClock.adjust("1 minute")
      expect(beacons).toHaveLength(3)
    }).pipe(Effect.provide(layer))
  })

  it.effect.each(["pagehide", "visibilitychange"])("sends the batch on the event %s, and only once", (type) => {
    const { beacons, layer } = openTelemetry()
    return Effect.gen(function* () {
      yield* send(1)
      document.dispatchEvent(new Event("visibilitychange"))
      expect(beacons).toHaveLength(0)
      Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" })
      ;(type === "pagehide" ? window : document).dispatchEvent(new Event(type))
      expect(beacons).toHaveLength(1)
      yield* TestClock.adjust("1 minute")
      expect(beacons).toHaveLength(1)
    }).pipe(Effect.provide(layer), Effect.ensuring(Effect.sync(() => Reflect.deleteProperty(document, "visibilityState"))))
  })

  it.effect("sends the batch when the app stops, and not again later", () => {
    const { beacons, layer } = openTelemetry()
    return Effect.gen(function* () {
      yield* send(1).pipe(Effect.provide(layer))
      expect(beacons).toHaveLength(1)
      window.dispatchEvent(new Event("pagehide"))
      expect(beacons).toHaveLength(1)
    })
  })
})

describe("tracking", () => {
  it.effect.each<readonly [string, World]>([
    ["VIS-09 a visitor whose browser opts out", { refusesTracking: true }],
    ["GAP-41 a visitor who opted out", { cookies: "Privacy=refused" }],
    ["VIS-19 VIS-107 an employee", { cookies: "ExcludeFromAnalytics=true" }],
    ["VIS-22 VIS-107 a bot with a known user agent", { userAgent: "Googlebot/2.1" }],
    ["VIS-21 VIS-103 a bot with a known visitor id", { cookies: "VIN=bot-7" }]
  ])("is off for %s", ([, world]) => {
    const { beacons, layer } = openTelemetry(world)
    return Effect.gen(function* () {
      yield* send(30)
      yield* TestClock.adjust("1 minute")
      expect(beacons).toEqual([])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is on for other visitors", () => {
    const { beacons, layer } = openTelemetry({ cookies: "ExcludeFromAnalytics=false; VIN=robot-bot-7" })
    return Effect.gen(function* () {
      yield* send(20)
      expect(beacons).toHaveLength(1)
    }).pipe(Effect.provide(layer))
  })
})
