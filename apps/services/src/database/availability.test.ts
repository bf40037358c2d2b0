import { describe, expect, it, vi } from "vitest"
import { createAvailability } from "./availability.ts"

const silence = () => new Promise<never>(() => undefined)
const rejectConnection = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }))

/** A database that can stop responding. Pending pings resolve when it is restored. */
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

describe("createAvailability", () => {
  it("OPS-18 returns the known value after at most 100 ms without a response, and immediately while the database is unavailable", async () => {
    const database = openSwitch()
    database.silence()
    const availability = createAvailability(database.ping)
    const startedAt = performance.now()
    expect(await availability.loadOr("known", silence)).toBe("known")
    expect(performance.now() - startedAt).toBeLessThan(100)
    const load = vi.fn(silence)
    for (let request = 0; request < 100; request++) expect(await availability.loadOr("known", load)).toBe("known")
    expect(load).not.toHaveBeenCalled()
    expect(database.pings()).toBe(1)
  })

  it("OPS-18 loads again once the database responds to a ping", async () => {
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
    const availability = createAvailability(() => (isRefused ? rejectConnection() : Promise.resolve()))
    expect(await availability.loadOr("known", rejectConnection)).toBe("known")
    isRefused = false
    await vi.waitFor(() => expect(availability.isAway()).toBe(false))
  })

  it("rethrows an error that the server returned", async () => {
    const availability = createAvailability(async () => undefined)
    await expect(availability.loadOr("known", () => Promise.reject(new Error("no such table")))).rejects.toThrow("no such table")
    expect(availability.isAway()).toBe(false)
  })

  it("distinguishes a slow database from one that does not respond by a ping", async () => {
    const database = openSwitch()
    const availability = createAvailability(database.ping)
    expect(await availability.isAnswering()).toBe(true)
    database.silence()
    expect(await availability.isAnswering()).toBe(false)
    expect(availability.isAway()).toBe(true)
  })
})
