import type { NewToast } from "@camber/domain/notifications"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { ToWorker } from "../../../service-worker/messages.ts"
import { onReconnect, promptForUpdate, showStaleNotice, registerServiceWorker } from "./registerServiceWorker.ts"

/** Registers a worker; the test controls when its next version arrives. */
const register = (isControlled = true) => {
  const installing = Object.assign(new EventTarget(), { postMessage: vi.fn<(message: ToWorker) => void>() })
  const state: { installing: typeof installing | null; waiting: typeof installing | null } = { installing: null, waiting: null }
  const registration = Object.assign(new EventTarget(), state)
  const workers = Object.assign(new EventTarget(), { controller: isControlled ? installing : null })
  const shown: Array<NewToast> = []
  promptForUpdate(workers, registration, { show: async (notice) => void shown.push(notice) })
  const arrive = () => {
    registration.installing = installing
    registration.dispatchEvent(new Event("updatefound"))
    registration.waiting = installing
    installing.dispatchEvent(new Event("statechange"))
  }
  const takeOver = () => {
    registration.waiting = null
  }
  return { arrive, installing, shown, takeOver, workers }
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, "serviceWorker")
})

describe("a new version", () => {
  it("SEO-03 is offered once it waits, and takes over when the visitor clicks its notice", () => {
    const { arrive, installing, shown, workers } = register()
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined)
    expect(shown).toEqual([])
    arrive()
    expect(shown.map(({ message }) => message)).toEqual(["A new version of the shop is available"])
    workers.dispatchEvent(new Event("controllerchange"))
    expect([reload.mock.calls.length, installing.postMessage.mock.calls]).toEqual([0, []])

    document.body.innerHTML = `<a href="${shown[0]?.link?.href}">Update Now</a>`
    document.querySelector("a")?.click()
    expect(installing.postMessage.mock.calls).toEqual([[{ _tag: "TakeOver" }]])
    workers.dispatchEvent(new Event("controllerchange"))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("SEO-03 reloads on request after another window has activated the new worker", () => {
    const { arrive, shown, takeOver } = register()
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined)
    arrive()
    takeOver()
    document.body.innerHTML = `<a href="${shown[0]?.link?.href}">Update Now</a>`
    document.querySelector("a")?.click()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it("SEO-03 is not offered on the first visit, when no worker was active", () => {
    const { arrive, shown } = register(false)
    arrive()
    expect(shown).toEqual([])
  })
})

describe("the device's worker", () => {
  it("PWA-13 sets up push messages only once it is active", async () => {
    const steps: Array<string> = []
    const ready = Promise.withResolvers<object>()
    const workers = Object.assign(new EventTarget(), {
      controller: null,
      ready: ready.promise,
      getRegistration: async () => new EventTarget()
    })
    vi.stubGlobal("requestIdleCallback", (start: () => void) => start())
    Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true })
    const waited = Promise.withResolvers<void>()
    registerServiceWorker({
      keepOwn: () => undefined,
      refresh: async () => undefined,
      runtime: { run: async () => (steps.push("registered"), waited.resolve()) } as never,
      notices: {} as never,
      notifications: { count: async () => void steps.push("counted") },
      push: { setUp: async ({ isGranted }) => void steps.push(`set up: ${isGranted}`), turnPage: async () => undefined },
      shown: { follow: () => () => undefined } as never
    })
    await waited.promise
    await new Promise((resolve) => setTimeout(resolve))
    expect(steps).toEqual(["registered"])
    ready.resolve({ active: null })
    await expect.poll(() => steps).toEqual(["registered", "set up: false"])
    workers.dispatchEvent(new MessageEvent("message", { data: { _tag: "Told" } }))
    expect(steps.at(-1)).toBe("counted")
    workers.dispatchEvent(new MessageEvent("message", { data: { _tag: "Resubscribe" } }))
    expect(steps.slice(-2)).toEqual(["counted", "set up: false"])
  })
})

describe("a cached page", () => {
  it("SEO-03 shows its date once above the page", () => {
    document.body.innerHTML = `<div id="root"></div>`
    showStaleNotice(Date.UTC(2026, 10, 22, 15))
    showStaleNotice(Date.UTC(2026, 10, 23, 15))
    expect([...document.querySelectorAll("aside")].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("This page is from Nov 23, 2026")
    ])
  })

  it("SEO-03 is refreshed when the network returns, and keeps its notice until the shop responds", async () => {
    document.body.innerHTML = `<div id="root"></div>`
    const asked = vi.fn(async () => Promise.reject<unknown>(new TypeError("not yet")))
    const refresh = vi.fn(async () => undefined)
    onReconnect(refresh, asked)
    dispatchEvent(new Event("online"))
    expect(asked).not.toHaveBeenCalled()

    showStaleNotice(Date.UTC(2026, 10, 22, 15))
    dispatchEvent(new Event("online"))
    await expect.poll(() => asked).toHaveBeenCalledTimes(1)
    expect([refresh.mock.calls.length, document.querySelectorAll("aside").length]).toEqual([0, 1])

    asked.mockImplementation(async () => undefined)
    dispatchEvent(new Event("online"))
    await expect.poll(() => document.querySelectorAll("aside")).toHaveLength(0)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it("OFF-08 is refreshed if the network returned before a listener existed, and retries until the shop responds", async () => {
    document.body.innerHTML = `<div id="root"></div>`
    const refresh = vi.fn(async () => undefined)
    const pauses: Array<number> = []
    let misses = 7
    const probe = async () => {
      if (misses-- > 0) throw new Error("no route yet")
    }
    showStaleNotice(Date.UTC(2026, 10, 22, 15))
    onReconnect(refresh, probe, async (millis) => void pauses.push(millis))
    await expect.poll(() => document.querySelectorAll("aside")).toHaveLength(0)
    expect([refresh.mock.calls.length, pauses]).toEqual([1, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]])
  })
})
