import { describe, expect, it, vi } from "vitest"
import { createAvailability } from "./availability.ts"

const silence = () => new Promise<never>(() => undefined)
const refused = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))

/** A database that can be switched off; it answers what waits once it is switched on. */
const openSwitch = () => {
  let isOn = true
  let pings = 0
  const waiting = new Array<() => void>()
  return {
    ping: () => {
      pings += 1
      return isOn ? Promise.resolve() : new Promise<void>((resolve) => void waiting.push(resolve))
    },
    pings: () => pings,
    silence: () => void (isOn = false),
    restore: () => {
      isOn = true
      for (const answer of waiting.splice(0)) answer()
    }
  }
}

describe("the availability of the database", () => {
  it("OPS-18 returns the known value within 100 ms of silence, and at once from then on", async () => {
    const database = openSwitch()
    database.silence()
    const availability = createAvailability(database.ping)
    const begun = performance.now()
    expect(await availability.loadOr("known", silence)).toBe("known")
    expect(performance.now() - begun).toBeLessThan(100)
    const load = vi.fn(silence)
    for (let request = 0; request < 100; request++) expect(await availability.loadOr("known", load)).toBe("known")
    expect(load).not.toHaveBeenCalled()
    expect(database.pings()).toBe(1)
  })

  it("OPS-18 loads again once a ping is answered", async () => {
    const database = openSwitch()
    database.silence()
    const availability = createAvailability(database.ping)
    await availability.loadOr("known", silence)
    expect(availability.isAway()).toBe(true)
    database.restore()
    await vi.waitFor(() => expect(availability.isAway()).toBe(false))
    expect(await availability.loadOr("known", async () => "new")).toBe("new")
  })

  it("OPS-18 pings again after a refused connection", async () => {
    let isRefused = true
    const availability = createAvailability(() => (isRefused ? refused() : Promise.resolve()))
    expect(await availability.loadOr("known", refused)).toBe("known")
    isRefused = false
    await vi.waitFor(() => expect(availability.isAway()).toBe(false))
  })

  it("throws the error of a query that the server answered", async () => {
    const availability = createAvailability(async () => undefined)
    await expect(availability.loadOr("known", () => Promise.reject(new Error("no such table")))).rejects.toThrow("no such table")
    expect(availability.isAway()).toBe(false)
  })

  it("tells a slow database from a silent one by a ping", async () => {
    const database = openSwitch()
    const availability = createAvailability(database.ping)
    expect(await availability.isAnswering()).toBe(true)
    database.silence()
    expect(await availability.isAnswering()).toBe(false)
    expect(availability.isAway()).toBe(true)
  })
})
