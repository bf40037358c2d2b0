import type { MemoryServices } from "@camber/adapter-memory"
import type { TelemetryEvent } from "@camber/domain/telemetry"
import { afterEach, describe, expect, it } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { createTestRuntime, type WrittenCookie } from "../../../test/createTestRuntime.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"

let engine: EffectRuntime | undefined
afterEach(() => engine?.dispose())

/** Records every external effect of the use cases. */
const start = async () => {
  const requests: Array<string> = []
  const written: Array<WrittenCookie> = []
  const events: Array<TelemetryEvent> = []
  const areas = { local: new Map<string, string>(), session: new Map<string, string>() }
  const services: MemoryServices = {
    graphql: ({ operation }) => {
      requests.push(operation)
      return "away"
    },
    json: ({ path }) => {
      requests.push(path)
      return "away"
    },
    beacon: (path) => void requests.push(path)
  }
  engine = await createTestRuntime(june.cookie, services, { areas, receive: (event) => events.push(event), written })(emptySeed)
  await new Promise((resolve) => setImmediate(resolve))
  return { areas, events, requests, run: engine.run, written }
}

describe("appLayer", () => {
  it("fetches, stores and sends nothing before the first command", async () => {
    const { areas, events, requests, run, written } = await start()
    expect(requests).toEqual([])
    expect(written).toEqual([])
    expect(events).toEqual([])
    expect([...areas.local.keys(), ...areas.session.keys()]).toEqual([])
    await run((use) => use.Cart.use((cart) => cart.load))
    expect(requests).toContain("cart")
  })

  it("passes an earlier event to the listeners with the first command of the visit", async () => {
    const { areas, events, run } = await start()
    await run((use) => use.SearchTerms.use((search) => search.clearRecent))
    await new Promise((resolve) => setImmediate(resolve))
    expect(events.map(({ name }) => name)).toEqual(["Clear Search History Clicked"])
    expect(areas.local.has("SessionCounters")).toBe(false)
    void run((use) => use.Visit.use((visit) => visit.arrive))
    await expect.poll(() => areas.local.has("SessionCounters")).toBe(true)
  })
})
