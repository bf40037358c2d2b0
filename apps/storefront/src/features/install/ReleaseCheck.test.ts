import { afterEach, expect, it, vi } from "vitest"
import { ReleaseCheck } from "./ReleaseCheck.ts"

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, "serviceWorker")
})

const withRegistration = (registration: object | undefined) => {
  Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration: async () => registration }, configurable: true })
  const release = new ReleaseCheck()
  return () => release.isCurrent()
}

it("PWA-12 ReleaseCheck treats a page as current until the server has another worker, and asks the server once a minute", async () => {
  const registration = { active: {}, installing: null, waiting: null as object | null, update: vi.fn(async () => undefined) }
  const now = vi.spyOn(performance, "now").mockReturnValue(5000)
  const isCurrent = withRegistration(registration)
  expect([await isCurrent(), await isCurrent()]).toEqual([true, true])
  expect(registration.update).toHaveBeenCalledTimes(1)
  registration.update.mockImplementation(async () => void (registration.waiting = {}))
  now.mockReturnValue(66_000)
  expect(await isCurrent()).toBe(false)
  expect(registration.update).toHaveBeenCalledTimes(2)
})

it("PWA-12 ReleaseCheck treats a page as current if the browser has no service worker, or installs its first one", async () => {
  expect(await withRegistration(undefined)()).toBe(true)
  expect(await withRegistration({ active: null, installing: {} })()).toBe(true)
})

it("PWA-12 ReleaseCheck treats the release as unknown without a network or if the server cannot be reached", async () => {
  const isCurrent = withRegistration({
    active: {},
    installing: null,
    waiting: null,
    update: async () => Promise.reject(new TypeError("no network"))
  })
  expect(await isCurrent()).toBe(false)
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  expect(await isCurrent()).toBe(false)
})
